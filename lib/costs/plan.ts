// What a person can pay for: one offer of a provider, one track of doses of an approved drug from its maker, or a
// public program. Plain JSON, because islands receive plans as props. Every sum on the site follows from getPayments.

/** Whether the price contains the medication. `unknown` is a gap in our record, not something a company withholds. */
export type DrugBilling = 'included' | 'separate' | 'unknown'

/** How often a bill comes, if that is on record and may differ from the price's own period. */
type Billing = 'week' | 'month' | 'quarter' | 'year' | 'once'

/** How a price counts. A fill lasts 28 or 30 days. */
export type Period = Billing | 'day' | 'fill'

export type PlanPrice = {
  /** Cents for one period; with `steps`, the first step's. */
  cents: number
  period: Period
  /** Only for fills: 13 a year last 28 days each, 12 last 30. */
  fillsPerYear?: 12 | 13
  /** A price that changes with the dose: paid `count` times (months, or fills) each; the last one continues. */
  steps?: { label: string; count: number; cents: number }[]
  /** Absent if not on record: then the price's own period counts. */
  billing?: Billing
  /** Cents off the first paid month. */
  off?: number
  freeMonths?: number
  /** Cents of a lower "from" price for the same period. */
  fromCents?: number
}

/** A stated charge on top. `drug` is the visitor's own price of a drug that is billed separately. */
export type PlanFee = {
  what: 'membership' | 'consultation' | 'lab' | 'shipping' | 'drug'
  cents: number
  per: 'month' | 'once' | 'fill'
}

/** What is not on record. */
export type Gap = PlanFee['what'] | 'needles' | 'product' | 'dose' | 'billing' | 'term' | 'renewal' | 'refund'

export type Plan = {
  /** Unique on a page: "t-mates", "t-mates-oral", "zepbound-at-5", "medicare-glp1-bridge". */
  key: string
  /** The id of the provider, drug or program. Further offers share it. */
  sellerId: string
  kind: 'provider' | 'maker' | 'program'
  /** The name in this list: "Jrnys" on the results pages. */
  name: string
  /** What distinguishes plans of one seller: "oral", "up to 15 mg". */
  track?: string
  rank?: number
  /** The record, the maker's page, or the program's page. Never a paid link. */
  href: string
  /** What a reader finds there, if a row links to it from what opens: "Whole record: 6 of 27 facts". */
  more?: string
  drug: DrugBilling
  /** Absent if no price is on record. */
  price?: PlanPrice
  fees: PlanFee[]
  /** Months that are paid even if the treatment stops earlier. */
  commitment?: number
  /** The last day of the price or of the program. */
  ends?: string
  /** How many months that start today begin on or before `ends`: later ones keep the price, which is not known. */
  monthsAtKnownPrice?: number
  /** How many whole months a program still runs: it charges nothing after them. */
  programMonths?: number
  /** What a buyer must do or be: "if refilled within 45 days". */
  condition?: string
  /** The month of the report that a maker's prices come from: "October 2026". */
  reported?: string
  /** A provider's price in the words of the specification: "$179/month · $100 off first month". */
  asStated?: string
  gaps: Gap[]
  /** The stated price at the highest dose in cents a month, if it is not the price itself. */
  highestDoseCents?: number
}

/** Where the rankings have a plan: at its card, or among the makers' prices. */
export const getAnchor = ({ kind, key }: Pick<Plan, 'kind' | 'key'>): string =>
  `#${kind === 'maker' ? 'maker_' : ''}${key}`

/** One payment. `amount` is in whole cents; `month` counts from 1. */
export type Payment = {
  month: number
  amount: number
  what: 'price' | PlanFee['what']
  /** Of a fill, from 1: it keeps its number if earlier ones were free. */
  nth?: number
  /** The dose that a fill or month buys. */
  dose?: string
}

export const MONTHS_PER_YEAR = 12
/** The longest treatment that the site adds up. */
export const MONTHS_LIMIT = 24

export const toCents = (dollars: number): number => Math.round(dollars * 100)
