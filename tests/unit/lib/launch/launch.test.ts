import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isStandIn } from '@/lib/base/stand-in'
import { formatIssues } from '@/lib/content/issue'
import { KIND_NAMES, KINDS } from '@/lib/content/kinds'
import { parseMdxFile } from '@/lib/content/mdx-file'
import { type BuiltFile, findBuildEntries } from '@/lib/launch/build-entries'
import { findContentEntries } from '@/lib/launch/content-entries'
import { findWeakness } from '@/lib/launch/entry'
import { formatReport } from '@/lib/launch/report'
import { QUESTION_COUNT_LABEL } from '@/lib/quiz/answers'
import { FIXTURES_ROOT } from '../../../fixtures/content-files'
import {
  checkPlain,
  type PlainContent,
  readRawContent,
  toRawContent,
} from '../../../fixtures/fixture-content'
import {
  EVIDENCE,
  makeDocumentLaunchReady,
  makeJsonLaunchReady,
  SIGN_OFF,
} from '../../../fixtures/launch-ready'

const TODAY = '2026-12-31'

function find(raw: PlainContent) {
  const { content, issues } = checkPlain(raw)
  if (!content) throw new Error(formatIssues(issues))
  return findContentEntries(content, toRawContent(raw), TODAY)
}

function readLaunchReadyContent(): PlainContent {
  const raw = readRawContent()
  const makeDocumentsLaunchReady = (documents: PlainContent['guides']) =>
    documents.map(({ slug, text }) => {
      const ready = makeDocumentLaunchReady(text)
      return { slug, frontmatter: parseMdxFile(slug, ready).data, text: ready }
    })
  const kinds = KIND_NAMES.filter((kind) => KINDS[kind].shape === 'json-file')
  const makeReady = (file: string, value: unknown) =>
    JSON.parse(makeJsonLaunchReady(file, JSON.stringify(value)))
  const records = Object.entries(raw.providers)
  return {
    ...raw,
    ...Object.fromEntries(kinds.map((kind) => [kind, makeReady(`${kind}.json`, raw[kind])])),
    providers: Object.fromEntries(
      records.map(([id, record]) => [id, makeReady(`providers/${id}.json`, record)]),
    ),
    guides: makeDocumentsLaunchReady(raw.guides),
    legal: makeDocumentsLaunchReady(raw.legal),
  }
}

/** Sets a value at a path such as `site/supportEmail`. */
function put(raw: PlainContent, path: string, value: unknown) {
  const keys = path.split('/')
  const last = keys.pop() as string
  // biome-ignore lint/suspicious/noExplicitAny: walks content of any shape
  const parent = keys.reduce<any>((node, key) => node[key], raw)
  if (value === undefined) delete parent[last]
  else parent[last] = value
}

test('launch-ready content has no open entry', () => {
  expect(find(readLaunchReadyContent())).toEqual([])
})

test('unchecked content has open entries of each kind', () => {
  const kinds = new Set(find(readRawContent()).map(({ what }) => what))
  expect([...kinds].sort()).toEqual([
    'Claim without evidence',
    'Guide without reviewer',
    'Illustrative testimonial',
    'Legal page not read by counsel',
    'Not stated on the about page',
    'Score without its breakdown',
    'Source not read in the original',
    'Stand-in address',
    'Unchecked certificate',
    'Unchecked price',
  ])
})

const claim = (name: string, words: string): (typeof OPEN)[number] => [
  `site/evidence/${name}`,
  undefined,
  'Claim without evidence',
  'content/site.json',
  `evidence["${name}"]`,
  `“${words}”: no evidence`,
]

/** A path, the value set there, and the resulting entry. */
const OPEN: [string, unknown, string, string, string, string][] = [
  claim('counts.reviewed', '150+ providers reviewed'),
  claim('counts.analysed', '74+ providers analysed'),
  claim('counts.criteria', '20+ evaluation criteria'),
  claim('quizClaims.savings', 'Save Up To $1,200/Year'),
  claim('quizClaims.users', '50,000+ users'),
  claim('quizClaims.duration', `${QUESTION_COUNT_LABEL}, 30 seconds`),
  claim('monthlyUpdates', 'Updated every month'),
  claim('replyWithin24Hours', "We'll get back to you within 24 hours."),
  [
    'site/supportEmail',
    'support@weighpoint.example',
    'Stand-in address',
    'content/site.json',
    'supportEmail',
    'support@weighpoint.example',
  ],
  [
    'site/certifier/url',
    'https://certifier.test/',
    'Stand-in address',
    'content/site.json',
    'certifier.url',
    'https://certifier.test/',
  ],
  [
    'providers/t-mates/websiteUrl',
    'https://t-mates.example/',
    'Stand-in address',
    'content/providers/t-mates.json',
    'websiteUrl',
    'https://t-mates.example/',
  ],
  [
    'providers/remedymeds/moreDetailsUrl',
    'https://remedymeds.example/@glp-1',
    'Stand-in address',
    'content/providers/remedymeds.json',
    'moreDetailsUrl',
    'https://remedymeds.example/@glp-1',
  ],
  [
    'sources/sources/0/url',
    'https://journal.example/1',
    'Stand-in address',
    'content/sources.json',
    'sources[0].url',
    'https://journal.example/1',
  ],
  [
    'providers/t-mates/evidence/pricing',
    undefined,
    'Unchecked price',
    'content/providers/t-mates.json',
    'evidence.pricing',
    'T-Mates, $99 a month: no evidence',
  ],
  [
    'providers/t-mates/evidence/pricing/source',
    'https://t-mates.example/pricing',
    'Unchecked price',
    'content/providers/t-mates.json',
    'evidence.pricing',
    'T-Mates, $99 a month: a stand-in address: https://t-mates.example/pricing',
  ],
  [
    'providers/t-mates/evidence/pricing/verifiedOn',
    '2027-01-01',
    'Unchecked price',
    'content/providers/t-mates.json',
    'evidence.pricing',
    'T-Mates, $99 a month: a day that has not come: 2027-01-01',
  ],
  [
    'providers/directmeds/evidence/certificate',
    undefined,
    'Unchecked certificate',
    'content/providers/directmeds.json',
    'evidence.certificate',
    'DirectMeds, LegitScript certified: no evidence',
  ],
  [
    'providers/directmeds/facts/certificate',
    false,
    'Unchecked certificate',
    'content/providers/directmeds.json',
    'facts.certificate',
    'no certificate, but the pages say that all are LegitScript certified',
  ],
  [
    'ranking/providers/3/scoreEvidence',
    undefined,
    'Score without its breakdown',
    'content/ranking.json',
    'providers[3].scoreEvidence',
    'JoinFridays, 8.9: no evidence',
  ],
  [
    'site/securityTxt/expires',
    TODAY,
    'security.txt expired',
    'content/site.json',
    'securityTxt.expires',
    'on 2026-12-31',
  ],
  [
    'testimonials/testimonials/4',
    { text: 'Good.', illustrative: true },
    'Illustrative testimonial',
    'content/testimonials.json',
    'testimonials[4].illustrative',
    '“Good.”',
  ],
  [
    'testimonials/testimonials/4/evidence/source',
    'https://consents.example/4',
    'Illustrative testimonial',
    'content/testimonials.json',
    'testimonials[4].evidence',
    'a stand-in address: https://consents.example/4',
  ],
  [
    'guides/0/frontmatter/reviewer',
    null,
    'Guide without reviewer',
    'content/guides/first-month-glp1.mdx',
    'reviewer',
    'nobody',
  ],
  [
    'legal/1/frontmatter/reviewedByCounsel',
    null,
    'Legal page not read by counsel',
    'content/legal/privacy-policy.mdx',
    'reviewedByCounsel',
    'nobody',
  ],
  [
    'legal/1/frontmatter/reviewedByCounsel/record',
    'https://counsel.example/1',
    'Legal page not read by counsel',
    'content/legal/privacy-policy.mdx',
    'reviewedByCounsel',
    'a stand-in address: https://counsel.example/1',
  ],
]

test.each(OPEN)(
  '%s = %j is the only entry, with its file and field',
  (path, value, what, file, field, found) => {
    const raw = readLaunchReadyContent()
    put(raw, path, value)
    expect(find(raw)).toEqual([{ what, file, field, found }])
  },
)

test('a check that is older than the content allows is due again', () => {
  const raw = readLaunchReadyContent()
  put(raw, 'site/checksExpireAfterDays', { prices: 40, others: 41 })
  const due = find(raw).filter(({ what }) => what === 'Check due again')
  expect(due).toHaveLength(find(raw).length)
  expect(due[1]).toEqual({
    what: 'Check due again',
    file: 'content/providers/g-plans.json',
    field: 'evidence.pricing',
    found: 'g-plans: checked on 2026-11-20',
  })
  put(raw, 'site/checksExpireAfterDays', { prices: 41, others: 41 })
  expect(find(raw)).toEqual([])
})

test('a price that is not stated needs no evidence', () => {
  const raw = readLaunchReadyContent()
  put(raw, 'providers/t-mates/pricing', null)
  put(raw, 'providers/t-mates/features', null)
  put(raw, 'providers/t-mates/evidence/pricing', undefined)
  put(raw, 'changes/changes/1/from', '$99 a month')
  put(raw, 'changes/changes/1/to', null)
  expect(find(raw)).toEqual([])
})

test('one checked price is enough to make “none has been checked” untrue', () => {
  const raw = readLaunchReadyContent()
  const { faq } = readRawContent()
  const providers = structuredClone(raw.providers) as Record<string, { evidence: object }>
  for (const provider of Object.values(providers).slice(1)) provider.evidence = {}
  expect(find({ ...raw, providers, faq }).map(({ what }) => what)).toContain('Text that is no longer true')
  for (const provider of Object.values(providers)) provider.evidence = {}
  expect(find({ ...raw, providers, faq }).map(({ what }) => what)).not.toContain(
    'Text that is no longer true',
  )
})

/** The outdated sentences in texts that say nothing was checked, after setting these values. */
function findOutdated(paths: Record<string, unknown>) {
  const raw = readLaunchReadyContent()
  const texts = [
    'We have not yet published how each score is made up.',
    'We have not yet published what they rest on.',
    'We invented them as examples.',
  ]
  for (const entry of (raw.ranking as { providers: { scoreEvidence?: object }[] }).providers) {
    delete entry.scoreEvidence
  }
  for (const name of ['savings', 'users']) put(raw, `site/evidence/quizClaims.${name}`, undefined)
  for (const index of [0, 1, 2, 3, 4]) {
    put(raw, `testimonials/testimonials/${index}`, { text: 'Good.', illustrative: true })
  }
  put(raw, 'faq/items/0/answer', texts)
  for (const [path, value] of Object.entries(paths)) put(raw, path, value)
  return find(raw).flatMap(({ what, found }) => (what === 'Text that is no longer true' ? [found] : []))
}

const SCORES = '“have not yet published how each score is made up”'
const SAVINGS = '“have not yet published what they rest on”'

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing', {}, []],
  ['one score', { 'ranking/providers/1/scoreEvidence': EVIDENCE }, [SCORES]],
  ['the savings', { 'site/evidence/quizClaims.savings': EVIDENCE }, [SAVINGS]],
  ['the number of users', { 'site/evidence/quizClaims.users': EVIDENCE }, [SAVINGS]],
  [
    'one testimonial',
    { 'testimonials/testimonials/2': { text: 'Good.', evidence: EVIDENCE } },
    ['“We invented them as examples”'],
  ],
])('with evidence for %s, the sentences that deny it are no longer true', (_, paths, found) => {
  expect(findOutdated(paths)).toEqual(found)
})

test('sentences that evidence makes untrue are listed with their lines', () => {
  const raw = readLaunchReadyContent()
  const { faq, guides, legal } = readRawContent()
  expect(find({ ...raw, faq }).map(({ file, field }) => [file, field])).toEqual([
    ['content/faq.json', 'items[6].answer[1]'],
  ])
  const documents = (list: typeof guides, kind: 'reviewer' | 'reviewedByCounsel') =>
    list.map((document) => ({
      ...document,
      frontmatter: { ...(document.frontmatter as object), [kind]: SIGN_OFF },
    }))
  const entries = find({
    ...raw,
    guides: documents(guides, 'reviewer'),
    legal: documents(legal, 'reviewedByCounsel'),
  })
  expect(entries.map(({ what, file, found }) => [what, file, found])).toEqual([
    [
      'Text that is no longer true',
      'content/legal/affiliate-disclosure.mdx',
      '“have not checked them independently”',
    ],
    [
      'Text that is no longer true',
      'content/legal/terms-of-service.mdx',
      '“have not checked them independently”',
    ],
    [
      'Text that is no longer true',
      'content/legal/affiliate-disclosure.mdx',
      '“have not yet published how each score is made up”',
    ],
    [
      'Text that is no longer true',
      'content/legal/affiliate-disclosure.mdx',
      '“have not yet published what they rest on”',
    ],
    [
      'Text that is no longer true',
      'content/legal/affiliate-disclosure.mdx',
      '“We invented them as examples”',
    ],
  ])
  for (const { file, field, found } of entries) {
    const line = readFileSync(path.join(FIXTURES_ROOT, file), 'utf8').split('\n')[
      Number(field.replace('line ', '')) - 1
    ]
    expect(line).toContain(found.slice(1, -1))
  }
})

test.each([
  ['https://weighpoint.example', true],
  ['https://www.weighpoint.example/a', true],
  ['support@weighpoint.example', true],
  ['https://example.com/', true],
  ['https://a.test/', true],
  ['ada@example.com', true],
  ['http://localhost:3000', true],
  ['http://www.weighpoint.example/a@b.com', true],
  ['HTTP://STAGING.TEST/', true],
  ['http://127.0.0.1:3000/', true],
  ['http://[::1]:3000/', true],
  ['https://weighpoint.example./', true],
  ['http://weighpoint.com/', false],
  ['https://127.0.0.1.com/', false],
  ['https://examples.com/', false],
  ['https://weighpoint.com/an.example', false],
  ['ada@weighpoint.com', false],
])('%s is a stand-in address: %s', (address, answer) => {
  expect(isStandIn(address)).toBe(answer)
})

test('evidence counts from its date on', () => {
  expect(findWeakness(EVIDENCE, '2026-11-20')).toBeNull()
  expect(findWeakness(SIGN_OFF, '2026-11-19')).toBe('a day that has not come: 2026-11-20')
  expect(findWeakness(undefined, TODAY)).toBe('no evidence')
})

const CONNECTED = 'The contact form of this site is connected: messages are sent to us.'
const PAGE = '<link rel="canonical" href="https://weighpoint.com/"/>'
const LAUNCH_READY_BUILD: BuiltFile[] = [
  { path: 'index.html', text: PAGE },
  { path: 'terms-of-service.html', text: `${PAGE}<p>${CONNECTED}</p>` },
  { path: '_redirects', text: '/click/5 https://g-plans.com/ 302\n' },
]

test('a launch-ready build has no open entry', () => {
  expect(findBuildEntries(LAUNCH_READY_BUILD)).toEqual([])
})

test('without a build, an entry says how to make one', () => {
  const [home, terms] = LAUNCH_READY_BUILD as [BuiltFile, BuiltFile]
  for (const files of [[], [terms]]) {
    expect(findBuildEntries(files)).toEqual([
      {
        what: 'No build',
        file: 'out/',
        field: '(whole folder)',
        found: 'there is no build. Run `npm run build`, then `npm run launch-check` again.',
      },
    ])
  }
  expect(findBuildEntries([home]).map(({ what }) => what)).toEqual(['No contact endpoint'])
})

test('a build without a contact endpoint has an open entry', () => {
  const [home, , redirects] = LAUNCH_READY_BUILD as [BuiltFile, BuiltFile, BuiltFile]
  expect(findBuildEntries([home, redirects])).toEqual([
    {
      what: 'No contact endpoint',
      file: 'out/contact.html',
      field: 'NEXT_PUBLIC_CONTACT_ENDPOINT',
      found: 'not set when the site was built: messages are not delivered',
    },
  ])
})

test('stand-in addresses in built pages are reported once per place and host', () => {
  const canonical = '<link rel="canonical" href="https://weighpoint.example/a"/>'
  const entries = findBuildEntries([
    ...LAUNCH_READY_BUILD,
    { path: 'a.html', text: `${canonical}<a href="https://www.t-mates.example/?ref=x">` },
    { path: 'b.html', text: `${canonical}<p>Write to support@weighpoint.example.</p>` },
    { path: '_redirects', text: '/click/5 https://g-plans.example/ 302\n' },
    { path: 'sitemap.xml', text: '<loc>https://weighpoint.example/a</loc>' },
    { path: 'c.html', text: 'https://an.example.com/ is an.example-page with an.examples' },
  ])
  expect(new Set(entries.map(({ what }) => what))).toEqual(new Set(['Stand-in address']))
  expect(entries.map(({ file, field, found }) => [file, field, found])).toEqual([
    ['out/a.html and 1 more', 'canonical (NEXT_PUBLIC_SITE_URL)', 'weighpoint.example'],
    ['out/a.html', 'addresses', 'www.t-mates.example'],
    ['out/b.html', 'addresses', 'weighpoint.example'],
    ['out/_redirects', 'redirects', 'g-plans.example'],
    ['out/sitemap.xml', 'addresses', 'weighpoint.example'],
  ])
})

test.each([
  ['http://localhost:3000', 'localhost:3000'],
  ['https://staging.test', 'staging.test'],
  ['https://example.com', 'example.com'],
  ['https://www.weighpoint.example', 'www.weighpoint.example'],
])('a build for %s has an open entry', (address, found) => {
  const text = `<link rel="canonical" href="${address}/a"/>`
  expect(findBuildEntries([...LAUNCH_READY_BUILD, { path: 'a.html', text }])).toEqual([
    { what: 'Stand-in address', file: 'out/a.html', field: 'canonical (NEXT_PUBLIC_SITE_URL)', found },
  ])
})

test('the table has one row per entry and counts them', () => {
  const entry = { what: 'Unchecked price', file: 'content/providers.json', field: 'a', found: 'b' }
  expect(formatReport([entry, { ...entry, field: 'longer' }])).toBe(
    [
      'What             File                    Field   Found',
      '---------------  ----------------------  ------  -----',
      'Unchecked price  content/providers.json  a       b',
      'Unchecked price  content/providers.json  longer  b',
      '',
      '2 entries are open. content/README.md, “Before launch”, lists what resolves each.',
    ].join('\n'),
  )
  expect(formatReport([entry])).toContain('1 entry is open.')
  expect(formatReport([])).toBe('Nothing is open: the site is ready to go live.')
})
