// What a person can pay for: one offer of a seller, of a drug's maker, or of a public program. Plain JSON, because islands
// receive plans as props. Every sum on the site follows from getPayments.
import { countDays, countStartedMonths } from '../base/day'
import { formatDollars } from '../base/format'
import { providerPath } from '../base/routes'
import { listForms, listServed, readApproval } from '../schemas/facts'
import type { MakerPrices } from '../schemas/maker-prices'
import type { Offer } from '../schemas/offers'
import type { Every, Fee, Price, Product } from '../schemas/prices'
import type { Pricing, ProviderRecord } from '../schemas/providers'
import { mergeFacts } from './merge-facts'

export type { Every }

/** Whether the price includes the drug. `unknown` is a gap in what we know, not something a company withholds. */
export type DrugBilling = 'included' | 'separate' | 'insurance' | 'unknown'

/** A price in cents. */
export type PlanPrice = {
  /** Of every later bill. */
  cents: number
  every: Every
  first?: { bills: number; cents: number; dose?: string }[]
  /** Which every later bill buys. */
  dose?: string
  /** How many bills come on or before the last day of the price, of a treatment that starts today. */
  billsToEnd?: number
  /** Of every bill after that day. Absent if it is not known: the price is taken to stay. */
  thenCents?: number
}

/** A known charge beside the price. `drug` is the visitor's own price of a drug that is billed separately. */
export type PlanFee = { what: Fee['what'] | 'drug'; cents: number; every: Every | 'bill' }

/** What is not known, and not in the sum. */
export type Gap = Fee['what'] | 'drug' | 'product' | 'dose' | 'billing' | 'term' | 'renewal' | 'refund'

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
  track?: string
  /** Of the first offer's seller, or of a further one's. */
  rank?: number
  /** The record, the maker's page, or the program's page. Never a paid link. */
  href: string
  /** What a reader finds there, if a row links to it from what opens: "Whole record: 6 of 27 facts". */
  more?: string
  drug: DrugBilling
  /** The drug from its maker, whose bills are added. */
  drugFrom?: { name: string; price: PlanPrice }
  /** Absent if no price is known. */
  price?: PlanPrice
  fees: PlanFee[]
  /** Months that are paid even if the treatment stops earlier; 0 if there is no minimum. */
  minimumMonths?: number
  /** Days of notice that whoever stops has to pay. */
  noticeDays?: number
  /** The last day of the price or of the program. */
  ends?: string
  /** How many whole months a program still runs: it charges nothing after them. */
  programMonths?: number
  /** Who gets it: "if refilled within 45 days". */
  who?: string
  /** false while it takes no new patients. */
  isOpen?: false
  /** A "from" price. */
  startsFrom?: true
  /** The month of the report that a maker's prices come from: "October 2026". */
  reported?: string
  /** The price in the words of the specification: "$179/month · $100 off first month". */
  asStated?: string
  product?: readonly Product[]
  /** shot, pill or drops; undefined if it is not known. */
  forms?: readonly string[]
  approval?: 'approved' | 'compounded' | 'both'
  /** The codes of the states served; undefined if they are not known. */
  states?: readonly string[]
  pays?: 'cash' | 'insurance' | 'either'
  gaps: Gap[]
}

export const MONTHS_PER_YEAR = 12
/** The longest treatment that the site adds up. */
export const MONTHS_LIMIT = 24

export const toCents = (dollars: number): number => Math.round(dollars * 100)

/** Where the rankings have a plan: at its card, or among the makers' prices. */
export const getAnchor = ({ kind, key, sellerId }: Pick<Plan, 'kind' | 'key' | 'sellerId'>): string =>
  kind === 'maker' ? `#maker_${key}` : `#${kind === 'provider' ? sellerId : key}`

/** A price in cents; `today` is the day on which the treatment starts. */
export function toPlanPrice({ amount, every, first, dose, ends, then }: Price, today: string): PlanPrice {
  return {
    cents: toCents(amount),
    every,
    ...(first && {
      first: first.map(({ bills, amount: own, dose: at }) => ({
        bills,
        cents: toCents(own),
        ...(at && { dose: at }),
      })),
    }),
    ...(dose && { dose }),
    ...(ends && { billsToEnd: countBillsTo(today, ends, every) }),
    ...(then !== undefined && { thenCents: toCents(then) }),
  }
}

/** How many days from one bill to the next; months and longer go by the calendar. */
const DAYS: Partial<Record<Every, number>> = { day: 1, week: 7, '4 weeks': 28, '30 days': 30 }

/** How many months from one bill to the next. */
export const MONTHS: Partial<Record<Every, number>> = {
  month: 1,
  '2 months': 2,
  '3 months': 3,
  '6 months': 6,
  '10 months': 10,
  year: 12,
}

/** The bills that come on or before a day, of a treatment that starts today. */
function countBillsTo(today: string, ends: string, every: Every): number {
  if (ends < today) return 0
  const days = DAYS[every]
  if (days) return Math.floor(countDays(today, ends) / days) + 1
  const months = MONTHS[every]
  return months ? Math.ceil(countStartedMonths(today, ends) / months) : 1
}

type Source = Pick<ProviderRecord, 'id' | 'name' | 'pricing' | 'facts' | 'offers' | 'checks'> & {
  rank?: number | null | undefined
}

/** Every offer of a record with its merged facts: the first one is on the card. `name` is the name in this list. */
export function getPlans(record: Source, today: string, makers?: MakerPrices, name = record.name): Plan[] {
  const { id, rank, pricing, offers } = record
  return offers.map((offer, index): Plan => {
    const facts = mergeFacts(record, offer)
    const { fees, minimumMonths, noticeDays, product, states, pays } = facts
    const { drug = 'unknown', who, isOpen, startsFrom, price } = offer
    const maker = findDrug(makers, offer.drugFrom, today)
    const forms = listForms(facts)
    const approval = readApproval(facts)
    return {
      key: index === 0 ? id : `${id}-${offer.id}`,
      sellerId: id,
      offerId: offer.id,
      kind: 'provider',
      name,
      ...((index > 0 || offers.length > 1) && { track: offer.name ?? offer.id }),
      ...(rank && { rank }),
      href: providerPath(id),
      drug,
      ...(maker && { drugFrom: maker.drugFrom }),
      ...(price && { price: toPlanPrice(price, today) }),
      fees: listFees(fees),
      ...(minimumMonths !== undefined && { minimumMonths }),
      ...(noticeDays !== undefined && { noticeDays }),
      ...(price?.ends && { ends: price.ends }),
      ...((who || maker?.who) && { who: [who, maker?.who].filter(Boolean).join('; ') }),
      ...(isOpen === false && { isOpen }),
      ...(startsFrom && { startsFrom }),
      ...(index === 0 && pricing && { asStated: formatAsStated(pricing) }),
      ...(product && { product }),
      ...(forms && { forms }),
      ...(approval && { approval }),
      ...(states && { states: listServed(states) }),
      ...(pays && { pays }),
      gaps: [...listGaps(facts, drug, offer), ...(maker?.gaps ?? [])],
    }
  })
}

/** The offer on the card. */
export function getFirstPlan(...input: Parameters<typeof getPlans>): Plan {
  const [plan] = getPlans(...input)
  if (!plan) throw new Error(`${input[0].id} has no offer`) // the schema asks for one
  return plan
}

/** The drug of a membership, from its maker: "zepbound/at-5". */
function findDrug(makers: MakerPrices | undefined, drugFrom: string | undefined, today: string) {
  const [drugId, offerId] = drugFrom?.split('/') ?? []
  const drug = makers?.drugs.find(({ id }) => id === drugId)
  const offer = drug?.offers.find(({ id }) => id === offerId)
  if (!drug || !offer?.price) return null
  return {
    drugFrom: {
      name: [drug.name, offer.name].filter(Boolean).join(', '),
      price: toPlanPrice(offer.price, today),
    },
    who: offer.who,
    gaps: listOpenFees(offer.fees),
  }
}

export const listFees = (fees: readonly Fee[]): PlanFee[] =>
  fees.flatMap(({ what, amount, every }) =>
    amount && every ? [{ what, cents: toCents(amount), every }] : [],
  )

/** Fees that exist, and nobody knows how much they are. */
export const listOpenFees = (fees: readonly Fee[] = []): Fee['what'][] =>
  fees.flatMap(({ what, amount }) => (amount === undefined ? what : []))

/** Fees that a seller may have; of the others we only know if it says so. */
const USUAL_FEES = ['visit', 'labs', 'shipping', 'membership'] as const

/** What the sum cannot contain because it is not known. */
function listGaps(facts: ReturnType<typeof mergeFacts>, drug: DrugBilling, offer: Offer): Gap[] {
  const { fees, product, samePriceAllDoses, price } = facts
  const isKnown = (what: Fee['what']) => fees.some((fee) => fee.what === what && fee.amount !== undefined)
  const hasDoses = price?.dose !== undefined || price?.first?.some(({ dose }) => dose)
  const isOpen: Partial<Record<Gap, boolean>> = {
    product: !product,
    drug: drug !== 'included' && !offer.drugFrom,
    dose: samePriceAllDoses !== true && !hasDoses && !offer.drugFrom,
    ...Object.fromEntries(USUAL_FEES.map((what) => [what, !isKnown(what)])),
    term: facts.minimumMonths === undefined,
    renewal: facts.renews === undefined,
    refund: facts.refund === undefined,
  }
  const gaps = (Object.keys(isOpen) as Gap[]).filter((gap) => isOpen[gap])
  return [...gaps, ...listOpenFees(fees).filter((what) => !gaps.includes(what))]
}

/** "$179/month · $100 off first month": the texts of the specification. */
const formatAsStated = ({ amount, period, note }: Pricing): string =>
  `${formatDollars(amount)}${period === 'once' ? ' once' : `/${period}`}${note ? ` · ${note}` : ''}`
