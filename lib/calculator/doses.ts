// Which dose a label allows in which week. A projection for a dose that nobody can have reached yet is no result.
import type { Dosage } from '../base/treatments'
import type { ProjectionFacts } from '../schemas/calculator'

/** From content/projection.json: the steps of one medication. */
export type DoseSteps = ProjectionFacts['doseSteps'][keyof ProjectionFacts['doseSteps']]

/** The first week, from 1, in which the label allows the dose of a level. */
export const getFirstWeek = ({ doses, weeksEach, levels }: DoseSteps, dosage: Dosage): number =>
  doses.indexOf(levels[dosage]) * weeksEach + 1

/** Whether somebody who has been treated for so many weeks can have taken the dose of a level. */
export const isReached = (steps: DoseSteps, dosage: Dosage, weeks: number): boolean =>
  getFirstWeek(steps, dosage) <= weeks

/** The first week of a dose, from 1, and its last one. */
export type DoseWeeks = { dose: string; from: number; to: number }

/** The steps up to a week, at the earliest: each dose with its first week, from 1, and its last one, cut at `weeks`. */
export const listDoseSteps = ({ doses, weeksEach }: DoseSteps, weeks: number): DoseWeeks[] =>
  doses
    .map((dose, index) => ({
      dose,
      from: index * weeksEach + 1,
      to: index === doses.length - 1 ? weeks : Math.min(weeks, (index + 1) * weeksEach),
    }))
    .filter(({ from }) => from <= weeks)
