// The chart's points: projected weight week by week, with the band from low to high dose.
import { type ProjectionInput, type ProjectionTable, projectWeightLoss } from './projection'

/** Weights in pounds. At week 0, all three are the same. */
export type Point = ReturnType<typeof getPoint>

/** One point a week, from week 0 to `input.weeks` (a whole number, 1 to 104). */
export const getSeries = (input: ProjectionInput, table: ProjectionTable) =>
  Array.from({ length: input.weeks + 1 }, (_, week) => getPoint(input, table, week))

/** The point at a whole week, 0 to 104. */
export function getPoint(input: ProjectionInput, table: ProjectionTable, week: number) {
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
