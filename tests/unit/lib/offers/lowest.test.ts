import { getLowestSellers } from '@/lib/offers/compare'
import type { Plan } from '@/lib/offers/plan'
import { toRow } from '@/lib/offers/row'
import { makePlan } from '../../../fixtures/plans'

const monthly = (key: string, dollars: number, rest: Partial<Plan> = {}) =>
  toRow(makePlan({ cents: dollars * 100, every: 'month' }, { key, ...rest }), 12)
const yearly = toRow(makePlan({ cents: 160_000, every: 'year' }, { key: 'yearly' }), 12)
const open = (key: string, dollars: number) => monthly(key, dollars, { drug: 'unknown' })
const low = monthly('low', 149)
const high = monthly('high', 199)

test.each([
  ['the lowest of the complete sums', [high, low], ['low', null, null]],
  ['one that is due ahead, and the lowest by the month', [high, yearly, low], ['yearly', 'low', null]],
  ['a sum that leaves something out only if it is lower', [low, open('open', 99)], ['low', null, 'open']],
  ['not one that is higher', [low, open('open', 299)], ['low', null, null]],
  ['nor one that is as high', [open('open', 149), low], ['low', null, null]],
  ['without a complete sum, what may be the lowest', [open('a', 99), open('b', 79)], [null, null, 'b']],
  [
    'of equal sums, the one without a condition',
    [monthly('new', 149, { who: 'new patients' }), low],
    ['low', null, null],
  ],
  [
    'never a service without the drug',
    [low, monthly('service', 49, { drug: 'separate' })],
    ['low', null, null],
  ],
])('the lowest: %s', (_, rows, keys) => {
  const { lowest, monthly: byMonth, open: mayBeLower } = getLowestSellers(rows)
  expect([lowest, byMonth, mayBeLower].map((row) => row?.key ?? null)).toEqual(keys)
})
