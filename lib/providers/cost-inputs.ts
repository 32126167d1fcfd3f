// What a visitor may type beside the cost table: months of treatment, and a price of their own.
// Plain digits only; everything else is refused with what to type instead.
import { MONTHS_LIMIT } from './cost'

export type Typed<T> = { ok: true; value: T } | { ok: false; message: string }

const MEDICATION_LIMIT_DOLLARS = 10_000

/** A whole number of months, 1 to 24. */
export function parseMonths(text: string): Typed<number> {
  const digits = text.trim()
  const value = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN
  return value >= 1 && value <= MONTHS_LIMIT
    ? { ok: true, value }
    : { ok: false, message: `Enter a whole number of months, 1 to ${MONTHS_LIMIT}.` }
}

/** Dollars a month with at most two decimals, "$" or not; nothing typed is null, no price. */
export function parseMedicationPrice(text: string): Typed<number | null> {
  const amount = text.trim().replace(/^\$\s?/, '')
  if (text.trim() === '') return { ok: true, value: null }
  const plain = /^\d{1,3},\d{3}(?:\.|$)/.test(amount) ? amount.replace(',', '') : amount
  const value = /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
  return value <= MEDICATION_LIMIT_DOLLARS
    ? { ok: true, value }
    : { ok: false, message: 'Enter dollars a month, up to 10,000. For example 250.' }
}
