// What a visitor may type beside the cost table: months of treatment, and a price of their own.
// Plain digits only; everything else is refused with what to type instead.
import { MONTHS_LIMIT } from './cost'

/** A value, or what is wrong. What is unfinished may become a value when the visitor types on. */
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

/** "$", "1,2" or "1,200." on the way to a price. */
const UNFINISHED_PRICE = /^\$?\s?(?:\d{1,3},\d{0,3}|\d{0,6})\.?$/

/** Dollars a month with at most two decimals, "$" or not; nothing typed is null, no price. */
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
