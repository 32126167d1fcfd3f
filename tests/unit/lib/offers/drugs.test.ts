// The pages of drugs: which ones there are, the lowest first year to the full dose, and what each dose costs.
import type { Day } from '@/lib/base/day'
import { getContent } from '@/lib/content'
import { type DosePrices, type Drug, getDrugOffers, groupDoses, listDrugs } from '@/lib/offers/drugs'
import {
  describeDoseCondition,
  describeDoses,
  formatFills,
  formatLater,
  formatOtherPrices,
} from '@/lib/offers/words/drugs'
import { formatRowSum } from '@/lib/offers/words/offers'
import { getCalendar } from '@/lib/offers/words/payments'
import type { ProviderRecord } from '@/lib/schemas/providers'
import { expectMonths } from '../../../fixtures/plan-oracle'
import { getSeller, getSellers } from '../../../fixtures/sellers'

const TODAY = '2026-11-27'
const makers = () => getContent()['maker-prices']

const listIds = (sellers: readonly ProviderRecord[], prices = makers()) =>
  listDrugs(prices, sellers).map(({ id }) => id)

function find(id: string, sellers: readonly ProviderRecord[] = []): Drug {
  const drug = listDrugs(makers(), sellers).find((one) => one.id === id)
  if (!drug) throw new Error(`there is no page of ${id}`)
  return drug
}

const getOffers = (id: string, sellers: readonly ProviderRecord[] = [], today: Day = TODAY) =>
  getDrugOffers(find(id, sellers), makers(), sellers, today)

describe('there is a page for', () => {
  test('each ingredient and brand with a price from its maker', () => {
    const brands = ['foundayo', 'ozempic', 'wegovy', 'zepbound']
    expect(listIds(getContent().providers)).toEqual(['orforglipron', 'semaglutide', 'tirzepatide', ...brands])
  })

  test('what a seller names with a price, and not for one without', () => {
    expect(listIds(getSellers())).toContain('liraglutide')
    const { facts, offers } = getSeller('seller-a')
    const seller = { facts, offers: offers.map(({ price: _, ...offer }) => offer) } as ProviderRecord
    expect(listIds([seller], { drugs: [], programs: [] })).toEqual([])
  })
})

/** By hand: 149 + 199 + 10 × 299; 299 + 399 + 11 × 449; 2 × 199 + 349 + 10 × 499. */
const LOWEST: Record<string, [string, string, string]> = {
  semaglutide: ['Wegovy pill', '$3,338', '$299 a fill at 25 mg'],
  wegovy: ['Wegovy pill', '$3,338', '$299 a fill at 25 mg'],
  orforglipron: ['Foundayo pill', '$3,338', '$299 a fill at 17.2 mg'],
  foundayo: ['Foundayo pill', '$3,338', '$299 a fill at 17.2 mg'],
  tirzepatide: ['Zepbound vial or KwikPen', '$5,637', '$449 a fill at 15 mg'],
  zepbound: ['Zepbound vial or KwikPen', '$5,637', '$449 a fill at 15 mg'],
  ozempic: ['Ozempic pen', '$5,737', '$499 a fill at 2 mg'],
}

test.each(Object.entries(LOWEST))('the lowest first year of %s, to the full dose', (id, expected) => {
  const { lowest } = getOffers(id)
  expect(lowest && [lowest.name, formatRowSum(lowest), formatLater(lowest)]).toEqual(expected)
})

test.each([
  // By hand: 5 × 349 + 8 × 399, with the introduction 2 × 199 + 3 × 349 + 8 × 399; 3 × 349 + 10 × 499.
  ['wegovy', '7.2 mg', TODAY, ['$4,637', '$4,937']],
  ['ozempic', '2 mg', TODAY, ['$5,737', '$6,037']],
  // The second fill comes after the introduction's last day, at $349; later, both do.
  ['ozempic', '2 mg', '2026-12-10', ['$5,887', '$6,037']],
  ['ozempic', '2 mg', '2027-01-01', ['$6,037']],
] as const)(
  'a year of %s up to %s, bought from %s on, with and without the introduction',
  (id, dose, today, sums) => {
    const courses = getOffers(id, [], today).fromMakers.flatMap((maker) => maker.courses)
    expect(courses.filter(({ price }) => price?.dose === dose).map(formatRowSum)).toEqual(sums)
  },
)

test('each sum of a pen says which fills it counts', () => {
  const [ozempic] = getOffers('ozempic').fromMakers
  if (!ozempic) throw new Error('Ozempic has no price')
  const { courses } = ozempic
  const start = 'with the first fill by December 3, 2026'
  expect(courses.map((row) => [formatRowSum(row), formatFills(row)])).toEqual([
    ['$4,237', `13 fills: 2 at $199 and 11 at $349, ${start}`],
    ['$5,737', `13 fills: 2 at $199, 1 at $349 and 10 at $499, ${start}`],
    ['$6,037', '13 fills: 3 at $349 and 10 at $499'],
  ])
  const pen = getOffers('wegovy').fromMakers[1]
  const regular = pen?.courses.find((row) => formatRowSum(row) === '$4,537')
  expect(regular && formatFills(regular)).toBe('13 fills at $349')
})

test('every sum of every page is that of its bills', () => {
  const sellers = getSellers()
  for (const { id } of listDrugs(makers(), sellers)) {
    const { fromMakers, sellers: rows } = getOffers(id, sellers)
    for (const row of [...fromMakers.flatMap(({ courses }) => courses), ...rows])
      expect([row.key, row.sumCents]).toEqual([
        row.key,
        row.price ? expectMonths(row, 12).reduce((sum, cents) => sum + cents, 0) : null,
      ])
  }
})

test('the month with two fills says so', () => {
  const { lowest } = getOffers('zepbound')
  if (!lowest) throw new Error('no price is known')
  const { runs } = getCalendar(lowest)
  expect(runs.filter(({ cents }) => cents === 2 * 44_900)).toEqual([
    { label: 'Month 6, two fills', cents: 89_800, toCents: 89_800, dose: '15 mg' },
  ])
})

const describeDosePrice = (price: DosePrices): string =>
  [describeDoseCondition(price), formatOtherPrices(price)].filter(Boolean).join('; ')

test('a dose has its lowest price, and what it costs without its condition', () => {
  const [pill, pen] = getOffers('wegovy').fromMakers
  expect(pill?.doses.map((price) => [price.dose, price.cents / 100, describeDosePrice(price)])).toEqual([
    ['1.5 mg', 149, ''],
    ['4 mg', 199, ''],
    ['9 mg', 299, ''],
    ['25 mg', 299, ''],
  ])
  const intro = 'for new patients, to December 31, 2026; otherwise $349'
  expect(pen?.doses.map((price) => [price.dose, price.cents / 100, describeDosePrice(price)])).toEqual([
    ['0.25 mg', 199, intro],
    ['0.5 mg', 199, intro],
    ['1 mg', 349, ''],
    ['1.7 mg', 349, ''],
    ['2.4 mg', 349, ''],
    ['7.2 mg', 399, ''],
  ])
  expect(groupDoses(pen?.doses ?? []).map(({ doses }) => doses.join())).toEqual([
    '0.25 mg,0.5 mg',
    '1 mg,1.7 mg,2.4 mg',
    '7.2 mg',
  ])
  const [ozempic] = getOffers('ozempic').fromMakers
  expect(ozempic?.doses.find(({ dose }) => dose === '1 mg')).toEqual({
    dose: '1 mg',
    cents: 34_900,
    otherCents: [],
  })
  const [zepbound] = getOffers('zepbound').fromMakers
  const top = zepbound?.doses.at(-1)
  expect(top && [top.dose, top.cents, describeDosePrice(top)]).toEqual(['15 mg', 44_900, 'late $699'])
})

test('a year of late refills stands beside one in time, and the doses say which bar is which', () => {
  const [zepbound] = getOffers('zepbound').fromMakers
  // By hand: 299 + 399 + 499 + 10 × 699.
  expect(zepbound?.late && formatRowSum(zepbound.late)).toBe('$8,187')
  expect(zepbound && describeDoses(zepbound)).toBe('A fill is 28 days. Solid: in time. Striped: late.')
  const [pill, pen] = getOffers('wegovy').fromMakers
  expect([pill?.late, pen?.late]).toEqual([undefined, undefined])
  expect(pill && describeDoses(pill)).toBe('A fill is 30 tablets.')
  expect(pen && describeDoses(pen)).toBe('A fill is 28 days. Striped: the price for others.')
})

test('a dose that costs the same however late it is refilled has no condition', () => {
  const prices = structuredClone(makers())
  for (const offer of prices.drugs.flatMap(({ offers }) => offers))
    if (offer.id === 'later') offer.who = 'if refilled after 45 days'
  const [foundayo] = getDrugOffers(find('foundayo'), prices, [], TODAY).fromMakers
  expect(foundayo?.doses.map((price) => [price.dose, describeDosePrice(price)])).toEqual([
    ['0.8 mg', ''],
    ['2.5 mg', ''],
    ['5.5 mg', ''],
    ['9 mg', ''],
    ['14.5 mg', 'late $349'],
    ['17.2 mg', 'late $349'],
  ])
})

describe('after the last day of a price', () => {
  test('the other courses are left, or its page says until when it was known', () => {
    const [, pen] = getOffers('wegovy', [], '2027-01-15').fromMakers
    expect(pen?.courses.map(({ offerId }) => offerId)).toEqual(['standard', 'to-7-2'])
    const { lowest, fromMakers } = getOffers('foundayo', [], '2027-01-15')
    expect(lowest).toBeNull()
    expect(fromMakers.map(({ ends }) => ends)).toEqual(['2026-12-31'])
  })
})

describe('sellers’ offers', () => {
  const sellers = getSellers()

  test('are those whose product says so, complete sums first', () => {
    const { sellers: rows } = getOffers('tirzepatide', sellers)
    expect(rows.length).toBeGreaterThan(2)
    for (const { product } of rows)
      expect(product?.some(({ ingredient }) => ingredient === 'tirzepatide')).toBe(true)
    const order = rows.map(({ isLowerBound, sumCents }) => Number(isLowerBound) * 1e9 + Number(sumCents))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  test('say both ends of a month whose fee is a range', () => {
    const row = getOffers('semaglutide', sellers).sellers.find(({ gaps }) => !gaps.includes('dose'))
    const month = { monthAfterStartCents: 17_900, monthAfterStartToCents: 20_400, isLowerBound: false }
    expect(row && formatLater({ ...row, ...month })).toMatch(/^\$179 to \$204 a month at /)
  })

  test('lead only with the price of their full dose, the drug included', () => {
    const { sellers: rows, lowest } = getOffers('semaglutide', sellers)
    const [first] = rows
    expect(first?.gaps).toContain('dose')
    expect(first && formatLater(first)).toBe('price at the full dose not known')
    expect(lowest?.gaps).not.toContain('dose')
    expect(lowest?.isLowerBound).toBe(false)
  })

  test('a drug that only sellers have has no maker’s price', () => {
    const { fromMakers, sellers: rows } = getOffers('liraglutide', sellers)
    expect(fromMakers).toEqual([])
    expect(rows.length).toBeGreaterThan(0)
  })
})
