// What a result says about trials: the sentences beside the projection, at every level and length.
import type { Dosage, Medication } from '@/lib/base/treatments'
import { getFirstWeek, isReached, listDoseSteps } from '@/lib/calculator/doses'
import { projectWeightLoss } from '@/lib/calculator/projection'
import {
  findHigherDose,
  findNearestTrial,
  formatComparison,
  formatNotReached,
  formatPlacebo,
} from '@/lib/calculator/trials'
import { getFixtureContent } from '../../../fixtures/checked-content'

const { table, trials, doseSteps } = getFixtureContent().projection

function compare(medication: Medication, dosage: Dosage, weeks: number) {
  const choice = { medication, dosage, weeks }
  const trial = findNearestTrial(trials, choice)
  if (!trial) throw new Error('there is no trial')
  const percent = projectWeightLoss({ ...choice, weightLbs: 100 }, table).totalLossLbs
  return formatComparison(choice, percent, trial)
}

test.each([
  ['tirzepatide', 'low', 72, 'Our formula gives 16%. Expect to lose less.'],
  ['tirzepatide', 'high', 72, 'Our formula gives 22%. Expect to lose less.'],
  ['tirzepatide', 'standard', 72, 'Our formula gives 20%. Expect to lose less.'],
  ['tirzepatide', 'standard', 52, 'Our formula gives 18% by week 52.'],
  ['semaglutide', 'low', 52, 'Our formula gives 9% by week 52. Expect to lose less.'],
] as const)('%s, %s, after %d weeks', (medication, dosage, weeks, text) => {
  expect(compare(medication, dosage, weeks)).toBe(text)
})

test.each([
  // Four weeks a step: 15 mg is the sixth, 10 mg the fourth, 2.4 mg the fifth.
  ['tirzepatide', 'low', 1],
  ['tirzepatide', 'standard', 13],
  ['tirzepatide', 'high', 21],
  ['semaglutide', 'low', 1],
  ['semaglutide', 'standard', 17],
  ['semaglutide', 'high', 17],
] as const)(
  'the %s dose of the level %s is reached in week %d at the earliest',
  (medication, dosage, week) => {
    const steps = doseSteps[medication]
    expect(getFirstWeek(steps, dosage)).toBe(week)
    expect([week - 1, week].map((weeks) => isReached(steps, dosage, weeks))).toEqual([false, true])
  },
)

test('a dose that is not reached says how far the steps go', () => {
  expect(formatNotReached(doseSteps.tirzepatide, 'high', 12)).toBe(
    'The label’s steps reach 7.5 mg by week 12; 15 mg comes in week 21 at the earliest.',
  )
  expect(formatNotReached(doseSteps.semaglutide, 'high', 4)).toBe(
    'The label’s steps reach 0.25 mg by week 4; 2.4 mg comes in week 17 at the earliest.',
  )
  expect(formatNotReached(doseSteps.tirzepatide, 'high', 24)).toBeNull()
  expect(listDoseSteps(doseSteps.tirzepatide, 6)).toEqual([
    { dose: '2.5 mg', from: 1, to: 4 },
    { dose: '5 mg', from: 5, to: 6 },
  ])
})

test('a newer dose is named in addition, and never taken for the dose of a level', () => {
  const choice = { medication: 'semaglutide', dosage: 'high', weeks: 72 } as const
  expect(findHigherDose(trials, choice)).toMatchObject({ dose: '7.2 mg', lossPercent: 18.7 })
  expect(findNearestTrial(trials, choice)?.dose).not.toBe('7.2 mg')
  expect(findHigherDose(trials, { ...choice, dosage: 'standard' })).toBeNull()
  expect(findHigherDose(trials, { ...choice, medication: 'tirzepatide' })).toBeNull()
})

test('placebo is named where there was one', () => {
  const texts = trials.map((trial) => [trial.name, formatPlacebo(trial)])
  expect(texts).toContainEqual(['SURMOUNT-1', '3.1% on placebo'])
  expect(texts).toContainEqual(['SURMOUNT-5', ''])
})
