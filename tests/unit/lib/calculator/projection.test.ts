import fc from 'fast-check'
import type { Dosage, Medication } from '@/lib/base/treatments'
import { projectWeightLoss } from '@/lib/calculator/projection'
import { getFixtureContent } from '../../../fixtures/checked-content'

const { table, timeframesWeeks } = getFixtureContent().projection

/** Section 9 of the specification, implemented a second time from its wording. */
function expectLoss(medication: Medication, dosage: Dosage, weight: number, weeks: number) {
  const [at52, at72] = {
    'tirzepatide low': [12, 16],
    'tirzepatide standard': [18, 20],
    'tirzepatide high': [20, 22],
    'semaglutide low': [9, 12],
    'semaglutide standard': [13, 15],
    'semaglutide high': [14, 16],
  }[`${medication} ${dosage}`] as [number, number]
  let percent = at52
  if (weeks >= 72) percent = at72
  else if (weeks > 52) percent = (at52 * (72 - weeks) + at72 * (weeks - 52)) / 20
  const reached = 1 - 1 / Math.exp((6 * weeks) / 100)
  const full = weeks > 52 ? 1 - 1 / Math.exp(4.32) : 1 - 1 / Math.exp(3.12)
  return (weight * percent * reached) / full / 100
}

/** Equal at the displayed precision. A value exactly between two decimals may round either way. */
function expectShown(actual: number, expected: number) {
  expect(actual).toBeCloseTo(expected, 9)
  const distanceToTie = Math.abs(((expected * 10) % 1) - 0.5)
  if (distanceToTie > 1e-9) expect(actual.toFixed(1)).toBe(expected.toFixed(1))
}

const WEIGHTS = Array.from({ length: 20 }, (_, index) => 50 + Math.round((index * 850) / 19))

test('2 medications × 3 dosages × 8 timeframes × 20 weights agree with an independent computation', () => {
  let compared = 0
  for (const medication of ['tirzepatide', 'semaglutide'] as const) {
    for (const dosage of ['low', 'standard', 'high'] as const) {
      for (const weeks of timeframesWeeks) {
        for (const weightLbs of WEIGHTS) {
          const loss = expectLoss(medication, dosage, weightLbs, weeks)
          const projection = projectWeightLoss({ weightLbs, medication, dosage, weeks }, table)
          expectShown(projection.totalLossLbs, loss)
          expectShown(projection.projectedWeightLbs, weightLbs - loss)
          expectShown(projection.weeklyLossLbs, loss / weeks)
          compared += 1
        }
      }
    }
  }
  expect(compared).toBe(960)
})

const at = (weeks: number, weightLbs = 200) =>
  projectWeightLoss({ weightLbs, medication: 'tirzepatide', dosage: 'standard', weeks }, table)

test('200 lbs after 52 weeks on a standard dose of tirzepatide gives the figures in the design', () => {
  const { projectedWeightLbs, totalLossLbs, weeklyLossLbs } = at(52)
  expect([projectedWeightLbs, totalLossLbs, weeklyLossLbs].map((figure) => figure.toFixed(1))).toEqual([
    '164.0',
    '36.0',
    '0.7',
  ])
})

test('weeks are clamped to 1–104', () => {
  expect(at(0)).toEqual(at(1))
  expect(at(-5)).toEqual(at(1))
  expect(at(105)).toEqual(at(104))
  expect(at(Number.POSITIVE_INFINITY)).toEqual(at(104))
  expect(at(103)).not.toEqual(at(104))
})

test('beyond 72 weeks the percentage stays the same and only the curve continues', () => {
  expect(at(104).totalLossLbs).toBeCloseTo((200 * 0.2 * (1 - Math.exp(-6.24))) / (1 - Math.exp(-4.32)), 9)
})

test('a loss of more than 100% leaves zero, not a negative weight', () => {
  const all = { week52: 1, week72: 1 }
  const { projectedWeightLbs } = projectWeightLoss(
    { weightLbs: 200, medication: 'tirzepatide', dosage: 'low', weeks: 104 },
    { ...table, tirzepatide: { low: all, standard: all, high: all } },
  )
  expect(projectedWeightLbs).toBe(0)
})

describe('for every choice', () => {
  const choice = fc.record({
    medication: fc.constantFrom<Medication>('tirzepatide', 'semaglutide'),
    dosage: fc.constantFrom<Dosage>('low', 'standard', 'high'),
    weeks: fc.integer({ min: -10, max: 200 }),
  })
  const weight = fc.double({ min: 0, max: 1e300, noNaN: true })
  const project = (weightLbs: number, rest: { medication: Medication; dosage: Dosage; weeks: number }) =>
    projectWeightLoss({ weightLbs, ...rest }, table)

  test('the result is never negative and never above the start', () => {
    fc.assert(
      fc.property(weight, choice, (start, rest) => {
        const { projectedWeightLbs, totalLossLbs, weeklyLossLbs } = project(start, rest)
        expect(projectedWeightLbs).toBeGreaterThanOrEqual(0)
        expect(projectedWeightLbs).toBeLessThanOrEqual(start)
        expect(totalLossLbs).toBeGreaterThanOrEqual(0)
        expect(weeklyLossLbs).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('a higher weight never has a lower projection', () => {
    fc.assert(
      fc.property(weight, weight, choice, (a, b, rest) => {
        const less = Math.min(a, b)
        const heavier = Math.max(a, b)
        expect(project(less, rest).projectedWeightLbs).toBeLessThanOrEqual(
          project(heavier, rest).projectedWeightLbs,
        )
      }),
    )
  })

  test('twice the weight loses twice as much', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), choice, (start, rest) => {
        const once = project(start, rest)
        const twice = project(start * 2, rest)
        expect(twice.totalLossLbs).toBeCloseTo(once.totalLossLbs * 2, 6)
        expect(twice.projectedWeightLbs).toBeCloseTo(once.projectedWeightLbs * 2, 6)
      }),
    )
  })

  test('every finite weight has a finite result', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), choice, (start, rest) => {
        for (const figure of Object.values(project(start, rest))) expect(Number.isFinite(figure)).toBe(true)
      }),
    )
  })
})
