// The drugs that have a page: every ingredient and brand with a price from its maker or a seller's offer. And what their pages
// compare: courses of doses at the makers' prices, the price of each dose, and sellers' offers.
import { compact } from '../base/compact'
import type { Day } from '../base/day'
import { getMilligrams } from '../base/doses'
import { capitalize, compareNames } from '../base/format'
import { type Every, MONTHS_PER_YEAR } from '../base/periods'
import type { MakerDrug, MakerPrices } from '../schemas/maker-prices'
import type { Offer } from '../schemas/offers'
import type { Price, Product } from '../schemas/prices'
import type { ProviderRecord } from '../schemas/providers'
import { sortPlans } from './compare'
import { getPlans, isOver, type PlanSource, toMakerPlan } from './from-content'
import { toCents } from './plan'
import { findRefillPair } from './refill-rule'
import { type PlanRow, toRow, toSortedRows } from './row'
import { canBeLowest, hasFullDosePrice } from './sums'

/** `id` is its address, `name` what readers call it. An ingredient has no brand. */
export type Drug = { id: string; name: string; ingredient: Product['ingredient']; brand?: string }

type Seller = Pick<ProviderRecord, 'offers' | 'facts'> & Partial<Pick<ProviderRecord, 'closedOn'>>
type PricedOffer = Offer & { price: Price }

const isPriced = (offer: Offer): offer is PricedOffer => offer.price !== undefined

const listProducts = ({ offers, facts }: Pick<Seller, 'offers'> & Partial<Seller>): readonly Product[] =>
  offers.filter(isPriced).flatMap(({ product }) => product ?? facts?.product ?? [])

/** Ingredients first, then brands, each by name. A price that has ended keeps its page, which says so. */
export function listDrugs({ drugs: makers }: MakerPrices, sellers: readonly Seller[]): Drug[] {
  const ingredients = new Map<string, Drug>()
  const brands = new Map<string, Drug>()
  for (const { ingredient, brand } of [...makers, ...sellers.filter(namesDrug)].flatMap(listProducts)) {
    ingredients.set(ingredient, { id: ingredient, name: capitalize(ingredient), ingredient })
    if (!brand) continue
    const id = brand.toLowerCase().replace(/[^a-z0-9]+/g, '-')
    brands.set(id, { id, name: brand, ingredient, brand })
  }
  return [ingredients, brands].flatMap((drugs) => [...drugs.values()].toSorted(compareNames))
}

/** Whether a seller that has not closed says which drug it sends, with one of its offers at least. */
export const namesDrug = ({ closedOn, offers, facts }: Seller): boolean =>
  !closedOn && offers.some(({ product }) => product ?? facts.product)

export const isOf = (product: readonly Product[] | undefined, { ingredient, brand }: Drug): boolean =>
  (product ?? []).some((one) => (brand ? one.brand === brand : one.ingredient === ingredient))

/** A drug from its maker: its courses, lowest first, the lowest one to its full dose, and the price of each dose. */
export type MakerCourses = {
  maker: MakerDrug
  courses: PlanRow[]
  full: PlanRow
  /** What `full` costs whoever refills too late for its price. */
  late?: PlanRow
  /** Usual courses that stay at a lower dose, such as 5 mg. */
  staying: PlanRow[]
  /** How often a fill comes; also known of prices that have ended. */
  fillEvery: Every
  doses: DosePrices[]
  /** The last day of all its prices, if they have one. */
  ends?: string
}

export type DrugOffers = ReturnType<typeof getDrugOffers>

/** What is known of a drug on a day. `lowest` is the lowest first year to the full dose; null if none is known. */
export function getDrugOffers(drug: Drug, makers: MakerPrices, records: readonly PlanSource[], today: Day) {
  const fromMakers = makers.drugs.flatMap((maker) => getCourses(maker, drug, today) ?? [])
  const plans = records
    .filter(namesDrug)
    .flatMap((record) => getPlans(record, today, makers))
    .filter(({ product }) => isOf(product, drug))
  // As on the comparison: complete sums first, then "at least", services without the drug, and who takes no new patients.
  const sellers = sortPlans(plans, 'year', MONTHS_PER_YEAR).map((plan) => toRow(plan))
  const approved = fromMakers.filter(({ maker }) => maker.approvedForWeight)
  const full = (approved.length > 0 ? approved : fromMakers).map((courses) => courses.full)
  const fullDoses = full.map(({ price }) => price?.dose)
  const [lowest = null] = toSortedRows([
    ...full.filter(({ knownCents }) => knownCents > 0),
    ...sellers.filter(
      (row) =>
        canBeLowest(row) &&
        !row.isLowerBound &&
        hasFullDosePrice(row) &&
        (!row.drugFrom || fullDoses.includes(row.drugFrom.price.dose)),
    ),
  ])
  return { fromMakers, sellers, lowest }
}

function getCourses(maker: MakerDrug, drug: Drug, today: Day): MakerCourses | null {
  const priced = maker.offers.filter(isPriced).filter(({ product }) => isOf(product, drug))
  const open = priced.filter((offer) => !isOver(offer, today))
  const offers = open.length > 0 ? open : priced
  const usual = offers.filter(({ isUsual }) => isUsual !== false)
  const toTop = keepTopDose(usual.length > 0 ? usual : offers)
  const topDose = toTop[0]?.price.dose
  const toRows = (some: readonly Offer[]) =>
    toSortedRows(some.map((offer) => toMakerPlan(maker, offer, today)))
  const [full] = toRows(toTop)
  const fillEvery = toTop[0]?.price.every
  if (!full || !fillEvery) return null
  const days = new Set(offers.map(({ price }) => price.ends))
  const [ends] = days.size === 1 ? days : []
  const pair = findRefillPair(offers)
  const [late] = pair?.inTime.id === full.offerId ? toRows([pair.late]) : []
  const staying = toRows(usual.filter(({ price }) => price.dose !== topDose))
  const doses = listDoses(offers, ends)
  return compact({ maker, courses: toRows(offers), full, late, staying, fillEvery, doses, ends })
}

function keepTopDose(offers: readonly PricedOffer[]): PricedOffer[] {
  const top = Math.max(...offers.map(({ price }) => getMilligrams(price.dose)))
  return offers.filter(({ price }) => getMilligrams(price.dose) === top)
}

/** Who gets a price of a dose, within how many days of the last order, and to which day. */
type PriceCondition = { who?: string; refillDays?: number; ends?: string }

/** What a fill of a dose costs in cents: the lowest price with its condition, then the other prices. */
export type DosePrices = PriceCondition & { dose: string; cents: number; otherCents: number[] }

/** Neighboring doses of the same price and condition, by their names: 10, 12.5, and 15 mg are one line. */
export function groupDoses(prices: readonly DosePrices[]): { doses: string[]; price: DosePrices }[] {
  const groups: { doses: string[]; price: DosePrices }[] = []
  const toKey = ({ dose: _, ...rest }: DosePrices) => JSON.stringify(rest)
  for (const price of prices) {
    const last = groups.at(-1)
    if (last && toKey(last.price) === toKey(price)) last.doses.push(price.dose)
    else groups.push({ doses: [price.dose], price })
  }
  return groups
}

/** The conditions under which everybody gets a price: what only some need is none. */
const keepShared = (one: PriceCondition, other: PriceCondition): PriceCondition =>
  compact({
    who: one.who === other.who ? one.who : undefined,
    refillDays: one.refillDays === other.refillDays ? one.refillDays : undefined,
    ends: one.ends === other.ends ? one.ends : undefined,
  })

/** Every dose, lowest first. `allEnd` is the last day of every price: it is not stated with each. */
function listDoses(offers: readonly PricedOffer[], allEnd: string | undefined): DosePrices[] {
  const doses = new Map<string, Map<number, PriceCondition>>()
  for (const { price, who, refillDays } of offers) {
    const condition: PriceCondition = compact({
      who: who || undefined,
      refillDays: refillDays || undefined,
      ends: price.ends === allEnd ? undefined : price.ends,
    })
    for (const { amount, dose } of [...(price.first ?? []), price]) {
      if (!dose) continue
      const prices = doses.get(dose) ?? new Map<number, PriceCondition>()
      const known = prices.get(amount)
      prices.set(amount, known ? keepShared(known, condition) : condition)
      doses.set(dose, prices)
    }
  }
  return [...doses]
    .toSorted(([a], [b]) => getMilligrams(a) - getMilligrams(b))
    .map(([dose, prices]) => {
      const [first, ...others] = [...prices].toSorted(([a], [b]) => a - b)
      return {
        dose,
        cents: toCents(first?.[0] ?? 0),
        ...first?.[1],
        otherCents: others.map(([amount]) => toCents(amount)),
      }
    })
}
