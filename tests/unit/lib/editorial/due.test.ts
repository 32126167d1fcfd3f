// The list of what is due, and what has to be true before the site goes live.
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CheckedContent } from '../../../../lib/content/kinds'
import { findDueItems, findLaunchItems, runDue } from '../../../../lib/editorial/due'
import { getFixtureContent } from '../../../fixtures/checked-content'
import { makeEditableContent } from '../../../fixtures/editable-content'
import { makeDocumentLaunchReady, makeJsonLaunchReady } from '../../../fixtures/launch-ready'

const TODAY = '2026-11-22'
const SITE = 'https://weighpoint.example'

/** The due items of the fixture content after a change, as "what days: value". */
function listDue(today: string, change: (content: CheckedContent) => void = () => {}) {
  const content = structuredClone(getFixtureContent())
  change(content)
  return findDueItems(content, today, SITE).map(({ what, days, value }) => `${what} ${days}: ${value}`)
}

const makeCheck = (on: string) => ({
  on,
  by: 'Ada',
  page: 'https://p.com/prices',
  says: [{ field: 'offers.monthly.price', words: '$99 a month' }],
})
const record = (content: CheckedContent, id: string) => {
  const found = content.providers.find((provider) => provider.id === id)
  if (!found) throw new Error(`There is no ${id} in the fixture content.`)
  return found
}

// biome-ignore lint/suspicious/noThenProperty: the word that editors write; nothing awaits a price
const WITH_THEN = { ends: '2027-01-10', then: 129 }

test('a seller that has closed is due no more', () => {
  const close = (content: CheckedContent) => {
    record(content, 't-mates').closedOn = '2026-11-03'
  }
  expect(listDue(TODAY).join()).toContain('T-Mates, price')
  expect(listDue(TODAY, close).join()).not.toContain('T-Mates, price')
})

describe('each kind of item is due on its day', () => {
  test.each<[string, string, (content: CheckedContent) => void, RegExp]>([
    ['a price that nobody has checked', TODAY, () => {}, /^price -\d+: T-Mates, price: .*, never checked$/],
    [
      'a fee that nobody has checked',
      TODAY,
      (content) => {
        record(content, 't-mates').facts.fees = [{ what: 'labs', amount: 85, every: 'once' }]
      },
      /^labs fee -\d+: T-Mates, labs fee: labs \$85 once, never checked$/,
    ],
    [
      'a term that nobody has checked',
      TODAY,
      (content) => {
        record(content, 't-mates').facts.noticeDays = 30
      },
      /^cancellation notice -\d+: T-Mates, cancellation notice: 30 days, never checked$/,
    ],
    [
      'a fee for leaving early that nobody has checked',
      TODAY,
      (content) => {
        Object.assign(record(content, 't-mates').offers[0] ?? {}, { minimumMonths: 6, leavingFee: 150 })
      },
      /^fee for leaving early -\d+: T-Mates, fee for leaving early: \$150, never checked$/,
    ],
    [
      'a check that expires',
      '2026-12-01',
      (content) => {
        record(content, 't-mates').checks = [makeCheck('2026-11-01')]
      },
      /^price 5: T-Mates, price: .*, checked 2026-11-01$/,
    ],
    [
      'a price that ends within two months',
      '2026-11-22',
      (content) => {
        const price = record(content, 't-mates').offers[0]?.price
        if (price) price.ends = '2027-01-10'
      },
      /^last day of a price 49: T-Mates: until January 10, 2027$/,
    ],
    [
      'a price with what comes then',
      '2026-11-22',
      (content) => {
        const price = record(content, 't-mates').offers[0]?.price
        if (price) Object.assign(price, WITH_THEN)
      },
      /^last day of a price 49: T-Mates: until January 10, 2027, then \$129$/,
    ],
    [
      'a price that took over',
      '2027-01-11',
      (content) => {
        const price = record(content, 't-mates').offers[0]?.price
        if (price) Object.assign(price, WITH_THEN)
      },
      /^price that took over -1: T-Mates: \$129 since January 11, 2027; pages show it\. Enter it as the price$/,
    ],
    [
      'a price that has ended',
      '2027-01-11',
      (content) => {
        const price = record(content, 't-mates').offers[0]?.price
        if (price) price.ends = '2027-01-10'
      },
      /^price that has ended -1: T-Mates: ended January 10, 2027; pages say so\./,
    ],
    [
      "the end of a further offer's price",
      '2026-11-22',
      (content) => {
        const price = { amount: 99, every: 'month' as const, ends: '2027-01-10' }
        record(content, 't-mates').offers.push({ id: 'oral', name: 'oral', price })
      },
      /^last day of a price 49: T-Mates, oral: until January 10, 2027$/,
    ],
    ["a maker's price", '2027-01-10', () => {}, /^maker's price -?\d+: .*prices reported /],
    ['a source that was only reported', TODAY, () => {}, /^source \d+: .* only reported, /],
    ['a guide', '2027-06-01', () => {}, /^guide -?\d+: .*: checked /],
    [
      'an open question',
      TODAY,
      (content) => {
        content['open-questions'].questions = [{ question: 'Is it approved?', lookAgainOn: '2026-12-01' }]
      },
      /^open question 9: Is it approved\?$/,
    ],
    ['security.txt', '2027-10-20', () => {}, /^security\.txt -?\d+: security\.txt expires /],
  ])('%s', (_, today, change, expected) => {
    expect(listDue(today, change)).toContainEqual(expect.stringMatching(expected))
  })

  test('the most urgent comes first, and a fresh check is not listed', () => {
    const content = structuredClone(getFixtureContent())
    record(content, 't-mates').checks = [makeCheck(TODAY)]
    const items = findDueItems(content, TODAY, SITE)
    const days = items.map((item) => Number(item.days))
    expect(days).toEqual([...days].sort((a, b) => a - b))
    expect(items.filter(({ value }) => value.startsWith('T-Mates, price'))).toEqual([])
  })
})

test('before the launch, everything open is listed, each with its field', () => {
  const items = findLaunchItems(getFixtureContent(), TODAY, SITE)
  const list = items.map(({ what, file, path: at }) => `${what}: ${file} ${at.join('.')}`)
  for (const row of [
    'placeholder address: content/site.json supportEmail',
    'placeholder address: content/providers/g-plans.json websiteUrl',
    'claim: content/site.json evidence.quizUsers',
    'price: content/providers/remedymeds.json offers.monthly.price',
    expect.stringMatching(/^certificate: content\/providers\/remedymeds\.json facts\.certificate$/),
    'score: content/ranking.json providers.0.scoreEvidence',
    'testimonial: content/testimonials.json testimonials.0.illustrative',
    'reviewer of a guide: content/guides/first-month-glp1.mdx reviewer',
    'counsel for a legal page: content/legal/privacy-policy.mdx reviewedByCounsel',
    'about page: content/about.json rankingStatement',
  ])
    expect(list).toContainEqual(row)
})

test('a price that has ended stops the launch; one that took over does not', () => {
  const listEnds = (then?: number) => {
    const content = structuredClone(getFixtureContent())
    Object.assign(record(content, 't-mates').offers[0]?.price ?? {}, { ends: '2027-01-10', then })
    return findLaunchItems(content, '2027-01-11', SITE)
      .filter(({ value }) => value.startsWith('T-Mates: '))
      .map(({ what }) => what)
  }
  expect(listEnds()).toEqual(['price that has ended'])
  expect(listEnds(129)).toEqual([])
})

describe('the command', () => {
  const { root, read } = makeEditableContent()
  const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)

  test('exits with 1 while something is overdue, and with 2 for a wrong option', () => {
    expect(runDue(['--today', '2027-03-01'], root)).toMatchObject({ status: 1 })
    expect(runDue(['--today', 'soon'], root)).toMatchObject({ status: 2 })
    expect(runDue(['--what'], root)).toMatchObject({ status: 2, output: expect.stringContaining('Usage') })
  })

  test('--launch exits with 0 once nothing is open, and names what is open in a build', () => {
    const inAMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
    for (const file of readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })) {
      const name = `content/${file}`
      if (file.endsWith('.json')) write(name, makeJsonLaunchReady(file, read(name), inAMonth))
      if (file.endsWith('.mdx')) write(name, makeDocumentLaunchReady(read(name)))
    }
    expect(runDue(['--launch'], root).output).toMatch(/^1 open\.[\s\S]*build\n +there is none\./)
    mkdirSync(path.join(root, 'out/.well-known'), { recursive: true })
    const RECORD = 'out/.well-known/build.json'
    const writeRecord = (NEXT_PUBLIC_SITE_URL: string | null, NEXT_PUBLIC_CONTACT_ENDPOINT: string | null) =>
      write(RECORD, JSON.stringify({ settings: { NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_CONTACT_ENDPOINT } }))
    writeRecord('https://weighpoint.example', null)
    const { output } = runDue(['--launch'], root)
    expect(output).toMatch(/address of the site\n +built for https:\/\/weighpoint\.example\n/)
    expect(output).toMatch(/contact form\n +built without NEXT_PUBLIC_CONTACT_ENDPOINT/)
    writeRecord(null, 'https://forms.weighpoint.com/')
    expect(runDue(['--launch'], root).output).toMatch(/^1 open\.[\s\S]*built without NEXT_PUBLIC_SITE_URL/)
    writeRecord('https://weighpoint.com', 'https://forms.weighpoint.com/')
    expect(runDue(['--launch'], root)).toEqual({ status: 0, output: 'Nothing is open.' })
    utimesSync(path.join(root, RECORD), new Date('2026-01-01'), new Date('2026-01-01'))
    expect(runDue(['--launch'], root).output).toContain('older than content/')
  })
})
