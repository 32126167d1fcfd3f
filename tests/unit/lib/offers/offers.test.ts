// What the record before November 2026 could not say, or said wrongly: each is an offer as the market has them.

import { getVerdict } from '@/lib/offers/budget'
import { getLowestSellers } from '@/lib/offers/compare'
import { getPlans, mergeFacts } from '@/lib/offers/from-content'
import { toRow } from '@/lib/offers/row'
import { formatVerdict } from '@/lib/offers/words/answers'
import { formatRowSum, formatTerms } from '@/lib/offers/words/offers'
import { formatCashFlow, listSumSteps } from '@/lib/offers/words/payments'
import { countKnownFacts, getQuestions } from '@/lib/providers/fact-values'
import { FACTS } from '@/lib/schemas/fact-words'
import type { Offer } from '@/lib/schemas/offers'
import { checkPlain, errorsAfter, readRawContent, setAt } from '../../../fixtures/fixture-content'
import { getSeller, readSellerFiles } from '../../../fixtures/sellers'

const TODAY = '2026-11-27'

const plansOf = (offers: Offer[], facts = {}) => getPlans({ ...getSeller('seller-h'), facts, offers }, TODAY)
const planOf = (offer: Omit<Offer, 'id'>, facts = {}) => {
  const [plan] = plansOf([{ id: 'one', ...offer }], facts)
  if (!plan) throw new Error('no plan')
  return plan
}

test('an offer of pills has its own facts, whatever its seller says of shots', () => {
  const pills = {
    id: 'pills',
    name: 'pills',
    product: [{ ingredient: 'orforglipron' as const, form: 'pill' as const, approved: false }],
    minimumMonths: 12,
  }
  const facts = { form: 'injections-only' as const, minimumMonths: 0 }
  const merged = mergeFacts({ facts, offers: [pills] }, pills)
  expect([FACTS.form, FACTS.approval, FACTS.minimumMonths].map((fact) => fact.say(merged))).toEqual([
    'Pill',
    'Compounded, not FDA-approved',
    '12 months',
  ])
})

test('a further offer of $300 a quarter with the drug is the lowest', () => {
  const plans = plansOf([
    { id: 'monthly', drug: 'included', price: { amount: 149, every: 'month' } },
    { id: 'quarterly', name: 'by the quarter', drug: 'included', price: { amount: 300, every: '3 months' } },
  ])
  const { lowest } = getLowestSellers(plans.map((plan) => toRow(plan)))
  expect([lowest?.key, lowest && formatRowSum(lowest)]).toEqual(['seller-h-quarterly', '$1,200'])
})

test('six months prepaid are due today and again in month 7', () => {
  const plan = planOf({ drug: 'included', price: { amount: 1050, every: '6 months' } })
  expect(formatCashFlow(toRow(plan))).toBe('$1,050 today, then $1,050 every 6 months')
  expect(listSumSteps(plan, 12)).toEqual(['2 payments × $1,050 = $2,100'])
  expect(formatVerdict(getVerdict(plan, 12, 110_000), 110_000)).toBe('Fits $1,100 with $1,050 at once')
  expect(formatVerdict(getVerdict(plan, 12, 25_000), 25_000)).toBe('Asks $1,050 on day one; $175 a month')
})

test('$80 off the first month of $49.75 a week lower its four bills, and the first one is due today', () => {
  const price = { amount: 49.75, every: 'week' as const, first: [{ bills: 4, amount: 29.75 }] }
  expect(toRow(planOf({ drug: 'included', price })).dueTodayCents).toBe(2975)
})

test('four shipments a year and a visit each month count as often as they come', () => {
  const quarterly = planOf({
    drug: 'included',
    price: { amount: 597, every: '3 months' },
    fees: [{ what: 'shipping', amount: 25, every: 'bill' }],
  })
  expect(toRow(quarterly).sumCents).toBe(248_800)
  const monthly = planOf({
    drug: 'included',
    price: { amount: 220, every: 'year' },
    fees: [{ what: 'visit', amount: 129, every: 'month' }],
  })
  expect(toRow(monthly).sumCents).toBe(176_800)
})

test('a minimum of twelve months stands beside the price', () => {
  const plan = planOf({ drug: 'included', price: { amount: 74, every: 'month' }, minimumMonths: 12 })
  expect(formatTerms(toRow(plan))).toEqual(['for at least 12 months'])
  expect(formatCashFlow(toRow(plan))).toBe('$74 today, then $74 a month, for at least 12 months')
  expect(toRow(plan).stops[0]?.cents).toBe(88_800)
})

test('an introduction and a fee are accepted, and a sentence may name either', () => {
  expect(
    errorsAfter({
      'providers.t-mates.pricing.amount': 249,
      'providers.t-mates.offers.0.price': { amount: 249, every: 'month', first: [{ bills: 1, amount: 149 }] },
      'providers.t-mates.offers.0.fees': [{ what: 'visit', amount: 39, every: 'once' }],
      'providers.t-mates.history': [
        {
          on: '2026-11-20',
          field: 'offers.monthly.price',
          to: '$249 a month, $149 the first',
          reason: 'First listed',
        },
      ],
      'providers.t-mates.features': ['$249 a month', '$100 off the first month', 'A visit for $39'],
      'providers.t-mates.featureNotes': undefined,
      'providers.t-mates.mainBenefit': undefined,
    }),
  ).toEqual([])
})

test('the same price at all doses holds for every offer of the seller', () => {
  const plan = planOf(
    { drug: 'included', price: { amount: 99, every: 'month' } },
    { samePriceAllDoses: true },
  )
  expect(plan.gaps).not.toContain('dose')
})

test('a seller whose first price is not known has the prices of its other offers', () => {
  const offers: Offer[] = [
    { id: 'concierge' },
    { id: 'monthly', name: 'by the month', price: { amount: 99, every: 'month' } },
  ]
  const record = { ...getSeller('seller-h'), facts: {}, offers }
  expect(countKnownFacts(record).known).toBe(1)
  expect(getQuestions(record, 99).map(({ key }) => key)).not.toContain('pricing')
})

test('30 sellers are checked without an error', () => {
  const plain = readRawContent()
  for (const { id, data } of readSellerFiles()) setAt(plain, `providers.${id}`, data)
  expect(Object.keys(plain.providers)).toHaveLength(30)
  expect(checkPlain(plain).issues).toEqual([])
})
