// The calculator's inputs: validated in the order that the specification sets, and shared in a fragment.
// A fragment ("#w=200&u=lbs&m=tirzepatide&d=standard&t=52") never leaves the browser; a query would.
import { parseFields, readKey } from '../base/form-fields'
import { DOSAGES, MEDICATIONS } from '../base/treatments'
import type { ProjectionInput } from './projection'
import { parseWeight, toLbs, UNITS, type Unit } from './weight'

export const CALCULATOR_FIELDS = ['weight', 'medication', 'dosage', 'weeks'] as const
export type CalculatorField = (typeof CALCULATOR_FIELDS)[number]

/** As typed and selected, with the unit of the weight. An empty string means nothing is selected. */
export type TypedInputs = Record<CalculatorField, string> & { unit: Unit }

export type CheckedInputs =
  | { ok: true; input: ProjectionInput }
  | { ok: false; field: CalculatorField; message: string }

const find = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((entry) => entry === value)

/** The first error in the order weight, timeframe, medication and dosage; or the inputs, weight in pounds. */
export function checkInputs(typed: TypedInputs, timeframesWeeks: readonly number[]): CheckedInputs {
  const weightLbs = toLbs(parseWeight(typed.weight) ?? Number.POSITIVE_INFINITY, typed.unit)
  if (!Number.isFinite(weightLbs)) {
    return { ok: false, field: 'weight', message: 'Enter a valid current weight.' }
  }
  const weeks = timeframesWeeks.find((entry) => String(entry) === typed.weeks)
  if (weeks === undefined) return { ok: false, field: 'weeks', message: 'Select a timeframe in weeks.' }
  const medication = find(MEDICATIONS, typed.medication)
  const dosage = find(DOSAGES, typed.dosage)
  if (!medication || !dosage) {
    const field = medication ? 'dosage' : 'medication'
    return { ok: false, field, message: 'Select medication and dosage level.' }
  }
  return { ok: true, input: { weightLbs, medication, dosage, weeks } }
}

/** Whether a field is valid, whatever the others contain. */
export function isFieldValid(field: CalculatorField, typed: TypedInputs, timeframesWeeks: readonly number[]) {
  const medication = MEDICATIONS[0]
  const dosage = DOSAGES[0]
  const weeks = String(timeframesWeeks[0])
  const others = { weight: '1', medication, dosage, weeks, unit: typed.unit }
  return checkInputs({ ...others, [field]: typed[field] }, timeframesWeeks).ok
}

/** The fragment that restores these inputs, without the "#". The same inputs have the same one. */
export const toFragment = ({ weight, medication, dosage, weeks, unit }: TypedInputs): string =>
  `${new URLSearchParams({ w: weight.trim(), u: unit, m: medication, d: dosage, t: weeks })}`

/**
 * The inputs in a fragment, or null unless it has all five exactly once and each is valid. Anything else in it is
 * ignored, so that a link still works after a service appends "&utm_source=…".
 */
export function parseInputsFragment(
  fragment: string,
  timeframesWeeks: readonly number[],
): TypedInputs | null {
  const query = new URLSearchParams(fragment.replace('#', ''))
  const read = (key: string) => (query.getAll(key).length === 1 ? (query.get(key) ?? '') : '')
  const unit = find(UNITS, read('u'))
  if (!unit) return null
  const typed = { weight: read('w'), medication: read('m'), dosage: read('d'), weeks: read('t'), unit }
  return checkInputs(typed, timeframesWeeks).ok ? typed : null
}

/** What the calculator saves in the history entry, for when the visitor returns. */
export type CalculatorDraft = {
  typed: TypedInputs
  /** The unit shown, which may differ from the one in which the weight was typed. */
  unit: Unit
  /** The inputs of the result on screen, or null. */
  calculated: TypedInputs | null
}

/** A draft from the history entry, or null. Inputs come back as typed, valid or not. */
export function parseCalculatorDraft(kept: unknown): CalculatorDraft | null {
  const typed = parseTyped(readKey(kept, 'typed'))
  const unit = find(UNITS, String(readKey(kept, 'unit')))
  return typed && unit ? { typed, unit, calculated: parseTyped(readKey(kept, 'calculated')) } : null
}

function parseTyped(kept: unknown): TypedInputs | null {
  const unit = find(UNITS, String(readKey(kept, 'unit')))
  return unit ? { ...parseFields(kept, CALCULATOR_FIELDS), unit } : null
}
