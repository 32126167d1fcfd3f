// Parses what a visitor types above the cost table: months of treatment, and their own medication price. Accepts ASCII
// digits only; any other text gets a message that says what to type instead.
import { MONTHS_LIMIT } from './cost'

/** A value, or an error. Unfinished text may become valid as the visitor keeps typing. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string; isUnfinished: boolean }

const MEDICATION_LIMIT_DOLLARS = 10_000

/** A whole number of months, 1 to 24. */
export function parseMonths(text: string): Parsed<number> {
  const digits = text.trim()
  const value = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN
  if (value >= 1 && value <= MONTHS_LIMIT) return { ok: true, value }
  return {
    ok: false,
    message: `Enter a whole number of months, 1 to ${MONTHS_LIMIT}.`,
    isUnfinished: /^0{0,3}$/.test(digits),
  }
}

/** The beginning of a price: "$", "1,2" or "1,200." */
const UNFINISHED_PRICE = /^\$?\s?(?:\d{1,3},\d{0,3}|\d{0,6})\.?$/

/** Dollars a month with at most two decimals and an optional "$". Empty text is null, no price. */
export function parseMedicationPrice(text: string): Parsed<number | null> {
  const typed = text.trim()
  if (typed === '') return { ok: true, value: null }
  const amount = typed.replace(/^\$\s?/, '')
  const plain = amount.replace(/^(\d{1,3}),(\d{3})(?=\.|$)/, '$1$2')
  const value = /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
  if (value <= MEDICATION_LIMIT_DOLLARS) return { ok: true, value }
  const soFar = Number(plain.replace(/[,.]/g, ''))
  return {
    ok: false,
    message: 'Enter dollars a month, up to 10,000. For example 250.',
    isUnfinished: UNFINISHED_PRICE.test(typed) && soFar <= MEDICATION_LIMIT_DOLLARS,
  }
}
