// The inputs of the calculator: checked in the order of the specification, and carried in a fragment.
// A fragment ("#w=200&u=lbs&m=tirzepatide&d=standard&t=52") never leaves the browser; a query would.
import { DOSAGES, MEDICATIONS } from '../base/treatments'
import type { ProjectionInput } from './projection'
import { parseWeight, toLbs, type Unit } from './weight'

export const UNITS = ['lbs', 'kg'] as const satisfies readonly Unit[]

/** As typed and chosen; an empty text is nothing chosen. */
export type RawInputs = { weight: string; medication: string; dosage: string; weeks: string }
export type Field = keyof RawInputs

export type Check = { ok: true; input: ProjectionInput } | { ok: false; field: Field; message: string }

const find = <T extends string>(known: readonly T[], value: string): T | undefined =>
  known.find((entry) => entry === value)

/** The first error in the order weight, timeframe, medication and dosage; or the inputs, weight in pounds. */
export function checkInputs(raw: RawInputs, unit: Unit, timeframesWeeks: readonly number[]): Check {
  const weight = parseWeight(raw.weight)
  const weightLbs = weight === null ? Number.POSITIVE_INFINITY : toLbs(weight, unit)
  if (!Number.isFinite(weightLbs)) {
    return { ok: false, field: 'weight', message: 'Enter a valid current weight.' }
  }
  const weeks = timeframesWeeks.find((entry) => String(entry) === raw.weeks)
  if (weeks === undefined) return { ok: false, field: 'weeks', message: 'Select a timeframe in weeks.' }
  const medication = find(MEDICATIONS, raw.medication)
  const dosage = find(DOSAGES, raw.dosage)
  if (!medication || !dosage) {
    const field = medication ? 'dosage' : 'medication'
    return { ok: false, field, message: 'Select medication and dosage level.' }
  }
  return { ok: true, input: { weightLbs, medication, dosage, weeks } }
}

const KEYS = { weight: 'w', unit: 'u', medication: 'm', dosage: 'd', weeks: 't' } as const

/** The fragment that restores these inputs, without the "#". */
export function toFragment(raw: RawInputs, unit: Unit): string {
  return new URLSearchParams({
    [KEYS.weight]: raw.weight.trim(),
    [KEYS.unit]: unit,
    [KEYS.medication]: raw.medication,
    [KEYS.dosage]: raw.dosage,
    [KEYS.weeks]: raw.weeks,
  }).toString()
}

/** The inputs of a fragment, or null unless it contains all five, once each, and every one is valid. */
export function parseFragment(
  fragment: string,
  timeframesWeeks: readonly number[],
): { raw: RawInputs; unit: Unit } | null {
  const query = new URLSearchParams(fragment.replace('#', ''))
  // Five, and all five valid below: then each is there once, and nothing else.
  if ([...query.keys()].length !== Object.keys(KEYS).length) return null
  const read = (name: string) => query.get(name) ?? ''
  const unit = find(UNITS, read(KEYS.unit))
  if (!unit) return null
  const raw = {
    weight: read(KEYS.weight),
    medication: read(KEYS.medication),
    dosage: read(KEYS.dosage),
    weeks: read(KEYS.weeks),
  }
  return checkInputs(raw, unit, timeframesWeeks).ok ? { raw, unit } : null
}

/** What was typed and chosen so far, in whatever the history kept: each entry is a text or nothing; or null. */
export function parseDraft(kept: unknown): { raw: RawInputs; unit: Unit } | null {
  if (typeof kept !== 'object' || kept === null) return null
  const read = (name: Field | 'unit') => {
    const value: unknown = Reflect.get(kept, name)
    return typeof value === 'string' ? value : ''
  }
  const unit = find(UNITS, read('unit'))
  if (!unit) return null
  const raw = {
    weight: read('weight'),
    medication: read('medication'),
    dosage: read('dosage'),
    weeks: read('weeks'),
  }
  return { raw, unit }
}
