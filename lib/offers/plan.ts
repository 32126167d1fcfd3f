// What a person can pay for: one offer of a seller, of a drug's maker, or of a public program. Plain JSON, because islands
// receive plans as props. Every sum on the site follows from getPayments.
import type { FeePurpose } from '../base/fees'
import type { Every } from '../base/periods'
import type { Product } from '../schemas/prices'

export type { Every }

/** Whether the price includes the drug. `unknown` is a gap in what we know, not something a company withholds. */
export const DRUG_BILLINGS = ['included', 'separate', 'insurance', 'unknown'] as const

export type DrugBilling = (typeof DRUG_BILLINGS)[number]

/** Bills at the start that differ from the later ones; `every` if they come otherwise, too. */
type FirstBills = { bills: number; cents: number; every?: Every; dose?: string }

/** A price in cents. */
export type PlanPrice = {
  /** Of every later bill; 0 if somebody else pays. */
  cents: number
  every: Every
  /** In order. The later bills begin where these end. */
  first?: FirstBills[]
  /** Which every later bill buys. */
  dose?: string
  /** Each bill is paid in so many equal parts, the first one on its day. Whoever stops owes the others. */
  instalments?: { bills: number; every: Every }
  /** How many bills come on or before the last day of the price, of a treatment that starts today. */
  billsToEnd?: number
  /** Of every bill after that day. Absent if it is not known: the price is taken to stay. */
  thenCents?: number
}

/** The price on the card, as the specification states it: "$179/month", "$100 off first month". */
export type CardPrice = {
  cents: number
  period: string
  note?: string
  /** The lower price that the note names: "from $147 all-in". */
  fromCents?: number
}

/** A known charge beside the price. `drug` is the visitor's own price of a drug that is billed separately. */
export type PlanFee = {
  what: FeePurpose | 'drug'
  cents: number
  /** The high end, if the amount is a range. */
  toCents?: number
  every: Every | 'bill'
  /** The month of the first one, from 1. */
  begins?: number
  /** It comes only with bills below this amount: shipping that is free for larger orders. */
  orderUnderCents?: number
}

/** What is not known, and not in the sum. */
export type Gap = FeePurpose | 'drug' | 'product' | 'dose' | 'billing' | 'term' | 'renewal' | 'refund'

export type Plan = {
  /** Unique on a page: "t-mates" for the first offer, "t-mates-oral", "zepbound-at-5", "medicare-glp1-bridge". */
  key: string
  /** The id of the provider, drug or program. Further offers share it. */
  sellerId: string
  offerId: string
  kind: 'provider' | 'maker' | 'program'
  /** The name in this list: "Jrnys" on the results pages. */
  name: string
  /** What tells plans of one seller apart: "12 months prepaid", "up to 15 mg". */
  offerName?: string
  /** Of the first offer's seller, or of a further one's. */
  rank?: number
  /** The record, the maker's page, or the program's page. Never a paid link. */
  href: string
  /** What a reader finds there, if a row links to it from what opens: "Whole record: 6 of 27 facts". */
  linkText?: string
  drug: DrugBilling
  /** The drug from its maker, whose bills are added. */
  drugFrom?: { name: string; price: PlanPrice; ends?: string }
  /** The drug costs the copay, which is among the fees unless it is $0. */
  isDrugCopaid?: true
  /** Absent if no price is known. */
  price?: PlanPrice
  fees: PlanFee[]
  /** Fees that its seller charges, and nobody knows how much: sums are "at least". */
  unknownFees?: FeePurpose[]
  /** One of them may be due on the first day: what is due today is "at least", too. */
  isTodayOpen?: true
  /** Months that are paid even if the treatment stops earlier; 0 if there is no minimum. */
  minimumMonths?: number
  /** What whoever stops before the minimum term pays instead of the months that remain. */
  leavingFeeCents?: number
  /** It renews for so many months at a time: whoever stops within them has paid for them. */
  renewalMonths?: number
  /** Days of notice that whoever stops has to pay. */
  noticeDays?: number
  /** How many hours before a bill the seller must have it. */
  leavingHours?: number
  /** The last day of the price or of the program. */
  ends?: string
  /** The last day of a price that is over, where nothing is known to come after it. There is then no `price`. */
  endedOn?: string
  /** How many days after an order the next one has to be made to keep the price. */
  refillDays?: number
  /** How many whole months a program still runs: it charges nothing after them. */
  programMonths?: number
  /** It is no treatment at the usual dose, and never the lowest: the first weeks only, or a dose below the approved ones. */
  doseLevel?: 'starting' | 'micro'
  /** Who gets it: "if refilled within 45 days". */
  who?: string
  /** false while it takes no new patients. */
  isOpen?: false
  /** The day when its seller closed; `isOpen` is then false. */
  closedOn?: string
  /** A "from" price. */
  startsFrom?: true
  /** The month of the report that a maker's prices come from: "October 2026". */
  reported?: string
  cardPrice?: CardPrice
  product?: readonly Product[]
  /** shot, pill or drops; undefined if it is not known. */
  forms?: readonly string[]
  /** There may be other forms: "pills available". */
  formsOpen?: true
  approval?: 'approved' | 'compounded' | 'both'
  /** The codes of the states served; undefined if they are not known. */
  states?: readonly string[]
  pays?: 'cash' | 'insurance' | 'either'
  /** Whether any money comes back; undefined if it is not known. */
  refund?: 'none' | 'some'
  gaps: Gap[]
}

/** The longest treatment that the site adds up. */
export const MONTHS_LIMIT = 24

export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** Where the rankings have a plan: at its card, or among the makers' prices. */
export const getAnchor = ({ kind, key, sellerId }: Pick<Plan, 'kind' | 'key' | 'sellerId'>): string =>
  kind === 'maker' ? `#maker_${key}` : `#${kind === 'provider' ? sellerId : key}`
