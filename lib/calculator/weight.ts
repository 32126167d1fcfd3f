// Parses weights as people type them, and formats them, in pounds or kilograms.
import { TYPED_NUMBER } from '../base/form-fields'

export const UNITS = ['lbs', 'kg'] as const
export type Unit = (typeof UNITS)[number]

const KG_PER_LB = 0.45359237

/**
 * The number that was typed, or null if it is not a finite number above 0. Spaces around it are ignored. Some phones offer only
 * a comma for the decimals: "80,5" has one. Other commas ("1,200" is ambiguous), signs, units, digits of other scripts, and
 * programming notation ("0x10", "Infinity") are rejected.
 */
export function parseWeight(text: string): number | null {
  const trimmed = text.trim().replace(/^(\d+),(\d\d?)$/, '$1.$2')
  if (!TYPED_NUMBER.test(trimmed)) return null
  const weight = Number(trimmed)
  return Number.isFinite(weight) && weight > 0 ? weight : null
}

export const toLbs = (weight: number, unit: Unit): number => (unit === 'kg' ? weight / KG_PER_LB : weight)
export const fromLbs = (lbs: number, unit: Unit): number => (unit === 'kg' ? lbs * KG_PER_LB : lbs)

/** "164.0 lbs": a weight in pounds, converted to `unit`, with one decimal. */
export const formatWeight = (lbs: number, unit: Unit): string =>
  `${formatNumber(fromLbs(lbs, unit), 1)} ${unit}`

/** "164 lbs": without decimals, for a drawing. */
export const formatRoundWeight = (lbs: number, unit: Unit): string =>
  `${formatRoundNumber(lbs, unit)} ${unit}`

/** Without its unit, where another figure beside it has that. */
export const formatRoundNumber = (lbs: number, unit: Unit): string => formatNumber(fromLbs(lbs, unit), 0)

const SIX_DIGITS_MAX = 999_999
const SUPERSCRIPT_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** "164.0", and from a million on "1.0 × 10⁶": more than six digits do not fit, and nobody reads them. */
const formatNumber = (value: number, decimals: number): string =>
  Math.round(value) > SIX_DIGITS_MAX ? formatShort(value.toExponential(1)) : value.toFixed(decimals)

/** "150" or "2.5 × 10⁶": a round number for an axis, with as many digits as it needs. */
export const formatTick = (value: number): string =>
  value > SIX_DIGITS_MAX ? formatShort(Number(value.toPrecision(3)).toExponential()) : String(value)

/** "1.0 × 10⁶" for "1.0e+6". */
function formatShort(exponential: string): string {
  const [factor, exponent = ''] = exponential.split('e+')
  const power = exponent.replace(/\d/g, (digit) => SUPERSCRIPT_DIGITS[Number(digit)] ?? '')
  return `${factor} × 10${power}`
}

/** "-36.0 lbs": a loss in pounds, with a plain hyphen as specified; "0.0 lbs" if it rounds to zero. */
export function formatLoss(lbs: number, unit: Unit): string {
  const weight = formatWeight(lbs, unit)
  return Number.parseFloat(weight) === 0 ? weight : `-${weight}`
}

/** A weight exactly as the visitor typed it. */
type TypedWeight = { weight: string; unit: Unit }

/**
 * What the field shows for a typed weight. Converted to the other unit, it has one decimal without a trailing zero, or
 * one significant digit if that would be 0. Invalid text, and a weight too large to convert, stay as typed.
 */
export function showIn(unit: Unit, typed: TypedWeight): string {
  const weight = parseWeight(typed.weight)
  if (weight === null || typed.unit === unit) return typed.weight
  const converted = fromLbs(toLbs(weight, typed.unit), unit)
  if (!Number.isFinite(converted)) return typed.weight
  return String(Number(converted.toFixed(1)) || Number(converted.toPrecision(1)))
}

/**
 * The weight that the visitor typed, given what the field shows. If the field still shows the last typed weight, that
 * weight counts, so that switching units never changes it: 150 lbs stays 150 lbs while the field shows 68 kg.
 */
export const readTyped = (shown: string, unit: Unit, last: TypedWeight): TypedWeight =>
  shown === showIn(unit, last) ? last : { weight: shown, unit }
