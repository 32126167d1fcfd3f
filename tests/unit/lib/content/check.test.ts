// How the check handles several errors; errors.test.ts covers each error on its own.
import { z } from 'zod'
import { checkContent, checkFile } from '@/lib/content/check'
import { ContentError, formatIssue, formatIssues, issueAt } from '@/lib/content/issue'
import { jsonFolder } from '@/lib/content/kinds'
import { STORED_FACT_KEYS } from '@/lib/schemas/facts'
import { slug, text } from '@/lib/schemas/fields'
import {
  CONTEXT,
  checkPlain,
  errorsAfter,
  getFixtureContent,
  readRawContent,
  setAt,
  toRawContent,
} from '../../../fixtures/fixture-content'

/** File and field of each error. */
const fieldsAfter = (edits: Readonly<Record<string, unknown>>) =>
  errorsAfter(edits).map((error) => error.slice(0, error.indexOf(': ')).replace('content/', ''))

test('what a build hands to its pages as JSON is the checked content', () => {
  const { content } = checkContent(toRawContent(readRawContent()), CONTEXT)
  expect(JSON.parse(JSON.stringify(content))).toEqual(content)
})

test('the fixture content has no error', () => {
  expect(errorsAfter({})).toEqual([])
})

test('the error that stops a build says how many issues there are and lists each', () => {
  const issue = issueAt('content/faq.json', ['title'], 'missing.')
  expect(String(new ContentError([issue]))).toBe(
    'ContentError: 1 error in the content:\n  content/faq.json → title: missing.',
  )
  expect(formatIssues([issue, issueAt('content/faq.json', [], 'empty.')])).toBe(
    '2 errors in the content:\n  content/faq.json → title: missing.\n  content/faq.json → (whole file): empty.',
  )
})

describe('an error does not hide another', () => {
  test.each([
    [
      'in the same file',
      {
        'ranking.providers.1.id': 'remedymeds',
        'ranking.providers.2.rating': '9.1',
        'providers.joinfridays.websiteUrl': 'javascript:alert(1)',
      },
      [
        'providers/joinfridays.json → websiteUrl',
        'ranking.json → providers[2].rating',
        'ranking.json → providers[1].id',
      ],
    ],
    [
      'in another file',
      { 'site.name': '', 'pages.pages.blog.title': '' },
      ['site.json → name', 'pages.json → pages.blog.title'],
    ],
    [
      'of another provider, in its price',
      { 'providers.remedymeds.facts': null, 'providers.joinfridays.pricing.amount': 1700 },
      ['providers/remedymeds.json → facts', 'providers/joinfridays.json → pricing.amount'],
    ],
    [
      'of another provider, in a sentence',
      { 'providers.remedymeds.features': 'one', 'providers.t-mates.mainBenefit': 'Only $5 a month' },
      ['providers/remedymeds.json → features', 'providers/t-mates.json → mainBenefit'],
    ],
    [
      'of another provider, in an offer',
      { 'providers.t-mates.features': 'one', 'projection.recommendations.0.offer': 'Only $5 a month' },
      ['providers/t-mates.json → features', 'projection.json → recommendations[0].offer'],
    ],
  ])('%s', (_, edits, fields) => {
    expect(fieldsAfter(edits)).toEqual(fields)
  })

  test('on one line of a text, where the same error is reported once', () => {
    const errors = errorsAfter({ 'guides.4.text': 'Text.\n\n[a](/rankings) [b](/quiz) [c](/rankings)\n' })
    expect(errors.filter((error) => error.includes('line 3')).map((error) => error.split('.')[1])).toEqual([
      'mdx → line 3: there is no page at "/rankings"',
      'mdx → line 3: there is no page at "/quiz"',
    ])
  })

  test('in a guide with unreadable frontmatter: its text is checked, and its address exists', () => {
    const raw = toRawContent(readRawContent())
    const [guide] = raw.guides
    Object.assign(guide ?? {}, {
      data: undefined,
      text: 'Text.<Cite id="step-9" />',
      issues: [issueAt(guide?.file ?? '', ['(top of the file)'], 'unreadable.')],
    })
    const { issues } = checkContent(raw, CONTEXT)
    expect(issues.map(({ message }) => message.split('.')[0])).toEqual([
      'unreadable',
      'there is no "step-9" in content/sources',
    ])
  })
})

test('a price that cannot be read is one error: no sentence and no entry has to agree with it', () => {
  expect(fieldsAfter({ 'providers.t-mates.pricing': 5 })).toEqual(['providers/t-mates.json → pricing'])
})

test.each([undefined, [], {}])(
  'every optional field of a provider may be left out, or empty: %j',
  (absent) => {
    const optional = ['mainBenefit', 'features', 'pricing', 'moreDetailsUrl', 'alsoListedAs']
    const fields = [...optional, ...STORED_FACT_KEYS.map((fact) => `facts.${fact}`)]
    const { providers: ranked } = readRawContent().ranking as { providers: { id: string }[] }
    expect(
      errorsAfter({
        'ranking.providers': ranked.filter(({ id }) => id !== 'g-plans'),
        ...Object.fromEntries(fields.map((field) => [`providers.g-plans.${field}`, absent])),
      }),
    ).toEqual([])
  },
)

test.each([
  ['guides.0.frontmatter.description', 'x'.repeat(50)],
  ['guides.0.frontmatter.description', 'x'.repeat(160)],
  ['ranking.providers.4.rating', 0],
  ['projection.table.semaglutide.low.week52', 1],
  ['sources.sources.0.readOn', '2026-10'],
  ['sources.sources.0.readOn', '2026-12-31'],
])('a value at its limit is accepted: %s = %j', (path, value) => {
  expect(errorsAfter({ [path]: value })).toEqual([])
})

test('links may lead to a new guide', () => {
  const { guides } = readRawContent()
  const frontmatter = {
    ...(guides[0]?.frontmatter as object),
    title: 'New',
    description: `About ${'a'.repeat(60)}.`,
    order: 9,
  }
  expect(
    errorsAfter({
      [`guides.${guides.length}`]: { slug: 'a-new-guide', frontmatter, text: 'Text.\n\n<WhoShouldNot />' },
      'navigation.header.0.href': '/guides/a-new-guide',
    }),
  ).toEqual([])
})

test('placeholders in texts are replaced by the values of site.json', () => {
  const { home, navigation, guides } = getFixtureContent()
  expect(home.hero.badges).toEqual(['All LegitScript Certified', '150+ Providers Reviewed'])
  expect(navigation.footer.about.items[0]).toBe('74+ providers analysed')
  expect(guides[0]?.title).toBe('Your First Month on GLP-1 Medication')
})

describe('a rule that throws', () => {
  const checkWithBug = (edits: Readonly<Record<string, unknown>>) => {
    const plain = readRawContent()
    for (const [path, value] of Object.entries(edits)) setAt(plain, path, value)
    const hasPublicFile = () => {
      throw new Error('a bug in our code')
    }
    return checkPlain(plain, { ...CONTEXT, hasPublicFile }).issues.map(({ path }) => path)
  }

  test('on content without other errors stops the build', () => {
    expect(() => checkWithBug({})).toThrow('a bug in our code')
  })

  test('is ignored if there is a schema error', () => {
    expect(checkWithBug({ 'site.name': 5 })).toEqual([['name']])
  })
})

test('what the specification fixes has to stay, and estimates have to stay in their table', () => {
  const guide = 'content/guides/glp1-cost-breakdown.mdx'
  const own = { texts: [], estimates: [], words: 0, values: {} }
  const check = (specified: typeof CONTEXT.specified) =>
    checkPlain(readRawContent(), { ...CONTEXT, specified }).issues.map(formatIssue)
  const items = { length: 3, 0: { id: 'what-is-glp1' } }
  expect(
    check({
      [guide]: {
        ...own,
        texts: ['no such text'],
        estimates: ['no such estimate'],
        words: 99_999,
        hasMakerRange: true,
      },
      'content/faq.json': { ...own, texts: ['glp-1'], values: { items, unknown: 1 } },
      'content/guides/renamed.mdx': own,
    }),
  ).toEqual(
    [
      /glp1-cost-breakdown\.mdx → \(text\): expected the text "no such text", got none\. Put it back;/,
      /faq\.json → items\[0\]\.id: expected "what-is-glp1", got "what-are-glp-1-drugs"\. Put it back;/,
      /faq\.json → items: expected 3, got 10\./,
      /faq\.json → unknown: expected 1, got nothing\./,
      /guides\/renamed\.mdx → \(file name\): this file has to keep its name/,
    ].map((message) => expect.stringMatching(message)),
  )
})

test('an entry of a JSON folder gets its id from its file name', () => {
  const kind = jsonFolder(z.strictObject({ partner: slug(), name: text() }))
  const check = (name: string, data: unknown) =>
    checkFile(kind, {
      file: `content/x/${name}.json`,
      name,
      text: '',
      data,
      issues: [],
      getLine: () => undefined,
    })
  expect(check('t-mates', { $schema: '../schemas/x.schema.json', partner: 'a', name: 'T' })).toEqual({
    value: { id: 't-mates', partner: 'a', name: 'T' },
    issues: [],
  })
  expect(check('T Mates', { partner: 'a' }).issues.map(({ path }) => path)).toEqual([
    ['name'],
    ['(file name)'],
  ])
})
