// What the structured data says that no exported page can show; tests/site compares the rest with the pages.

import { type Guide, getContent, getGuides } from '@/lib/content'
import { describeGuide, describeOpenData } from '@/lib/seo/structured-data'

function describeChanged(changes: Partial<Guide>) {
  const [guide] = getGuides()
  if (!guide) throw new Error('there is no guide')
  return describeGuide({ ...guide, slug: 'x', ...changes })
}

test('an article has a reviewer only if the guide has one, and the day of its last change', () => {
  const reviewer = { name: 'A. Doe, MD', date: '2026-11-20', record: 'https://records.example/1' }
  const days = { published: '2026-11-20', modified: undefined }
  expect(describeChanged({ ...days, reviewer: undefined })).toMatchObject({
    dateModified: '2026-11-20',
    mainEntityOfPage: 'https://weighpoint.example/guides/x',
  })
  expect(describeChanged({ ...days, modified: '2027-01-02', reviewer })).toMatchObject({
    dateModified: '2027-01-02',
    mainEntityOfPage: { '@type': 'WebPage', reviewedBy: { '@type': 'Person', name: 'A. Doe, MD' } },
  })
})

test('the editors are an organization, a named author is a person', () => {
  expect(describeChanged({ author: 'Weighpoint editors' }).author).toEqual({
    '@type': 'Organization',
    name: 'Weighpoint editors',
    url: 'https://weighpoint.example',
  })
  expect(describeChanged({ author: 'Ann Doe', isAuthorPerson: true }).author).toEqual({
    '@type': 'Person',
    name: 'Ann Doe',
  })
})

test('the open data has a license only if there is one', () => {
  const dataLicense = { name: 'A license', url: 'https://license.example/' }
  expect(describeOpenData({ ...getContent().site, dataLicense })).toMatchObject({ license: dataLicense.url })
  expect(describeOpenData({ ...getContent().site, dataLicense: undefined })).not.toHaveProperty('license')
})
