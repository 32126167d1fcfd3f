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

const CERTIFIER = 'https://www.legitscript.com/'

/** The report when only these addresses were fetched, with these statuses. */
const check = (statuses: Record<string, number>, content = getFixtureContent()) =>
  checkLinks(
    content,
    async () => new Map(Object.entries(statuses).map(([url, status]) => [url, answer(url, status)])),
  )

test('lists problems, then unclear links, each sorted by label and address, with the places of a link', async () => {
  const { text, json, isFine } = await check({
    'https://z.com/': 404,
    'https://ok.com/': 200,
    'https://busy.com/': 429,
    'https://down.com/': 500,
    [CERTIFIER]: 404,
    'https://members.com/': 403,
  })
  expect(text.split('\n\n')).toEqual([
    [
      'To look at:',
      `  ${CERTIFIER}`,
      '    page gone: status 404',
      '    content/site.json → certifier.url',
      '  https://z.com/',
      '    page gone: status 404',
    ].join('\n'),
    [
      'Unclear to a program (open these in a browser):',
      '  https://members.com/',
      '    blocks programs: status 403',
      '  https://busy.com/',
      '    rate-limited: status 429',
      '  https://down.com/',
      '    server error: status 500',
    ].join('\n'),
    expect.stringMatching(
      /^Stand-ins, not fetched \(npm run launch-check\): https:\/\/[^,]+\.example\/?[^,]*, https:/,
    ),
    '2 to look at, 3 unclear, 1 fine.',
  ])
  expect(json).toMatchObject({
    summary: { look: 2, unclear: 3, fine: 1, standIns: expect.any(Number) },
    links: expect.arrayContaining([
      {
        address: CERTIFIER,
        verdict: 'gone',
        level: 'look',
        label: 'page gone',
        detail: 'status 404',
        places: ['content/site.json → certifier.url'],
      },
    ]),
    standIns: expect.arrayContaining([
      { address: 'https://t-mates.example/', places: ['content/providers/t-mates.json → websiteUrl'] },
    ]),
  })
  expect(isFine).toBe(false)
})

test('passes when nothing but unclear links and stand-ins is left', async () => {
  const { text, isFine } = await check({ 'https://busy.com/': 429 })
  expect(text).toMatch(/^Unclear to a program/)
  expect(isFine).toBe(true)
})

test('prints one line when there are no problems and no stand-ins', async () => {
  const content = JSON.parse(JSON.stringify(getFixtureContent()).replaceAll('.example', '.com'))
  expect((await check({ [CERTIFIER]: 200 }, content)).text).toBe('0 to look at, 0 unclear, 1 fine.')
})

test('fetches every link of the content except stand-ins', async () => {
  const fetched: string[] = []
  const content = getFixtureContent()
  await checkLinks(content, async (addresses) => {
    fetched.push(...addresses)
    return new Map()
  })
  const all = [...collectLinks(content).keys()]
  expect(fetched).toEqual(all.filter((address) => !address.includes('.example')))
  expect(fetched).toContain(CERTIFIER)
  expect(all.length).toBeGreaterThan(fetched.length)
})
