// Compares a projection with what trials measured. A trial's result is never scaled to the visitor's choice: the page
// states the dose and length of the trial.
import type { ProjectionFacts } from '../schemas/calculator'
import type { ProjectionInput } from './projection'

type Measured = Omit<ProjectionFacts['trials'][number], 'source'>

/**
 * The trial closest to a choice: same medication, then a dose that corresponds to the dosage level, then the
 * closest length, then the order of the list. Null if no trial is of the medication.
 */
export function findNearestTrial<Trial extends Measured>(
  trials: readonly Trial[],
  choice: Omit<ProjectionInput, 'weightLbs'>,
): Trial | null {
  const mismatch = ({ dosages }: Trial) => (dosages.includes(choice.dosage) ? 0 : 1)
  const distance = ({ weeks }: Trial) => Math.abs(weeks - choice.weeks)
  const [nearest] = trials
    .filter(({ medication }) => medication === choice.medication)
    .toSorted((a, b) => mismatch(a) - mismatch(b) || distance(a) - distance(b))
  return nearest ?? null
}

/** Whether a projected loss, in percent of the starting weight, exceeds the trial's when rounded as shown. */
export const isAboveTrial = (projectedPercent: number, trial: Pick<Measured, 'lossPercent'>): boolean =>
  Number(projectedPercent.toFixed(1)) > trial.lossPercent
