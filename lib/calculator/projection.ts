// The weight projection of the specification (section 9), and its points for the chart. Pure: the table comes from
// content/projection.json.
import { type Dosage, type Medication, WEEKS_MAX } from '../base/treatments'
import type { ProjectionFacts } from '../schemas/calculator'

export type LossTable = ProjectionFacts['table']

export type ProjectionInput = { weightLbs: number; medication: Medication; dosage: Dosage; weeks: number }

/** All in pounds, unrounded. Losses are positive numbers. */
export type Projection = ReturnType<typeof projectWeightLoss>

const EARLY_WEEK = 52
const LATE_WEEK = 72
const RATE_PER_WEEK = 0.06

/** Projected weight after `weeks` of treatment, which are clamped to 1–104. */
export function projectWeightLoss(input: ProjectionInput, table: LossTable) {
  const weeks = Math.min(WEEKS_MAX, Math.max(1, input.weeks))
  const totalLossLbs = input.weightLbs * lostFraction(table[input.medication][input.dosage], weeks)
  return {
    projectedWeightLbs: Math.max(0, input.weightLbs - totalLossLbs),
    totalLossLbs,
    weeklyLossLbs: totalLossLbs / weeks,
  }
}

/** Projected share of body weight lost after `weeks`: the table's share, scaled along the curve. */
function lostFraction({ week52, week72 }: LossTable[Medication][Dosage], weeks: number): number {
  const towardsLate = Math.min(1, Math.max(0, (weeks - EARLY_WEEK) / (LATE_WEEK - EARLY_WEEK)))
  const share = week52 + (week72 - week52) * towardsLate
  return share * (curve(weeks) / curve(weeks > EARLY_WEEK ? LATE_WEEK : EARLY_WEEK))
}

/** Progress after `weeks`: fast at first, then slower. */
const curve = (weeks: number): number => 1 - Math.exp(-RATE_PER_WEEK * weeks)

/** Weights in pounds. At week 0, all three are the same. */
export type Point = ReturnType<typeof getPoint>

/** One point a week, from week 0 to `input.weeks` (a whole number, 1 to 104). */
export const getSeries = (input: ProjectionInput, table: LossTable) =>
  Array.from({ length: input.weeks + 1 }, (_, week) => getPoint(input, table, week))

/** The projected weights at a whole week, 0 to 104, with the band from low to high dose. */
export function getPoint(input: ProjectionInput, table: LossTable, week: number) {
  const weightAt = (dosage: ProjectionInput['dosage']) =>
    week === 0
      ? input.weightLbs
      : projectWeightLoss({ ...input, dosage, weeks: week }, table).projectedWeightLbs
  return {
    week,
    lowDoseLbs: weightAt('low'),
    chosenLbs: weightAt(input.dosage),
    highDoseLbs: weightAt('high'),
  }
}

/** For the chart before anybody has calculated: neither the specified placeholder nor what most people type first. */
export const EXAMPLE = { weightLbs: 220, medication: 'semaglutide', dosage: 'standard', weeks: 52 } as const
