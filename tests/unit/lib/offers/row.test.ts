import { countStartedMonths, countWholeMonths } from '@/lib/base/day'
import { getContent, getProviders } from '@/lib/content'
import { getVerdict } from '@/lib/offers/budget'
import { getFirstPlan, getMakerPlans, getPlans, getProgramPlans } from '@/lib/offers/from-content'
import type { Plan, PlanPrice } from '@/lib/offers/plan'
import { toRow, toSortedRows } from '@/lib/offers/row'
import { getScale } from '@/lib/offers/scale'
import { withDrugPrice } from '@/lib/offers/sums'
import { formatVerdict } from '@/lib/offers/words/answers'
import { formatCents, listLeftOut, nameGaps } from '@/lib/offers/words/labels'
import { listMissingOffers } from '@/lib/offers/words/makers'
import {
  describeDrug,
  formatFromNote,
  formatRowSum,
  formatSecondYear,
  formatTerms,
  getLegend,
} from '@/lib/offers/words/offers'
import { formatCashFlow, listSumSteps } from '@/lib/offers/words/payments'
import { makePlan } from '../../../fixtures/plans'

const TODAY = '2026-11-22'

const listed = () => [
  ...getProviders().map((provider) => getFirstPlan(provider, TODAY)),
  ...getMakerPlans(getContent()['maker-prices'], TODAY),
  ...getProgramPlans(getContent()['maker-prices'], TODAY),
]

test.each([
  ['month', 'With “from $147” in every month: $1,764.'],
  ['6 weeks', 'With “from $147” at every bill: $1,323.'],
  ['year', 'With “from $147” at every bill: $147.'],
] as const)('a lower price on the card, billed each %s, is in a sum of its bills', (every, note) => {
  const cardPrice = { cents: 14_900, period: every, note: 'from $147', fromCents: 14_700 }
  expect(formatFromNote(toRow(makePlan({ cents: 14_900, every }, { cardPrice })))).toBe(note)
})

test('each provider says when money is due', () => {
  const providers = listed().filter(({ kind }) => kind === 'provider')
  expect(providers.map((plan) => [plan.key, formatCashFlow(toRow(plan))])).toEqual([
    ['remedymeds', '$79 today, then $179 a month'],
    ['t-mates', '$99 today, then $99 a month'],
    ['directmeds', '$149 today, then $149 a month'],
    ['joinfridays', '$1,649 today, then $1,649 a year'],
    ['g-plans', '$99 today, then $99 a week'],
  ])
})

test('each listed plan says whether $250 a month is enough', () => {
  const verdicts = listed().map((plan) => [plan.key, formatVerdict(getVerdict(plan, 12, 25_000), 25_000)])
  expect(verdicts).toEqual([
    ['remedymeds', CANNOT_SAY],
    ['t-mates', CANNOT_SAY],
    ['directmeds', 'Fits $250 at this price'],
    ['joinfridays', 'Asks $1,649 on day one; $137.42 a month'],
    ['g-plans', 'Over $250 a month on average, $429'],
    ['wegovy-pill-to-25', 'Over $250 from fill 3, $299'],
    ['foundayo-within-45-days', 'Over $250 from fill 3, $299'],
    ['wegovy-pen-standard', 'Over $250 from fill 1, $349'],
    ['wegovy-pen-new-patient', 'Over $250 from fill 3, $349'],
    ['zepbound-at-5', 'Over $250 from fill 1, $299'],
    ['zepbound-to-15-within-45-days', 'Over $250 from fill 1, $299'],
    ['medicare-glp1-bridge', 'Only if you qualify'],
  ])
})

const CANNOT_SAY = 'We don’t know the drug’s price'
test.each([
  ['t-mates', 'the drug (if extra), higher doses, membership, visits, labs, shipping'],
  ['remedymeds', 'the drug (if extra), visits, labs'],
  // Its price is the membership.
  ['g-plans', 'the drug, higher doses, visits, labs, shipping'],
  ['directmeds', 'higher doses, membership, visits, labs, shipping'],
  ['wegovy-pill-to-25', 'visits, labs'],
  ['zepbound-at-5', 'visits, labs, needles'],
  ['medicare-glp1-bridge', 'visits, labs'],
])('what the sum of %s leaves out, the drug first', (key, text) => {
  const plan = listed().find((entry) => entry.key === key)
  expect(plan && listLeftOut(plan).join(', ')).toBe(text)
})

const week: PlanPrice = { cents: 9900, every: 'week' }
const month: PlanPrice = { cents: 17_900, every: 'month' }

test.each<[string, Plan, number, string]>([
  ['a week counts as 52/12 of it', makePlan(week), 400, 'Over $400 a month on average, $429'],
  ['which is what has to fit', makePlan(week), 429, 'Fits $429 every month'],
  [
    'a visit on day one',
    makePlan(month, { fees: [{ what: 'visit', cents: 9000, every: 'once' }] }),
    200,
    'Over $200 in month 1, $269',
  ],
  [
    'a step from month 3',
    makePlan({
      ...month,
      first: [{ bills: 2, cents: 9900 }],
      cents: 29_900,
    }),
    250,
    'Over $250 from month 3, $299',
  ],
  [
    'a price that ends',
    makePlan({ ...month, billsToEnd: 2 }, { ends: '2026-12-31' }),
    250,
    'Fits $250 at this price',
  ],
  ['no price', makePlan(undefined), 250, 'We don’t know the price'],
  [
    'a quarter is due at once',
    makePlan({ cents: 59_700, every: '3 months' }),
    250,
    'Asks $597 on day one; $199 a month',
  ],
  [
    'half a year that fits is still due at once',
    makePlan({ cents: 105_000, every: '6 months' }),
    1100,
    'Fits $1,100 with $1,050 at once',
  ],
])('a budget: %s', (_, plan, dollars, expected) => {
  expect(formatVerdict(getVerdict(plan, 12, dollars * 100), dollars * 100)).toBe(expected)
})

test.each([
  [TODAY, 'After that: 1 month, then it ends on December 31, 2027', '$50'],
  ['2027-03-01', 'After that: it ends on December 31, 2027', '$0'],
  ['2026-07-01', 'After that: 6 months, then it ends on December 31, 2027', '$300'],
] as const)('from %s a program runs on: %s', (today, label, text) => {
  const [program] = getProgramPlans(getContent()['maker-prices'], today)
  const row = program && toRow(program)
  expect(row && [formatSecondYear(row), formatCents(row.secondYear.cents)]).toEqual([label, text])
})

test.each([
  ['unknown', ['whether the drug is included', 'visits', 'how often you are billed']],
  ['separate', ['the drug’s price', 'visits', 'how often you are billed']],
  // By the visitor's own price.
  ['included', ['visits', 'how often you are billed']],
] as const)('what is open where the drug is %s', (drug, open) => {
  expect(nameGaps(makePlan(month, { drug, gaps: ['drug', 'visit', 'billing'] }))).toEqual(open)
})

test.each([
  // Only a bill is known: it may bind for longer.
  ['year', ['whether you are bound for longer', 'whether it renews by itself']],
  ['month', ['how long you are bound', 'whether it renews by itself']],
] as const)('what is open of a term where bills come by the %s', (every, open) => {
  expect(nameGaps(toRow(makePlan({ ...month, every }, { gaps: ['term', 'renewal'] })))).toEqual(open)
})

test('how a sum adds up', () => {
  const fees: Plan['fees'] = [
    { what: 'membership', cents: 4900, every: 'month' },
    { what: 'visit', cents: 7500, every: 'once' },
  ]
  const row = toRow(makePlan({ ...month, first: [{ bills: 1, cents: 0 }] }, { fees, drug: 'unknown' }), 3)
  expect(listSumSteps(row, 3)).toEqual([
    '1 month × $0 = $0',
    '2 months × $179 = $358',
    '3 months × $49 for membership = $147',
    '$75 for the visit',
    'at least $580',
  ])
  expect([formatRowSum(row), row.dueTodayCents]).toEqual(['at least $580', 12_400])
})

test('what a row says of ends and conditions, and draws as known', () => {
  const rows = toSortedRows(getMakerPlans(getContent()['maker-prices'], TODAY))
  expect(rows.map((row) => [row.key, formatTerms(row), row.knownCents])).toEqual([
    ['wegovy-pill-to-25', [], 333_800],
    [
      'foundayo-within-45-days',
      ['if refilled within 45 days', 'price known only to December 31, 2026'],
      34_800,
    ],
    ['wegovy-pen-new-patient', ['for new patients', '$199 to December 31, 2026, then $349'], 423_700],
    ['wegovy-pen-standard', [], 453_700],
    ['zepbound-at-5', [], 508_700],
    ['zepbound-to-15-within-45-days', ['if refilled within 45 days'], 563_700],
  ])
  const inOneMonth = getMakerPlans(getContent()['maker-prices'], TODAY).map((plan) => toRow(plan, 1))
  const short = inOneMonth.find(({ key }) => key === 'foundayo-within-45-days')
  expect(short && formatTerms(short)).toEqual(['if refilled within 45 days', 'to December 31, 2026'])
  const foundayo = rows.find(({ key }) => key === 'foundayo-within-45-days')
  expect(foundayo?.stops.map(({ cents }) => formatCents(cents))).toEqual(['$647', '$1,544', '$3,338'])
  const ending = toRow(makePlan({ ...month, billsToEnd: 4 }, { ends: '2027-03-15' }))
  expect(formatSecondYear(ending)).toBe('A second year, if prices stay')
  expect(listMissingOffers(getContent()['maker-prices'], '2027-01-01')).toEqual([
    'Foundayo pill, up to 17.2 mg: not counted, because this offer ended on December 31, 2026.',
    'Wegovy pen, up to 2.4 mg: not counted, because this offer ended on December 31, 2026.',
  ])
})

test.each([
  ['2026-11-22', '2026-12-31', 2, 1],
  ['2026-11-22', '2027-12-31', 14, 13],
  ['2026-12-31', '2027-02-28', 3, 2],
  ['2027-01-01', '2027-12-31', 12, 12],
  ['2026-11-22', '2026-11-21', 0, 0],
])('from %s to %s: %d months begin, %d are whole', (today, ends, started, whole) => {
  expect([countStartedMonths(today, ends), countWholeMonths(today, ends)]).toEqual([started, whole])
})

test('a further offer is a plan of its own, with its own terms and the fees of the record', () => {
  const provider = getProviders().find(({ id }) => id === 't-mates')
  if (!provider) throw new Error('no T-Mates')
  const offers = [
    ...provider.offers,
    {
      id: 'oral',
      name: 'oral',
      drug: 'included' as const,
      price: { amount: 597, every: '3 months' as const },
    },
  ]
  const facts = {
    ...provider.facts,
    fees: [{ what: 'membership' as const, amount: 10, every: 'month' as const }],
  }
  const rows = getPlans({ ...provider, facts, offers }, TODAY).map((plan) => toRow(plan))
  expect(rows.map((row) => [row.key, row.offerName, formatRowSum(row), formatCashFlow(row)])).toEqual([
    ['t-mates', undefined, 'at least $1,308', '$109 today, then $109 a month'],
    ['t-mates-oral', 'oral', '$2,508', '$607 today, then $597 every 3 months and $10 a month'],
  ])
})

test('in order of sums: complete ones, then "at least", then without a price', () => {
  const plans = getProviders().map((provider) => getFirstPlan(provider, TODAY))
  expect(toSortedRows([makePlan(undefined, { key: 'none' }), ...plans]).map(({ key }) => key)).toEqual([
    'joinfridays',
    'directmeds',
    't-mates',
    'remedymeds',
    'g-plans',
    'none',
  ])
})

test.each([
  [[204_800, null], 600_000],
  [[600_001], 750_000],
  [[119_999_988], 120_000_000],
])('the scale for %j ends at %d cents', (sums, expected) => {
  expect(getScale(sums).maxCents).toBe(expected)
})

test("the legend names the makers' drugs if there are any", () => {
  const rows = toSortedRows(getMakerPlans(getContent()['maker-prices'], TODAY))
  expect(getLegend([...rows, {}]).maker).toBe('from its maker')
  expect(getLegend([{}])).not.toHaveProperty('maker')
  expect(getLegend([{ price: { cents: 1, every: 'month', billsToEnd: 2 } }])).toHaveProperty(
    'unknown',
    'outline: after its last day',
  )
  expect(getLegend([{}])).not.toHaveProperty('unknown')
})

test.each([
  [{ cents: 9900, every: 'week' }, '$299 today, then $99 a week and $200 a month'],
  [{ cents: 164_900, every: 'year' }, '$1,849 today, then $1,649 a year and $200 a month'],
  [{ cents: 50_000, every: 'once' }, '$700 today, then $200 a month'],
] satisfies [PlanPrice, string][])(
  'the visitor’s own price of the drug is due each month too: %j',
  (price, cashFlow) => {
    const row = toRow(withDrugPrice(makePlan(price, { drug: 'separate' }), 20_000))
    expect([formatCashFlow(row), describeDrug(row)]).toEqual([cashFlow, 'the drug, your own figure'])
  },
)
