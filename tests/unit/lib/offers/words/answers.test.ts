import { getBudgetMonth } from '@/lib/offers/budget'
import type { Plan } from '@/lib/offers/plan'
import { toRow } from '@/lib/offers/row'
import {
  formatAlsoFits,
  formatAskFirst,
  formatFit,
  formatFitCondition,
  formatMonthDue,
  formatMonthFigure,
  formatOpenDrug,
  formatSumDue,
} from '@/lib/offers/words/answers'
import { makePlan } from '../../../../fixtures/plans'

const plan = (changes: Partial<Plan> = {}) =>
  makePlan({ cents: 14_900, every: 'month' }, { drug: 'included', ...changes })

test.each<[string, Partial<Plan>, number, string]>([
  ['nothing is open', {}, 25_000, 'Under your $250.'],
  [
    'fees and the drug are open',
    { gaps: ['visit', 'product'] },
    25_000,
    'Under your $250 if no fees are added. Ask whether the drug is FDA-approved or compounded.',
  ],
  ['the dose is open', { gaps: ['dose'] }, 25_000, 'Under your $250. Ask what higher doses cost.'],
  ['nothing is left for fees', { gaps: ['visit'] }, 15_000, 'Just fits, if there are no fees.'],
  ['nothing is left, and no fee is open', {}, 15_000, 'Under your $150.'],
])('what fits, in plain sentences, where %s', (_, changes, budget, sentence) => {
  const month = getBudgetMonth(plan(changes), 12, budget)
  expect(formatFitCondition(plan(changes), month, budget)).toBe(sentence)
})

test('a card has no tick where nothing is left for fees that we do not know', () => {
  const fitOf = (cents: number) => formatFit(getBudgetMonth(plan({ gaps: ['visit'] }), 12, cents), cents)
  expect([fitOf(15_000), fitOf(15_899), fitOf(15_900), fitOf(14_000)]).toEqual([
    'Just fits, if there are no fees',
    'Just fits, if there are no fees',
    'Fits $159',
    'Over $140',
  ])
})

test('what is due today stands under a sum, and what to ask after it', () => {
  expect(formatSumDue(toRow(plan()), 12)).toBe('first year, $149 today')
  const yearly = makePlan({ cents: 164_900, every: 'year' }, { gaps: ['product'] })
  expect(formatSumDue(toRow(yearly), 12)).toBe('first year, all due today')
  const named = { ...plan(), name: 'Alpha' }
  const [beta, gamma] = ['Beta', 'Gamma'].map((name) => ({ ...yearly, name }))
  if (!beta || !gamma) throw new Error('two plans are needed')
  const ends = 'which drug: FDA does not review compounded ones.'
  expect(formatAskFirst([named])).toBe('')
  expect(formatAskFirst([beta])).toBe(`Ask ${ends}`)
  expect(formatAskFirst([named, beta])).toBe(`Ask Beta ${ends}`)
  expect(formatAskFirst([beta, gamma])).toBe(`Ask both ${ends}`)
  expect(formatAskFirst([beta, gamma, beta])).toBe(`Ask all three ${ends}`)
})

test('what also fits is named with its condition', () => {
  const named = (name: string, who?: string) => ({ name, kind: 'maker' as const, ...(who && { who }) })
  expect(formatAlsoFits([named('Wegovy pill'), named('Foundayo pill', 'if refilled within 45 days')])).toBe(
    'So do the Wegovy pill and the Foundayo pill (if refilled within 45 days), from their makers.',
  )
})

test('an offer by the month is its month, with the year beside it', () => {
  const row = toRow(plan())
  expect(formatMonthFigure(row)).toBe('$149/month')
  expect(formatMonthDue(row, 12)).toBe('first year $1,788')
})

test.each([
  [{ drug: 'unknown' as const }, 'Drug not known'],
  [{ drug: 'separate' as const }, 'Drug extra'],
  [
    { drug: 'included' as const, unknownFees: ['labs' as const] },
    'Drug included, plus a lab fee of unknown amount',
  ],
])('a sum that is "at least" says what is open: %j', (open, words) => {
  expect(formatOpenDrug(open)).toBe(words)
})
