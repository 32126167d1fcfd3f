import { checkLinks } from '@/lib/editing/links/check-links'
import { collectLinks } from '@/lib/editing/links/collect-links'
import type { Fetched } from '@/lib/editing/web/polite-fetch'
import { getFixtureContent } from '../../../../fixtures/fixture-content'

const answer = (url: string, status: number): Fetched => ({
  ...{ url, hops: [], reason: null, status, type: 'text/html', body: '', isCut: false },
})

test('every address in the content is found with its places: fields, frontmatter and text', () => {
  const content = structuredClone(getFixtureContent())
  const [guide] = content.guides
  if (!guide) throw new Error('the fixture content has no guide')
  guide.reviewer = { name: 'Ada', date: '2026-11-20', record: 'https://records.com/ada' }
  guide.body.links.push({ href: 'https://www.legitscript.com/', line: 12 }, { href: '/blog', line: 13 })
  const links = collectLinks(content)
  expect(links.get('https://www.legitscript.com/')).toEqual([
    'content/site.json → certifier.url',
    `content/guides/${guide.slug}.mdx → line 12`,
  ])
  expect(links.get('https://records.com/ada')).toEqual([`content/guides/${guide.slug}.mdx → reviewer.record`])
  expect(links.get('https://t-mates.example/')).toEqual(['content/providers/t-mates.json → websiteUrl'])
  expect([...links.keys()].every((address) => address.startsWith('https://'))).toBe(true)
})

test('the report says what to look at, what is unclear, and leaves out stand-ins', async () => {
  const asked: string[] = []
  const { text, json, isFine } = await checkLinks(getFixtureContent(), async (addresses) => {
    asked.push(...addresses)
    const statusOf = (url: string) => (url.includes('ema.europa') ? 404 : url.includes('govinfo') ? 429 : 200)
    return new Map(addresses.map((url) => [url, answer(url, statusOf(url))]))
  })
  expect(asked.filter((address) => address.includes('.example'))).toEqual([])
  expect(text).toMatch(
    /^To look at:\n {2}https:\/\/www\.ema\.europa\.eu\/en\/medicines\/human\/EPAR\/wegovy\n {4}page gone: status 404\n {4}content\/sources\.json → sources\[\d+\]\.url\n\nUnclear to a program/,
  )
  expect(text).toMatch(/1 to look at, 1 unclear, \d+ fine\.$/)
  expect(json).toMatchObject({ summary: { look: 1, unclear: 1 } })
  expect(isFine).toBe(false)
})
