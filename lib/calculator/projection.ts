// The weight projection of the specification (section 9). Pure: the table comes from content/projection.json.
import { type Dosage, type Medication, WEEKS_MAX } from '../base/treatments'
import type { ProjectionFacts } from '../schemas/calculator'

export type ProjectionTable = ProjectionFacts['table']

export type ProjectionInput = { weightLbs: number; medication: Medication; dosage: Dosage; weeks: number }

/** All in pounds, unrounded. Losses are positive numbers. */
export type Projection = { projectedWeightLbs: number; totalLossLbs: number; weeklyLossLbs: number }

const [EARLY_WEEK, LATE_WEEK] = [52, 72]
const RATE_PER_WEEK = 0.06

/** Projected weight after `weeks` of treatment, which are clamped to 1–104. */
export function projectWeightLoss(
  { weightLbs, medication, dosage, weeks }: ProjectionInput,
  table: ProjectionTable,
): Projection {
  const clampedWeeks = Math.min(WEEKS_MAX, Math.max(1, weeks))
  const totalLossLbs = weightLbs * lostFraction(table[medication][dosage], clampedWeeks)
  return {
    projectedWeightLbs: Math.max(0, weightLbs - totalLossLbs),
    totalLossLbs,
    weeklyLossLbs: totalLossLbs / clampedWeeks,
  }
}

/** Projected share of body weight lost after `weeks`: the table's share, scaled along the curve. */
function lostFraction({ week52, week72 }: ProjectionTable[Medication][Dosage], weeks: number): number {
  const towardsLate = Math.min(1, Math.max(0, (weeks - EARLY_WEEK) / (LATE_WEEK - EARLY_WEEK)))
  const share = week52 + (week72 - week52) * towardsLate
  return share * (curve(weeks) / curve(weeks > EARLY_WEEK ? LATE_WEEK : EARLY_WEEK))
}

/** Progress after `weeks`: fast at first, then slower. */
const curve = (weeks: number): number => 1 - Math.exp(-RATE_PER_WEEK * weeks)
