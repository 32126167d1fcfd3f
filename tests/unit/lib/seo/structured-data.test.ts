// What the structured data says that no exported page can show; tests/site compares the rest with the pages.
import { getGuides, getSite } from '@/lib/content'
import type { Guide } from '@/lib/schemas/documents'
import { makeArticle, makeDataset } from '@/lib/seo/structured-data/nodes'

const siteUrl = 'https://weighpoint.example'

function describeGuide(changes: Partial<Guide>) {
  const [guide] = getGuides()
  if (!guide) throw new Error('there is no guide')
  return makeArticle({
    guide: { ...guide, ...changes },
    path: '/guides/x',
    sources: [],
    name: getSite().name,
    siteUrl,
  })
}

test('an article has a reviewer only if the guide has one, and the day of its last change', () => {
  const reviewer = { name: 'A. Doe, MD', date: '2026-11-20', record: 'https://records.example/1' }
  const days = { published: '2026-11-20', modified: null }
  expect(describeGuide({ ...days, reviewer: null })).toMatchObject({
    dateModified: '2026-11-20',
    mainEntityOfPage: 'https://weighpoint.example/guides/x',
  })
  expect(describeGuide({ ...days, modified: '2027-01-02', reviewer })).toMatchObject({
    dateModified: '2027-01-02',
    mainEntityOfPage: { '@type': 'WebPage', reviewedBy: { '@type': 'Person', name: 'A. Doe, MD' } },
  })
})

test('the editors are an organization, a named author is a person', () => {
  expect(describeGuide({ author: 'Weighpoint editors' }).author).toEqual({
    '@type': 'Organization',
    name: 'Weighpoint editors',
    url: siteUrl,
  })
  expect(describeGuide({ author: 'Ann Doe' }).author).toEqual({ '@type': 'Person', name: 'Ann Doe' })
})

test('the open data has a license only if there is one', () => {
  const facts = { siteName: 'Weighpoint', name: 'Data', description: 'Text', siteUrl, modified: null }
  expect(makeDataset({ ...facts, license: null })).not.toHaveProperty('license')
})
