// The points of the chart: projected weight week by week, with the band from low to high dose.
import { type ProjectionInput, type ProjectionTable, projectWeightLoss } from './projection'

/** Weights in pounds. Week 0 is the start, where all three are the same. */
export type Point = { week: number; lowDoseLbs: number; chosenLbs: number; highDoseLbs: number }

/**
 * A point a week from 0 to the weeks of the input, whole weeks from 1 to 104. Throws what projectWeightLoss throws.
 */
export function getSeries(input: ProjectionInput, table: ProjectionTable): Point[] {
  return Array.from({ length: input.weeks + 1 }, (_, week) => getPoint(input, table, week))
}

/** The point of one whole week, 0 to 104. Throws what projectWeightLoss throws. */
export function getPoint(input: ProjectionInput, table: ProjectionTable, week: number): Point {
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
