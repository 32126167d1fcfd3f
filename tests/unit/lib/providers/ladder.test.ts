// What makers' prices add up to. The seven sums of November 2026 are those shown in the guides and the ranking.

import {
  countFills,
  getFirstYearOnLadder,
  getLadderCost,
  getProgramCost,
  isOver,
  listDosePrices,
  listEndedOffers,
} from '@/lib/providers/ladder'
import { makerPricesSchema } from '@/lib/schemas/maker-prices'
import makerPrices from '@/tests/fixtures/content/maker-prices.json'

const TODAY = '2026-11-21'
const { $schema: _, ...prices } = makerPrices
const { drugs, programs } = makerPricesSchema.parse(prices)

function getDrug(id: string) {
  const drug = drugs.find((entry) => entry.id === id)
  if (!drug) throw new Error(`there is no ${id}`)
  return drug
}

function getLadder(drug: string, id: string) {
  const ladder = getDrug(drug).ladders.find((entry) => entry.id === id)
  if (!ladder) throw new Error(`${drug} has no ${id}`)
  return ladder
}

test.each([
  ['wegovy-pill', 'to-25', 3338],
  ['foundayo', 'within-45-days', 3338],
  ['wegovy-pen', 'new-patient', 4237],
  ['wegovy-pen', 'standard', 4537],
  ['zepbound', 'at-5', 5087],
  ['zepbound', 'to-15-within-45-days', 5637],
  ['zepbound', 'to-15-later', 8187],
])('the first year of %s, %s, is $%i', (drug, ladder, sum) => {
  expect(getFirstYearOnLadder(getLadder(drug, ladder), TODAY)).toBe(sum)
})

test('the Medicare Bridge is $600 a year while it runs, and nothing is computed before or after', () => {
  const [bridge] = programs
  if (!bridge) throw new Error('there is no program')
  expect(getProgramCost(bridge, TODAY)).toBe(600)
  expect(getProgramCost(bridge, TODAY, 1)).toBe(50)
  expect(getProgramCost(bridge, bridge.starts)).toBe(600)
  expect(getProgramCost(bridge, '2026-06-30')).toBeNull()
  expect(getProgramCost(bridge, bridge.ends)).toBe(600)
  expect(getProgramCost(bridge, '2028-01-01')).toBeNull()
})

test.each([
  [1, 13, 1],
  [6, 13, 7],
  [12, 13, 13],
  [24, 13, 26],
  [1, 12, 1],
  [24, 12, 24],
])('%i months at %i fills a year are %i fills', (months, fillsPerYear, fills) => {
  expect(countFills(months, fillsPerYear)).toBe(fills)
})

test.each([0, 25, 1.5, Number.NaN])('%p months are refused', (months) => {
  expect(() => countFills(months, 12)).toThrow('expected 1 to 24 months of treatment')
})

test('the last step repeats, a step counts each of its fills, and a short course stops partway', () => {
  const steps = [
    { doseLabel: '1 mg', fills: 2, price: 100.1 },
    { doseLabel: '2 mg', fills: 1, price: 200.2 },
  ]
  expect(getLadderCost({ steps, fillsPerYear: 12 }, 1)).toBe(100.1)
  expect(getLadderCost({ steps, fillsPerYear: 12 }, 2)).toBe(200.2)
  expect(getLadderCost({ steps, fillsPerYear: 12 }, 3)).toBe(400.4)
  expect(getLadderCost({ steps, fillsPerYear: 12 }, 24)).toBe(4604.6)
})

test('an offer counts through its last day', () => {
  const offer = getLadder('wegovy-pen', 'new-patient')
  expect(isOver(offer, '2026-12-31')).toBe(false)
  expect(getFirstYearOnLadder(offer, '2026-12-31')).toBe(4237)
  expect(isOver(offer, '2027-01-01')).toBe(true)
  expect(getFirstYearOnLadder(offer, '2027-01-01')).toBeNull()
  expect(listEndedOffers(drugs, '2026-12-31')).toEqual([])
  expect(listEndedOffers([getDrug('wegovy-pen')], '2027-01-01')).toEqual([
    { name: 'Wegovy pen', label: 'up to 2.4 mg', ends: '2026-12-31' },
  ])
  expect(listDosePrices(getDrug('wegovy-pen'), '2027-01-01').map(({ price }) => price)).toEqual([349, 399])
})

test('prices are listed once per dose, and neighboring doses with the same price are merged', () => {
  const show = (id: string) =>
    listDosePrices(getDrug(id), TODAY).map(({ doses, price, condition }) => [doses, price, condition])
  expect(show('zepbound')).toEqual([
    ['2.5 mg', 299, null],
    ['5 mg', 399, null],
    ['7.5–15 mg', 449, 'first purchase, or refilled within 45 days'],
    ['7.5 mg', 499, 'refilled after 45 days'],
    ['10–15 mg', 699, 'refilled after 45 days'],
  ])
  expect(show('wegovy-pen')).toEqual([
    ['0.25–2.4 mg', 349, null],
    ['0.25–0.5 mg', 199, 'new patients, first two fills'],
    ['7.2 mg', 399, null],
  ])
  expect(show('foundayo')).toEqual([
    ['0.8 mg', 149, null],
    ['2.5 mg', 199, null],
    ['5.5–9 mg', 299, null],
    ['14.5–17.2 mg', 349, null],
    ['14.5–17.2 mg', 299, 'refilled within 45 days'],
  ])
})
