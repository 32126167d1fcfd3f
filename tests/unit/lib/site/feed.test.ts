import { makeFeed } from '@/lib/site/feed'
import { getExampleContent } from '../../example-content'

const { guides, pages, posts, site } = getExampleContent()
const make = (changes: Partial<Parameters<typeof makeFeed>[0]> = {}) =>
  makeFeed({
    ...site,
    description: pages.pages.home.description,
    siteUrl: 'https://weighpoint.example',
    guides,
    posts: posts.posts,
    ...changes,
  })

test('every guide and dated post is an entry, newest first', () => {
  const [guide] = guides
  if (!guide) throw new Error('there is no guide')
  const xml = make({
    guides: [...guides, { ...guide, slug: 'newer', title: 'Newer & better', published: '2027-01-02' }],
  })
  const titles = [...xml.matchAll(/<entry>\s*<title type="html"><!\[CDATA\[(.*?)\]\]>/g)].map(
    (match) => match[1],
  )
  expect(titles).toHaveLength(7)
  expect(titles[0]).toBe('Newer & better')
  expect(xml).toContain('<link href="https://weighpoint.example/guides/newer"/>')
  expect(xml).toContain('<updated>2027-01-02T00:00:00.000Z</updated>')
  expect(xml).not.toContain('bestofmonth') // its date is the reader's month
})

test('an empty blog has an empty feed', () => {
  expect(make({ guides: [], posts: [] })).not.toContain('<entry>')
})

test('a changed guide moves up, and keeps the day it was published', () => {
  const [guide] = guides
  if (!guide) throw new Error('there is no guide')
  const xml = make({ guides: [{ ...guide, published: '2026-11-20', modified: '2027-03-04' }], posts: [] })
  expect(xml).toMatch(
    /<updated>2027-03-04T00:00:00.000Z<\/updated>[\s\S]*<published>2026-11-20T00:00:00.000Z/,
  )
})
