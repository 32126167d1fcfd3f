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

/** "-36.0 lbs": a loss given in pounds, with the plain hyphen of the specification. */
export function formatLoss(lbs: number, unit: Unit): string {
  return `-${formatWeight(lbs, unit)}`
}

/**
 * The typed weight in the other unit, to one decimal without a trailing zero, or to the first digit that is not 0;
 * unchanged where it is no weight.
 */
export function convertTyped(text: string, from: Unit, to: Unit): string {
  const weight = parseWeight(text)
  if (weight === null || from === to) return text
  const converted = fromLbs(toLbs(weight, from), to)
  return String(Number(converted.toFixed(1)) || Number(converted.toPrecision(1)))
}
