// A weight as people type it, and as they read it, in pounds or kilograms.

export type Unit = 'lbs' | 'kg'

const KG_PER_LB = 0.45359237

/** Plain Latin digits with at most one point; "1e2" counts as 100, since it is a finite number above 0. */
const NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * The number that was typed, or null where it is no finite number above 0. Spaces around it are forgiven
 * (" 200 " is 200). Refused are commas ("200,5" could mean either), signs, units, other scripts' digits,
 * and what only programmers write ("0x10", "Infinity").
 */
export function parseWeight(text: string): number | null {
  const trimmed = text.trim()
  if (!NUMBER.test(trimmed)) return null
  const weight = Number(trimmed)
  return Number.isFinite(weight) && weight > 0 ? weight : null
}

/** Pounds of a weight in its unit. */
export const toLbs = (weight: number, unit: Unit): number => (unit === 'kg' ? weight / KG_PER_LB : weight)
/** Pounds in the unit that a visitor reads. */
export const fromLbs = (lbs: number, unit: Unit): number => (unit === 'kg' ? lbs * KG_PER_LB : lbs)

/** "164.0 lbs": a weight given in pounds, one decimal, with the unit the visitor reads. */
export function formatWeight(lbs: number, unit: Unit): string {
  const weight = fromLbs(lbs, unit)
  // From 1e21 on, toFixed writes a power of ten.
  return `${weight < 1e21 ? weight.toFixed(1) : `${BigInt(Math.round(weight))}.0`} ${unit}`
}

/** "-36.0 lbs": a loss given in pounds, with the plain hyphen of the specification; "0.0 lbs" where it rounds to none. */
export function formatLoss(lbs: number, unit: Unit): string {
  const weight = formatWeight(lbs, unit)
  return Number.parseFloat(weight) === 0 ? weight : `-${weight}`
}

/** A weight exactly as the visitor typed it. */
export type TypedWeight = { text: string; unit: Unit }

/**
 * What the field shows of a typed weight in either unit: in the other one to one decimal without a trailing zero, or
 * to the first digit that is not 0. Unchanged where it is no weight, or too large for the other unit.
 */
export function showIn(unit: Unit, { text, unit: typedUnit }: TypedWeight): string {
  const weight = parseWeight(text)
  if (weight === null || typedUnit === unit) return text
  const converted = fromLbs(toLbs(weight, typedUnit), unit)
  if (!Number.isFinite(converted)) return text
  return String(Number(converted.toFixed(1)) || Number(converted.toPrecision(1)))
}

/**
 * The typed weight behind what the field shows now. As long as the field shows the last one, that one counts, so
 * that switching the unit never changes a weight: 150 lbs stay 150 lbs while the field shows 68 kg.
 */
export function readTyped(shown: string, unit: Unit, last: TypedWeight): TypedWeight {
  return shown === showIn(unit, last) ? last : { text: shown, unit }
}
