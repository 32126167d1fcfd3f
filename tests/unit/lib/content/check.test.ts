// How the check handles several errors; errors.test.ts covers each error on its own.
import { z } from 'zod'
import { checkContent, checkFile } from '@/lib/content/check'
import { ContentError, formatIssues, issueAt } from '@/lib/content/issue'
import { jsonFolder } from '@/lib/content/kinds'
import { STORED_FACT_KEYS } from '@/lib/schemas/facts'
import { slug, text } from '@/lib/schemas/fields'
import { getFixtureContent } from '../../../fixtures/checked-content'
import { CONTEXT, errorsAfter, readRawContent, toRawContent } from '../../../fixtures/fixture-content'

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
        'ranking.providers.2.rating': '9.1',
        'providers.joinfridays.websiteUrl': 'javascript:alert(1)',
      },
      ['providers/joinfridays.json → websiteUrl', 'ranking.json → providers[2].rating'],
    ],
    [
      'in another file',
      { 'site.name': '', 'pages.pages.blog.title': '' },
      ['site.json → name', 'pages.json → pages.blog.title'],
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

  test('in a guide with unreadable frontmatter', () => {
    const raw = toRawContent(readRawContent())
    const [guide] = raw.guides
    Object.assign(guide ?? {}, {
      data: undefined,
      text: 'Text.[^1]',
      issues: [issueAt(guide?.file ?? '', ['(top of the file)'], 'unreadable.')],
    })
    const { issues } = checkContent(raw, CONTEXT)
    expect(issues.map(({ message }) => message.split('.')[0])).toEqual([
      'unreadable',
      'footnotes like [^1] are not supported',
    ])
  })
})

test('files are compared with one another once each matches its schema', () => {
  const duplicate = { 'ranking.providers.1.id': 'remedymeds' }
  expect(fieldsAfter(duplicate)).toContain('ranking.json → providers[1].id')
  expect(fieldsAfter({ ...duplicate, 'site.name': '' })).toEqual(['site.json → name'])
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

test('where a few states have a price of their own, the usual one has to leave them out', () => {
  const month = (id: string, amount: number) => ({ id, name: id, price: { amount, every: 'month' } })
  const offers = (states?: object) => ({
    'providers.t-mates.facts.states': { except: ['LA'] },
    'providers.t-mates.offers': [
      { ...month('monthly', 99), ...(states && { states }) },
      { ...month('new-york', 129), states: ['NY'] },
    ],
  })
  const errors = (states?: object) => errorsAfter(offers(states)).filter((error) => error.includes('states'))
  expect(errors()).toEqual([
    expect.stringContaining('"states": {"except":["LA","NY"]} in this offer; if both are sold there'),
  ])
  expect(errors({ except: ['LA', 'NY'] })).toEqual([])
})

test('a card may state any period', () => {
  const errors = (pricing: object) =>
    errorsAfter({
      'providers.t-mates.offers.0.price': { amount: 249, every: '4 weeks' },
      'providers.t-mates.features': undefined,
      'providers.t-mates.featureNotes': undefined,
      'providers.t-mates.pricing': pricing,
    })
      .filter((error) => error.includes('pricing'))
      .map((error) => error.replace(/ \(line \d+\)$/, ''))
  expect(errors({ amount: 249, period: '4 weeks' })).toEqual([])
  expect(errors({ amount: 229, period: '4 weeks' })[0]).toContain('expected $249 every 4 weeks, the price')
  expect(errors({ amount: 249, period: 'fortnight' })[0]).toContain('Write it as the seller does')
})
