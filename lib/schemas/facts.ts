// The facts of an offer: their types, and what follows from a price, fees, and terms (prices.ts). The facts that follow from
// nothing are in a record under `facts`, or in an offer that differs: STORED. Their words are in fact-words.ts, what to ask about
// one that is not known in fact-questions.ts. To add a fact, see CONTRIBUTING.md.
import { z } from 'zod'
import { getBoundMonths } from '../base/bound'
import type { FeePurpose } from '../base/fees'
import type { Every } from '../base/periods'
import { STATE_CODES } from '../base/states'
import { text } from './fields'
import { expected } from './messages'
import { type Fee, oneOf, type Price, type Product, type Refund, type States } from './prices'

const LEAVE_OUT = 'If it is not known, leave it out.'

const yesNo = z.boolean(expected('true or false', LEAVE_OUT))
const words = text('a short text')

/** The facts that a record states under `facts`; an offer may differ. */
export const STORED = {
  samePriceAllDoses: yesNo,
  form: oneOf(['injections-only', 'pills-only', 'pills-available']),
  pharmacy: words,
  prescriber: words,
  visit: oneOf(['live', 'form', 'both']),
  labWorkRequired: yesNo,
  sideEffectHelp: words,
  coaching: yesNo,
  hsaFsa: yesNo,
  certificate: yesNo,
  company: words,
}

export type StoredFactKey = keyof typeof STORED

export const STORED_FACT_KEYS = Object.keys(STORED) as StoredFactKey[]

/** What one offer says, and its seller where the offer is silent: see mergeFacts in lib/offers/from-content.ts. */
export type OfferFacts = {
  drug?: 'included' | 'separate' | 'insurance' | undefined
  price?: Price | undefined
  /** Whether somebody has read the price on the seller's page: its bills are then the bills, not a quote. */
  isPriceRead?: boolean
  fees: readonly Fee[]
  product?: readonly Product[] | undefined
  minimumMonths?: number | undefined
  leavingFee?: number | undefined
  renews?: boolean | Every | undefined
  noticeDays?: number | undefined
  refund?: Refund | undefined
  states?: States | undefined
  pays?: 'cash' | 'insurance' | 'either' | undefined
} & { [Key in StoredFactKey]?: z.infer<(typeof STORED)[Key]> | undefined }

/** The price of a service without the drug is its membership. */
export const isMembershipPrice = ({ drug, price }: OfferFacts): boolean =>
  price !== undefined && (drug === 'separate' || drug === 'insurance')

/** The fees for a purpose; undefined if none is known, or not known how much. */
export const readFees =
  (purpose: FeePurpose) =>
  ({ fees }: OfferFacts): Fee[] | undefined => {
    const known = fees.filter(({ what, amount }) => what === purpose && amount !== undefined)
    return known.length > 0 ? known : undefined
  }

/** The codes of the states served. */
export const listServed = (states: States): string[] =>
  Array.isArray(states) ? states : STATE_CODES.filter((code) => !states.except.includes(code))

const isPill = ({ form }: Product) => form === 'pill'
const SHOTS = ['shot', 'pen', 'vial']
const isShot = ({ form }: Product) => SHOTS.includes(form ?? '')

/** How the drug is taken: by its products, or as far as the seller says it without naming one. */
export const listForms = ({
  product,
  form,
}: Pick<OfferFacts, 'product' | 'form'>): ('shot' | 'pill' | 'drops')[] | undefined => {
  if (product?.every((one) => one.form))
    return [...new Set(product.map((one) => (isShot(one) ? 'shot' : isPill(one) ? 'pill' : 'drops')))]
  if (form === 'injections-only') return ['shot']
  return form === 'pills-only' || form === 'pills-available' ? ['pill'] : undefined
}

/** Whether FDA has approved what is sent; undefined unless it is known of every product. */
export function readApproval({ product }: Pick<OfferFacts, 'product'>) {
  if (!product?.every(({ approved }) => approved !== undefined)) return undefined
  const approved = product.filter((one) => one.approved).length
  return approved === product.length ? 'approved' : approved === 0 ? 'compounded' : 'both'
}

/** Months that whoever starts pays for: the minimum term, or what bills pay ahead, if that is longer; undefined if no term is known. */
export const readMinimum = (facts: OfferFacts): number | undefined =>
  facts.minimumMonths === undefined ? undefined : getBoundMonths(facts)

/** A price by the day, week or month is how sellers quote; a longer one is a bill. */
const QUOTED: readonly string[] = ['day', 'week', 'month']

/** How often it bills; undefined if that is only how the price is quoted. */
export const readBilling = ({ price, isPriceRead }: OfferFacts): Every | undefined =>
  price && (isPriceRead || !QUOTED.includes(price.every)) ? price.every : undefined
