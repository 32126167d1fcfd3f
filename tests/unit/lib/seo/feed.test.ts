import { getContent } from '@/lib/content'
import type { LoggedChange } from '@/lib/providers/change-wording'
import { makeFeed } from '@/lib/seo/feed'
import { getFixtureContent } from '../../../fixtures/checked-content'

const { guides, posts, site } = getFixtureContent()
const make = (changes: Parameters<typeof makeFeed>[0] = {}) =>
  makeFeed({ site, guides, posts: posts.posts, changes: [], corrections: [], ...changes })

test('every guide and dated post is an entry, newest first', () => {
  const [guide] = guides
  if (!guide) throw new Error('there is no guide')
  const xml = make({
    guides: [...guides, { ...guide, slug: 'newer', title: 'Newer & <5% better', published: '2027-01-02' }],
  })
  const titles = [...xml.matchAll(/<entry>\s*<title type="html"><!\[CDATA\[(.*?)\]\]>/g)].map(
    (match) => match[1],
  )
  expect(titles).toHaveLength(7)
  expect(titles[0]).toBe('Newer &amp; &lt;5% better') // the feed says that titles are HTML
  expect(xml).toContain('<link href="https://weighpoint.example/guides/newer"/>')
  expect(xml).toContain('<updated>2027-01-02T12:00:00.000Z</updated>')
  expect(xml).not.toContain('bestofmonth') // its date is the reader's current month
})

test('an empty blog has an empty feed', () => {
  expect(make({ guides: [], posts: [], changes: [] })).not.toContain('<entry>')
})

test('a change is an entry with its own date, and an id that stays the same as others are added', () => {
  const change: LoggedChange = {
    on: '2026-12-01',
    provider: 't-mates',
    name: 'T-Mates',
    field: 'offers.monthly.price',
    what: 'price',
    from: '$99 a month',
    to: '$109 a month',
    reason: 'The provider raised its price',
  }
  const newer = { ...change, on: '2027-01-05' }
  const xml = make({ changes: [newer, change] })
  const [first, second] = xml.split('<entry>').slice(1)
  expect(first).toContain(
    '<id>https://weighpoint.example/bestofmonth#t-mates-offers-monthly-price-2027-01-05</id>',
  )
  expect(second).toContain(
    '<id>https://weighpoint.example/bestofmonth#t-mates-offers-monthly-price-2026-12-01</id>',
  )
  expect(second).toContain('<link href="https://weighpoint.example/bestofmonth#changes"/>')
  expect(second).toContain('<updated>2026-12-01T12:00:00.000Z</updated>')
  expect(second).toContain('T-Mates, price: $99 a month → $109 a month')
  expect(second).toContain('The provider raised its price')
  expect(make({ changes: [change] })).toContain(
    second
      ?.trim()
      .replace(/<\/feed>$/, '')
      .trim(),
  )
})

test('a correction is an entry that links to its place on the page', () => {
  const xml = make({
    corrections: [
      { id: 'rounding', date: '2027-01-05', page: '/calculator', was: 'minus 35 lbs.', now: 'minus 36 lbs.' },
    ],
  })
  const [first] = xml.split('<entry>').slice(1)
  expect(first).toContain('<link href="https://weighpoint.example/corrections#rounding"/>')
  expect(first).toContain('It said: minus 35 lbs. It now says: minus 36 lbs.')
})

test('a changed guide moves up and keeps its publication date', () => {
  const [guide] = guides
  if (!guide) throw new Error('there is no guide')
  const xml = make({ guides: [{ ...guide, published: '2026-11-20', modified: '2027-03-04' }], posts: [] })
  expect(xml).toMatch(
    /<updated>2027-03-04T12:00:00.000Z<\/updated>[\s\S]*<published>2026-11-20T12:00:00.000Z/,
  )
})

test('the head of the feed has its owner, its address, and its last change', () => {
  const head = make({ guides: [], posts: [] })
  for (const part of [
    '<id>https://weighpoint.example/</id>',
    `<title>${site.name}</title>`,
    '<updated>1970-01-01T00:00:00.000Z</updated>',
    `<generator>${site.name}</generator>`,
    '<link rel="alternate" href="https://weighpoint.example/blog"/>',
    '<link rel="self" href="https://weighpoint.example/feed.xml"/>',
    `<rights>© ${site.copyrightYear} ${site.name}</rights>`,
    `<subtitle>${getContent().pages.pages.home.description}</subtitle>`,
  ]) {
    expect(head).toContain(part)
  }
})

test('an entry names its author: that of the guide, or the site', () => {
  const [guide] = guides
  const [post] = posts.posts.filter(({ date }) => date !== 'current-month')
  if (!guide || !post) throw new Error('there is no guide or no post')
  const ofGuide = make({ guides: [{ ...guide, author: 'Ann Doe' }], posts: [] })
  expect(ofGuide).toContain('<name>Ann Doe</name>')
  expect(ofGuide).toContain(`<id>https://weighpoint.example/guides/${guide.slug}</id>`)
  const ofPost = make({ guides: [], posts: [{ ...post, href: '/calculator', date: '2026-12-24' }] })
  expect(ofPost).toContain(`<name>${site.name}</name>`)
  expect(ofPost).toContain('<id>https://weighpoint.example/calculator</id>')
  expect(ofPost).toContain('<link href="https://weighpoint.example/calculator"/>')
  expect(ofPost).toContain('<published>2026-12-24T12:00:00.000Z</published>')
  expect(ofPost).toContain(post.excerpt)
})

test('entries with the same date are sorted by address', () => {
  const [guide] = guides
  if (!guide) throw new Error('there is no guide')
  const day = { ...guide, published: '2026-12-24', modified: undefined }
  const xml = make({ guides: ['b', 'c', 'a'].map((slug) => ({ ...day, slug })), posts: [] })
  expect([...xml.matchAll(/<id>.*guides\/(.)<\/id>/g)].map((match) => match[1])).toEqual(['a', 'b', 'c'])
})
