// What trials measured at a choice, in words. A trial's result is never scaled to the visitor's choice: the page states the dose and
// length of the trial.
import type { Dosage } from '../base/treatments'
import type { ProjectionFacts } from '../schemas/calculator'
import { type DoseSteps, getFirstWeek, isReached, listDoseSteps } from './doses'
import type { ProjectionInput } from './projection'

type MeasuredTrial = Omit<ProjectionFacts['trials'][number], 'source'>
type DoseChoice = Omit<ProjectionInput, 'weightLbs'>

/**
 * The trial closest to a choice: same medication, then a dose that corresponds to the dosage level, then the
 * closest length, then the order of the list. Null if no trial is of the medication.
 */
export function findNearestTrial<Trial extends MeasuredTrial>(
  trials: readonly Trial[],
  choice: DoseChoice,
): Trial | null {
  const mismatch = ({ dosages }: Trial) => (dosages.includes(choice.dosage) ? 0 : 1)
  const distance = ({ weeks }: Trial) => Math.abs(weeks - choice.weeks)
  const [nearest] = trials
    .filter(({ medication, isHigherDose }) => medication === choice.medication && !isHigherDose)
    .toSorted((a, b) => mismatch(a) - mismatch(b) || distance(a) - distance(b))
  return nearest ?? null
}

/** A trial of a newer dose, above those of the formula, which the label's top level may mean today. */
export const findHigherDose = <Trial extends MeasuredTrial>(trials: readonly Trial[], choice: DoseChoice) =>
  trials.find(
    ({ medication, dosages, isHigherDose }) =>
      isHigherDose && medication === choice.medication && dosages.includes(choice.dosage),
  ) ?? null

/** "20.9%", as it was measured. */
export const formatMeasured = (percent: number): string => `${percent.toFixed(1)}%`

/** "22%" or "13.9%", as the formula gives it. */
const formatProjected = (percent: number): string => `${Number(percent.toFixed(1))}%`

/** "on 15 mg after 72 weeks". */
export const formatSetting = ({ dose, weeks }: MeasuredTrial): string => `on ${dose} after ${weeks} weeks`

/** "3.1% on placebo", or nothing where nobody got one. */
export const formatPlacebo = ({ placeboPercent }: MeasuredTrial): string =>
  placeboPercent === undefined ? '' : `${formatMeasured(placeboPercent)} on placebo`

/** Whether a projected loss, in percent of the starting weight, exceeds the trial's when rounded as shown. */
export const isAboveTrial = (projectedPercent: number, trial: Pick<MeasuredTrial, 'lossPercent'>): boolean =>
  Number(projectedPercent.toFixed(1)) > trial.lossPercent

/** What the formula gives, under what the trial measured: "Our formula gives 22%. Expect to lose less.", "Our formula gives 18% by week 52." */
export function formatComparison(
  { dosage, weeks }: DoseChoice,
  projectedPercent: number,
  trial: Pick<MeasuredTrial, 'lossPercent' | 'weeks'>,
): string {
  const by = weeks === trial.weeks ? '' : ` by week ${weeks}`
  const isLess = dosage === 'low' || isAboveTrial(projectedPercent, trial)
  return `Our formula gives ${formatProjected(projectedPercent)}${by}.${isLess ? ' Expect to lose less.' : ''}`
}

/** Why there is no result yet: "The label’s steps reach 7.5 mg by week 12; 15 mg comes in week 21 at the earliest." Null once it is reached. */
export function formatNotReached(steps: DoseSteps, dosage: Dosage, weeks: number): string | null {
  if (isReached(steps, dosage, weeks)) return null
  const dose = listDoseSteps(steps, weeks).at(-1)?.dose
  return `The label’s steps reach ${dose} by week ${weeks}; ${steps.levels[dosage]} comes in week ${getFirstWeek(steps, dosage)} at the earliest.`
}
