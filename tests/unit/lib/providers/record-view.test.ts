import type { Day } from '@/lib/base/day'
import { countKnownFacts, formatFactValue, getQuestions } from '@/lib/providers/fact-values'
import type { Provider } from '@/lib/providers/ranking'
import {
  formatQuestionList,
  getFactList,
  getRecordDescription,
  getRecordGroups,
  getRecordLead,
  getRecordTitle,
} from '@/lib/providers/record-view'
import { FACT_KEYS } from '@/lib/schemas/fact-words'
import { getFixtureProviders } from '../../../fixtures/checked-content'
import { getSeller } from '../../../fixtures/sellers'

const [remedymeds, tmates, directmeds, , gplans] = getFixtureProviders() as [
  Provider,
  Provider,
  Provider,
  Provider,
  Provider,
]

test('every fact is in one group, either known or unknown', () => {
  const groups = getRecordGroups(tmates)
  const counted = groups.flatMap(({ known, unknown }) => [...known, ...unknown])
  expect(counted).toHaveLength(FACT_KEYS.length)
  expect(groups.map(({ total }) => total)).toEqual(
    groups.map(({ known, unknown }) => known.length + unknown.length),
  )
  expect(groups.map(({ title, known }) => [title, known.length])).toEqual([
    ['Price', 1],
    ['Terms', 0],
    ['Medication', 1],
    ['Care', 0],
    ['Access', 0],
    ['Provider', 1],
  ])
})

test('the longest name fits into search results', () => {
  const name = 'The National Telehealth Weight Care Company of North America'
  expect(getRecordTitle({ name })).toBe(name)
  expect(getRecordTitle({ name: 'Medvi Weight Loss Program Online' })).toBe(
    'Medvi Weight Loss Program Online: price and facts',
  )
  const offers = [{ id: 'monthly', price: { amount: 99_999.99, every: 'month' as const } }]
  const description = getRecordDescription({ ...tmates, name, offers })
  expect(description).toBe(
    `${name}: $99,999.99 a month, at least $1,199,999.88 in the first year. We know 3 of ${FACT_KEYS.length} facts.`,
  )
})

test('the text to copy has the name and each question on separate lines', () => {
  const lines = formatQuestionList(tmates).split('\n')
  expect(lines[0]).toBe('Questions for T-Mates')
  expect(lines).toHaveLength(1 + getQuestions(tmates).length)
  expect(lines[1]).toMatch(/^1\. Is the drug FDA-approved/)
})

test('a question that another fact answers is not asked', () => {
  const keys = (provider: Provider) => getQuestions(provider, FACT_KEYS.length).map(({ key }) => key)
  expect(keys(remedymeds)).not.toContain('highestDosePrice') // the same price at every dose
  expect(keys(tmates)).toContain('highestDosePrice')
  expect(keys(tmates)).not.toContain('samePriceAllDoses')
})

test.each([remedymeds, tmates, directmeds, gplans])(
  '$name has a description that search engines show in full',
  (provider) => {
    expect(getRecordDescription(provider).length).toBeLessThanOrEqual(160)
    expect(getRecordDescription(provider).length).toBeGreaterThanOrEqual(50)
  },
)

test('the line under the name has its benefit and its other name, and no gap', () => {
  expect(getRecordLead(tmates)).toBe('Oral pill options.')
  expect(getRecordLead(gplans)).toMatch(/ Also listed as Jrnys\.$/)
  expect(getRecordLead(getSeller('seller-b'))).toBe('Compounded drugs with a video visit.')
})

test('what we don’t know is named first by the drug, then by what it may cost most not to know', () => {
  const { shown, folded, firstUnknown } = getFactList(tmates)
  expect(shown.map(({ key }) => key)).toEqual(['pricing', 'form', 'certificate'])
  expect(folded).toEqual([])
  expect(firstUnknown).toEqual(['which drug it is', 'approval status', 'pharmacy'])
})

test('the first year in search results is that of the page, with a price that changes on a day', () => {
  const [offer] = tmates.offers
  // biome-ignore lint/suspicious/noThenProperty: the word that editors write; nothing awaits a price
  const price = { amount: 99, every: 'month', ends: '2027-01-15', then: 199 } as const
  const record = { ...tmates, offers: [{ ...(offer ?? { id: 'only' }), price }] }
  const describeOn = (today: Day) => getRecordDescription(record, undefined, today)
  // Two bills of $99 until January 15, then ten of $199.
  expect(describeOn('2026-11-28')).toContain('at least $2,188 in the first year')
  expect(describeOn('2027-02-01')).toContain('at least $2,388 in the first year')
})

test('a description names the price that other states have', () => {
  const monthly = (id: string, amount: number, states: { except: string[] } | string[]) => ({
    id,
    name: id,
    drug: 'included' as const,
    price: { amount, every: 'month' as const },
    states,
  })
  const offers = [monthly('usual', 299, { except: ['NY'] }), monthly('new-york', 349, ['NY'])]
  expect(getRecordDescription({ ...tmates, offers })).toContain(
    ': $299 a month ($349 a month in New York), $3,588 in the first year.',
  )
})

test('a later build says the price that took over, in the description and among the facts', () => {
  // biome-ignore lint/suspicious/noThenProperty: the word that editors write; nothing awaits a price
  const price = { amount: 99, every: 'month' as const, ends: '2026-12-31', then: 129 }
  const changing = { ...tmates, offers: [{ id: 'monthly', price }] }
  const says = (today: Day) => [
    getRecordDescription(changing, undefined, today),
    formatFactValue(changing, 'pricing', today),
  ]
  expect(says('2026-12-31')).toEqual([
    expect.stringContaining(': $99 a month, until December 31, 2026, then $129, at least $1,518'),
    '$99 a month, until December 31, 2026, then $129',
  ])
  expect(says('2027-01-01')).toEqual([
    expect.stringContaining(': $129 a month, at least $1,548 in the first year.'),
    '$129 a month',
  ])
})

test('a membership that is the price is neither a missing fee nor a question, and no known fact either', () => {
  const listUnknown = (provider: Provider) => getRecordGroups(provider).flatMap(({ unknown }) => unknown)
  const keys = (provider: Provider) => getQuestions(provider, FACT_KEYS.length).map(({ key }) => key)
  expect(listUnknown(tmates)).toContain('membership fee')
  expect(keys(tmates)).toContain('membershipFee')
  expect(listUnknown(gplans)).not.toContain('membership fee')
  expect(keys(gplans)).not.toContain('membershipFee')
  expect(countKnownFacts(gplans).known + listUnknown(gplans).length).toBe(FACT_KEYS.length - 1)
})
