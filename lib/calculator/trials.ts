// How a projection compares with what trials measured. A trial is never stretched to fit: its own dose
// and its own length are named.
import type { Dosage, Medication } from './projection'

export type Trial = {
  name: string
  medication: Medication
  /** As the trial gave it: "10 mg", "1.7 or 2.4 mg". */
  dose: string
  /** The dosage levels of the calculator that this dose answers to. */
  dosages: readonly Dosage[]
  weeks: number
  /** Mean share of body weight lost, in percent. */
  lossPercent: number
  source: { label: string; url: string }
}

/**
 * The trial nearest to a choice: same medication, then a dose that answers to the dosage level, then the
 * length nearest to the chosen weeks, then the order of the list. Null where no trial has the medication.
 */
export function findNearestTrial(
  trials: readonly Trial[],
  choice: { medication: Medication; dosage: Dosage; weeks: number },
): Trial | null {
  const mismatch = ({ dosages }: Trial) => (dosages.includes(choice.dosage) ? 0 : 1)
  const distance = ({ weeks }: Trial) => Math.abs(weeks - choice.weeks)
  const [nearest] = trials
    .filter(({ medication }) => medication === choice.medication)
    .toSorted((a, b) => mismatch(a) - mismatch(b) || distance(a) - distance(b))
  return nearest ?? null
}

/** Whether a projected loss, in percent of the start, is above what the trial measured, to the shown decimal. */
export function isAboveTrial(projectedPercent: number, trial: Pick<Trial, 'lossPercent'>): boolean {
  return Number(projectedPercent.toFixed(1)) > trial.lossPercent
}
