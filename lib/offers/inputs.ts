// Parses what a visitor types above a cost comparison: months of treatment, a budget, and their own price of a drug. Accepts ASCII
// digits only; any other text gets a message that says what to type instead.
import { QUOTE_FEES } from '../base/fees'
import { MONTHS_LIMIT } from './plan'

/** A value, or an error. Unfinished text may become valid as the visitor keeps typing. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string; isUnfinished: boolean }

const AMOUNT_LIMIT_DOLLARS = 10_000

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

/** The beginning of a price: "$", "1649,", or "1,200." */
const UNFINISHED_PRICE = /^\$?\s?(?:\d{1,3},\d{0,3}|\d{1,6},|\d{0,6})\.?$/

/**
 * Cents a month from dollars with at most two decimals and an optional "$": a budget, or the price of a drug. Empty is null. Some
 * phones offer only a comma for the decimals: "149,99" has two, "1,200" is a thousand.
 */
export function parseAmount(text: string): Parsed<number | null> {
  const typed = text.trim()
  if (typed === '') return { ok: true, value: null }
  const amount = typed.replace(/^\$\s?/, '')
  const plain = amount.replace(/^(\d{1,3}),(\d{3})(?=\.|$)/, '$1$2').replace(/^(\d+),(\d\d?)$/, '$1.$2')
  const value = /^\d{1,6}(?:\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN
  if (value <= AMOUNT_LIMIT_DOLLARS) return { ok: true, value: Math.round(value * 100) }
  const soFar = Number(plain.replace(/[,.]/g, ''))
  return {
    ok: false,
    message: 'Type an amount from $0 to $10,000, such as 250.',
    isUnfinished: UNFINISHED_PRICE.test(typed) && soFar <= AMOUNT_LIMIT_DOLLARS,
  }
}

/** Cents of each bill; no price is $0. Empty is null. */
function parsePrice(text: string): Parsed<number | null> {
  const parsed = parseAmount(text)
  return parsed.ok && parsed.value === 0
    ? { ok: false, message: 'Type an amount above $0, such as 149.', isUnfinished: true }
    : parsed
}

const TERM_LIMIT_MONTHS = 36

/** A whole number up to a limit. Empty is null. */
const parseCount =
  (min: number, max: number) =>
  (text: string): Parsed<number | null> => {
    const digits = text.trim()
    if (digits === '') return { ok: true, value: null }
    const value = /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN
    if (value >= min && value <= max) return { ok: true, value }
    return { ok: false, message: `Enter a whole number, ${min} to ${max}.`, isUnfinished: false }
  }

/** What a visitor types of their own quote, by its keys in the fragment. */
export const QUOTE_PARSERS = {
  quote_price: parsePrice,
  quote_first: parseAmount,
  quote_bills: parseCount(1, MONTHS_LIMIT),
  quote_term: parseCount(0, TERM_LIMIT_MONTHS),
  ...(Object.fromEntries(QUOTE_FEES.map((what) => [`quote_${what}`, parseAmount])) as FeeParsers),
}

type FeeParsers = Record<`quote_${(typeof QUOTE_FEES)[number]}`, typeof parseAmount>

const PARSERS: Partial<Record<string, (text: string) => Parsed<unknown>>> = {
  budget: parseAmount,
  months: parseMonths,
  drug: parseAmount,
  ...QUOTE_PARSERS,
}

/** Whether a value in an address may be shown; the values of other keys are chosen from lists. */
export const isShareable = (key: string, text: string): boolean => PARSERS[key]?.(text).ok ?? true
