// From content to plans: a record's offers with what their seller says where they are silent, the makers' drugs, and public
// programs. The only place that turns what editors write into what sums are made of.
import { compact } from '../base/compact'
import { countWholeMonths, type Day } from '../base/day'
import { FEES, type FeePurpose } from '../base/fees'
import { getDistance } from '../base/periods'
import { providerPath } from '../base/routes'
import { isMembershipPrice, listForms, listServed, type OfferFacts, readApproval } from '../schemas/facts'
import type { MakerDrug, MakerPrices, Program } from '../schemas/maker-prices'
import type { Offer } from '../schemas/offers'
import type { Fee, Price } from '../schemas/prices'
import type { Pricing, ProviderRecord } from '../schemas/providers'
import { countBillsTo, getPriceAfter } from './dates'
import { type CardPrice, type Gap, type Plan, type PlanFee, type PlanPrice, toCents } from './plan'

export type FactSource = Partial<Pick<ProviderRecord, 'facts' | 'checks' | 'pricing'>> & {
  offers: readonly Offer[]
}

/** What one offer says: its own facts first, then those of its seller. Its fees replace the seller's for the same purpose. */
export function mergeFacts({ facts = {}, checks = [] }: FactSource, offer: Offer): OfferFacts {
  const { facts: differing, fees = [], price, drug } = offer
  const { product, minimumMonths, leavingFee, renews, noticeDays, refund, states, pays } = offer
  const stated = compact({ product, minimumMonths, leavingFee, renews, noticeDays, refund, states, pays })
  const shared = (facts.fees ?? []).filter(({ what }) => fees.every((fee) => fee.what !== what))
  const priceField = `offers.${offer.id}.price`
  return {
    ...facts,
    ...differing,
    ...stated,
    fees: [...shared, ...fees],
    drug,
    price,
    isPriceRead: checks.some(({ says }) => says.some(({ field }) => field === priceField)),
  }
}

/** A price in cents; `today` is the day on which the treatment starts. */
export function toPlanPrice(price: Price, today: Day): PlanPrice {
  const { amount, every, first, dose, instalments, ends, then } = price
  const plan: PlanPrice = compact({
    cents: toCents(amount),
    every,
    first: first?.map((bill) =>
      compact({
        bills: bill.bills,
        cents: toCents(bill.amount),
        every: bill.every === every ? undefined : bill.every,
        dose: bill.dose || undefined,
      }),
    ),
    dose: dose || undefined,
    instalments,
    thenCents: toKnownCents(then),
  })
  return ends ? { ...plan, billsToEnd: countBillsTo(today, ends, plan) } : plan
}

/** Whether the last day of a price is over: it is what comes `then`, or not known any more. */
const hasEnded = ({ price }: Pick<Offer, 'price'>, today: Day): boolean =>
  price?.ends !== undefined && price.ends < today

/** The price of an offer on a day: `then` after its last day, or only that it has ended. */
const readPrice = (offer: Pick<Offer, 'price'>, today: Day): Pick<Plan, 'price' | 'ends' | 'endedOn'> => {
  const { price } = offer
  if (!price) return {}
  const { ends, then } = price
  if (!hasEnded(offer, today)) return compact({ price: toPlanPrice(price, today), ends })
  return then === undefined ? compact({ endedOn: ends }) : { price: getPriceAfter(toPlanPrice(price, today)) }
}

/** A price as an editor writes it, on a day: after its last day, what comes then. */
export function getPriceOn(price: Price, today: Day): Price {
  if (!hasEnded({ price }, today) || price.then === undefined) return price
  const after = getPriceAfter(toPlanPrice(price, today))
  const { ends: _, then: __, first, ...rest } = price
  return compact<Price>({
    ...rest,
    amount: after.cents / 100,
    first:
      after.first && first?.map((bill, at) => ({ ...bill, amount: (after.first?.[at]?.cents ?? 0) / 100 })),
  })
}

/** What plans are made of: a record, and its rank where it has one. */
export type PlanSource = Pick<ProviderRecord, 'id' | 'name' | 'pricing' | 'facts' | 'offers' | 'checks'> &
  Partial<Pick<ProviderRecord, 'leaving' | 'closedOn'>> & {
    rank?: number | null | undefined
  }

/** Every offer of a record with its merged facts: the first one is on the card. `name` is the name in this list. */
export function getPlans(record: PlanSource, today: Day, makers?: MakerPrices, name = record.name): Plan[] {
  const { id, rank, pricing, offers, leaving, closedOn } = record
  return offers.map((offer, index): Plan => {
    const facts = mergeFacts(record, offer)
    const { fees, minimumMonths, leavingFee, renews, noticeDays, product, states, pays, refund } = facts
    const { drug = 'unknown', who, isOpen, startsFrom, doseLevel, refillDays } = offer
    const maker = findDrug(makers, offer.drugFrom, today)
    const forms = listForms(facts)
    const approval = readApproval(facts)
    const unknownFees = listUnknownFees(fees)
    const hasOtherForms = !product && facts.form === 'pills-available'
    return compact<Plan>({
      key: index === 0 ? id : `${id}-${offer.id}`,
      sellerId: id,
      offerId: offer.id,
      kind: 'provider',
      name,
      offerName: offer.name || undefined,
      rank: rank || undefined,
      href: providerPath(id),
      drug,
      drugFrom: maker?.drugFrom,
      isDrugCopaid: hasKnownCopay(fees, offer) || undefined,
      ...readPrice(offer, today),
      fees: listFees(fees, offer),
      unknownFees: unknownFees.length > 0 ? unknownFees : undefined,
      isTodayOpen: hasUnknownToday(fees) || undefined,
      minimumMonths,
      leavingFeeCents: toKnownCents(leavingFee),
      renewalMonths: typeof renews === 'string' ? getDistance(renews).months : undefined,
      noticeDays,
      leavingHours: leaving?.hoursBeforeBill,
      refillDays,
      who: [who, maker?.who].filter(Boolean).join('; ') || undefined,
      isOpen: isOpen === false || closedOn ? false : undefined,
      closedOn,
      startsFrom: startsFrom || undefined,
      doseLevel,
      cardPrice: index === 0 && pricing && !hasEnded(offer, today) ? toCardPrice(pricing) : undefined,
      product,
      forms,
      formsOpen: hasOtherForms || undefined,
      approval,
      states: states && listServed(states),
      pays,
      refund: refund && (refund === 'none' ? 'none' : 'some'),
      gaps: [...listGaps(facts, offer), ...(maker?.gaps ?? [])],
    })
  })
}

/** The offer on the card. */
export function getFirstPlan(...input: Parameters<typeof getPlans>): Plan {
  const [plan] = getPlans(...input)
  if (!plan) throw new Error(`${input[0].id} has no offer`) // the schema asks for one
  return plan
}

/** A maker's offer by the name that `drugFrom` gives it: "zepbound/at-5". */
export function findMakerOffer(makers: MakerPrices | undefined, drugFrom: string | undefined) {
  const [drugId, offerId] = drugFrom?.split('/') ?? []
  const drug = makers?.drugs.find(({ id }) => id === drugId)
  const offer = drug?.offers.find(({ id }) => id === offerId)
  return drug && offer && { drug, offer }
}

/** The drug of a membership, from its maker. */
function findDrug(makers: MakerPrices | undefined, drugFrom: string | undefined, today: Day) {
  const { drug, offer } = findMakerOffer(makers, drugFrom) ?? {}
  if (!drug || !offer?.price) return null
  return {
    drugFrom: compact({
      name: [drug.name, offer.name].filter(Boolean).join(', '),
      price: toPlanPrice(offer.price, today),
      ends: offer.price.ends,
    }),
    who: offer.who,
    gaps: listUnknownFees(offer.fees),
  }
}

/** Fees in cents. One from which every bill of the price is free is none. */
const listFees = (fees: readonly Fee[], { price }: Pick<Offer, 'price'>): PlanFee[] =>
  fees.flatMap(({ what, amount, every, begins, orderOver = Number.POSITIVE_INFINITY }) => {
    if (!amount || !every) return []
    const bills = price
      ? [price.amount, price.then ?? price.amount, ...(price.first ?? []).map((bill) => bill.amount)]
      : []
    if (bills.length > 0 && bills.every((bill) => bill >= orderOver)) return []
    const [from, to] = typeof amount === 'number' ? [amount] : [amount.from, amount.to]
    return compact({
      what,
      cents: toCents(from),
      toCents: toKnownCents(to),
      every,
      begins: begins !== undefined && begins > 1 ? begins : undefined,
      orderUnderCents: Number.isFinite(orderOver) ? toCents(orderOver) : undefined,
    })
  })

/** Fees that exist, and nobody knows how much they are; each purpose once. */
const listUnknownFees = (fees: readonly Fee[] = []): FeePurpose[] =>
  FEES.filter((purpose) => fees.some(({ what, amount }) => what === purpose && amount === undefined))

/** Whether a fee of unknown amount comes on the first day: it does, unless a later month is known for it. */
const hasUnknownToday = (fees: readonly Fee[]): boolean =>
  fees.some(({ amount, begins = 1 }) => amount === undefined && begins === 1)

/** Fees that a seller may have; of the others we only know if it says so. */
const USUAL_FEES = ['membership', 'visit', 'labs', 'shipping'] as const

const isKnown = (fees: readonly Fee[], what: FeePurpose): boolean =>
  fees.some((fee) => fee.what === what && fee.amount !== undefined)

/** With insurance, what the drug costs is its copay, also one of $0. */
const hasKnownCopay = (fees: readonly Fee[], { drug }: Offer): boolean =>
  drug === 'insurance' && isKnown(fees, 'copay')

/** What the sum cannot contain because it is not known. */
function listGaps(facts: OfferFacts, offer: Offer): Gap[] {
  const { drug, drugFrom } = offer
  const { fees, product, samePriceAllDoses, price } = facts
  const isMembership = isMembershipPrice({ ...facts, drug })
  const hasDoses = price?.dose !== undefined || price?.first?.some(({ dose }) => dose)
  const isOpen: Partial<Record<Gap, boolean>> = {
    product: !product,
    drug: drug !== 'included' && !drugFrom && !hasKnownCopay(fees, offer),
    dose: samePriceAllDoses !== true && !hasDoses && !drugFrom,
    ...Object.fromEntries(
      USUAL_FEES.map((what) => [what, !isKnown(fees, what) && !(what === 'membership' && isMembership)]),
    ),
    term: facts.minimumMonths === undefined,
    renewal: facts.renews === undefined,
    refund: facts.refund === undefined,
  }
  const gaps = (Object.keys(isOpen) as Gap[]).filter((gap) => isOpen[gap])
  return [...gaps, ...listUnknownFees(fees).filter((what) => !gaps.includes(what))]
}

const toCardPrice = ({ amount, period, note, from }: Pricing): CardPrice =>
  compact({ cents: toCents(amount), period, note: note || undefined, fromCents: toKnownCents(from) })

const toKnownCents = (dollars: number | undefined): number | undefined =>
  dollars === undefined ? undefined : toCents(dollars)

/** Whether a maker's offer is over: its price is not known any more, or its introduction left only the usual price. */
export function isOver({ price }: Pick<Offer, 'price'>, today: Day): boolean {
  if (!price?.ends || today <= price.ends) return false
  return price.then === undefined || price.then === price.amount || price.dose !== undefined
}

/** The usual courses of doses of the drugs approved for weight loss, which the charts show. */
export const listCourses = ({ drugs }: MakerPrices) =>
  drugs
    .filter(({ approvedForWeight }) => approvedForWeight)
    .flatMap((drug) =>
      drug.offers.filter(({ isUsual }) => isUsual !== false).map((offer) => ({ drug, offer })),
    )

/** One plan per usual course of doses; none that has ended. Never ranked, never a paid link. */
export const getMakerPlans = (prices: MakerPrices, today: Day): Plan[] =>
  listCourses(prices)
    .filter(({ offer }) => !isOver(offer, today))
    .map(({ drug, offer }) => toMakerPlan(drug, offer, today))

/** One course of a drug, such as "staying at 5 mg". */
export function toMakerPlan(drug: MakerDrug, offer: Offer, today: Day): Plan {
  return compact({
    ...toCommonPlan(drug, offer, today),
    key: `${drug.id}-${offer.id}`,
    kind: 'maker',
    offerName: offer.name || undefined,
    reported: drug.reported,
    linkText: `Check with ${drug.maker}`,
  })
}

/**
 * What makers and programs have in common: an offer that includes the drug, without visits and labs. A fee of unknown amount
 * is a gap like these: pages say once what an approved drug needs besides, so their sums are not "at least".
 */
function toCommonPlan(seller: MakerDrug | Program, offer: Offer, today: Day): Omit<Plan, 'kind'> {
  const { product, who, fees, drug = 'unknown', doseLevel, refillDays } = offer
  return compact({
    key: seller.id,
    sellerId: seller.id,
    offerId: offer.id,
    name: seller.name,
    href: seller.url,
    drug,
    ...readPrice(offer, today),
    fees: listFees(fees ?? [], offer),
    refillDays,
    who: who || undefined,
    doseLevel,
    product,
    forms: listForms({ product }),
    approval: readApproval({ product }),
    pays: 'cash',
    gaps: ['visit', 'labs', ...listUnknownFees(fees)],
  })
}

/** Programs that run today. */
export const getProgramPlans = ({ programs }: Pick<MakerPrices, 'programs'>, today: Day): Plan[] =>
  programs.flatMap((program) => {
    const [offer] = program.offers
    const ends = offer?.price?.ends
    if (!offer || !ends || today < program.starts || today > ends) return []
    const { pays: _, ...plan } = toCommonPlan(program, offer, today)
    return [
      {
        ...plan,
        kind: 'program' as const,
        pays: 'insurance' as const,
        programMonths: countWholeMonths(today, ends),
        linkText: 'Who qualifies, at CMS',
      },
    ]
  })
