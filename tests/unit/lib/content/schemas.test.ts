// What an editor reads about one wrong field, for the fields that parse.test.ts does not break.
import { toFaults } from '@/lib/content/faults'
import { SCHEMAS } from '@/lib/content/registry'
import { guideSchema, legalSchema } from '@/lib/schemas/documents'
import { readRawContent, setAt } from '../../../fixtures/fixture-content'

/** The messages about the file of a kind, or about a guide or legal page, after one field was set. */
function tell(place: string, value: unknown) {
  const [kind = '', ...keys] = place.split('.')
  const content = readRawContent()
  const documents = { guide: content.guides, legal: content.legal }[kind]
  const raw = documents ? documents[0]?.frontmatter : Reflect.get(content, kind)
  setAt(raw as object, keys.join('.'), value)
  const schema = { ...SCHEMAS, guide: guideSchema, legal: legalSchema }[kind as 'guide']
  const { error } = schema.safeParse(raw)
  return toFaults('', error?.issues ?? [], raw).map(({ message }) => message)
}

const EVIDENCE = { source: 'https://a.example/', verifiedOn: '2026-12-01', checkedBy: 'Ada' }
const RECORD = { name: 'Ada, MD', date: '2026-12-01', record: 'https://a.example/' }

describe('an empty text is told by what belongs there', () => {
  test.each([
    ['changes.changes.0.from', 'the value as the page shows it'],
    ['changes.changes.0.to', 'the value as the page shows it'],
    ['changes.changes.0.why', 'the reason'],
    ['faq.title', 'a heading'],
    ['faq.buttonLabel', 'the words of a button'],
    ['faq.items.0.question', 'a question'],
    ['faq.items.0.answer.0', 'a paragraph'],
    ['home.hero.title', 'a heading'],
    ['home.hero.lead', 'a line of text'],
    ['home.hero.primary.label', 'the words of a link'],
    ['home.trust.title', 'a heading'],
    ['home.trust.cards.0.title', 'a heading'],
    ['home.findings.title', 'a heading'],
    ['home.callToAction.title', 'a heading'],
    ['navigation.footer.about.title', 'a heading'],
    ['navigation.footer.resources.title', 'a heading'],
    ['navigation.footer.resources.links.0.label', 'the words of a link'],
    ['navigation.footer.legal.title', 'a heading'],
    ['pages.pages.blog.label', 'a short name'],
    ['pages.pages.blog.title', 'a title'],
    ['posts.posts.0.title', 'a title'],
    ['projection.trials.0.dose', 'a dose'],
    ['providers.providers.0.features.0', 'a feature'],
    ['providers.providers.4.alsoListedAs.name', 'a name'],
    ['safety.title', 'a heading'],
    ['safety.questionsTitle', 'a heading'],
    ['safety.questions.0.text', 'a question'],
    ['site.name', 'the name of the site'],
    ['site.certifier.name', 'the name of the certifier'],
    ['site.resultsEdition.year', 'a year'],
    ['site.resultsEdition.month', 'a month and year'],
    ['site.legalUpdated', 'a month and year'],
    ['sources.sources.0.title', 'a title'],
    ['guide.title', 'a title'],
    ['guide.updated', 'a month and year'],
    ['guide.checked', 'the month and year in which the facts were last checked'],
    ['guide.author', 'who wrote it'],
    ['guide.emergency', 'when to call 911'],
    ['guide.summary.0', 'a line of the summary'],
    ['legal.title', 'a title'],
  ])('%s', (place, what) => {
    expect(tell(place, '')).toEqual([
      `expected ${what}, got "". Write the text without spaces at its start or end.`,
    ])
  })

  test.each([
    ['providers.providers.0.evidence.pricing', { ...EVIDENCE, checkedBy: '' }, 'who checked it'],
    ['guide.reviewer', { ...RECORD, name: '' }, 'the name and profession of who reviewed it'],
    ['legal.reviewedByCounsel', { ...RECORD, name: '' }, 'the name of the counsel who read it'],
  ])('%s', (place, value, what) => {
    expect(tell(place, value)).toEqual([
      `expected ${what}, got "". Write the text without spaces at its start or end.`,
    ])
  })
})

const SHARE = 'expected a share from 0 to 1, got'
const WHOLE = 'Write digits only, without quotes, commas or "+".'
const IMAGE = 'Write it like "/logos/directmeds.svg".'
const HTTPS = 'expected an address that starts with https://, got'
const WHOLE_ADDRESS = 'Copy it whole from the browser.'
const BLOG_TITLE = 'A title that is much too long to be shown in any list'

describe('a wrong value is told with what to do', () => {
  test.each([
    ['faq.items', [], 'expected at least one question, got 0 entries.'],
    ['safety.points', [], 'expected at least one point, got 0 entries.'],
    ['projection.timeframesWeeks', [], 'expected at least one timeframe, got 0 entries.'],
    ['projection.trials.0.dosages', [], 'expected at least one dosage level, got 0 entries.'],
    ['projection.trials.0.lossPercent', '15', 'expected a number, got "15". Remove the quotes.'],
    ['projection.table.semaglutide.low.week52', '0.1', `${SHARE} "0.1". Write 18% as 0.18, without quotes.`],
    ['projection.table.semaglutide.low.week52', -0.1, `${SHARE} -0.1. Write 18% as 0.18.`],
    ['projection.table.semaglutide.low.week52', 18, `${SHARE} 18. Write 18% as 0.18.`],
    ['site.counts.reviewed', 0, `expected a whole number above 0, got 0. ${WHOLE}`],
    ['site.counts.reviewed', 1.5, `expected a whole number above 0, got 1.5. ${WHOLE}`],
    [
      'pages.pages.blog.title',
      BLOG_TITLE,
      `expected at most 50 characters, got "${BLOG_TITLE}". The name of the site is added to it.`,
    ],
    [
      'pages.pages.blog.description',
      'x'.repeat(161),
      `expected at most 160 characters, got "${'x'.repeat(75)}…". Search engines cut the rest.`,
    ],
    [
      'guide.summary',
      ['a', 'b'],
      'expected three to five lines, got 2 entries. Add what a hurried reader needs.',
    ],
    [
      'guide.summary',
      [...'abcdef'],
      'expected three to five lines, got 6 entries. Keep the most useful ones.',
    ],
    [
      'guide.modified',
      '2026-11-19',
      'expected a day on or after "published". Write the day of the last change, or null.',
    ],
    [
      'providers.providers.0.logo',
      'logos/a.svg',
      `expected the path of an image in public/, got "logos/a.svg". ${IMAGE}`,
    ],
    ['providers.providers.0.websiteUrl', 'xhttps://a.com', `${HTTPS} "xhttps://a.com". ${WHOLE_ADDRESS}`],
    ['providers.providers.0.websiteUrl', 'httpss://a.com', `${HTTPS} "httpss://a.com". ${WHOLE_ADDRESS}`],
  ])('%s = %j', (place, value, message) => {
    expect(tell(place, value)).toEqual([message])
  })
})

test('an empty description is told by what belongs there, and by its length', () => {
  expect(tell('guide.description', '')).toEqual([
    'expected one sentence, got "". Write the text without spaces at its start or end.',
    'expected at least 50 characters, got "". Say what a reader finds on the page.',
  ])
})

describe('what lies just within the bounds is in order', () => {
  test.each([
    ['guide.modified', '2026-11-20'],
    ['guide.modified', '2026-11-21'],
    ['guide.summary', [...'abc']],
    ['guide.summary', [...'abcde']],
    ['guide.description', 'x'.repeat(50)],
    ['guide.description', 'x'.repeat(160)],
    ['pages.pages.blog.title', 'x'.repeat(50)],
    ['providers.providers.0.rating', 0],
    ['providers.providers.0.rating', 10],
    ['providers.providers.0.logo', '/logos/a-1.avif'],
    ['projection.table.semaglutide.low.week52', 0],
    ['projection.table.semaglutide.low.week52', 1],
    ['site.counts.reviewed', 1],
    ['site.name', 'W'],
    ['sources.sources.0.readOn', '2026-10'],
    ['sources.sources.0.readOn', '2026-12-31'],
  ])('%s = %j', (place, value) => {
    expect(tell(place, value)).toEqual([])
  })
})
