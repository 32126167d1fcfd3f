// The answer to "what is my cheapest option": at most three first-year sums, each with what it leaves out. Small enough
// for the browser, where the results pages compute it again without the providers that do not serve a state.
import { formatDollars } from '../base/format'
import type { Provider } from '../schemas/providers'
import { getFirstYearCost } from './cost'
import { getListing, type List } from './listing'
import { formatPrice } from './price-wording'

/** A provider with a stated price, reduced to what an answer needs. */
export type Offer = {
  id: string
  name: string
  /** Dollars for the first 12 months. */
  firstYear: number
  /** "$99 a month" */
  price: string
  medicationIncluded: boolean | null
  isYearPaidAtOnce: boolean
  /** Where the paid link leads. */
  href: string
}

/** An approved drug at its maker's price, selected by maker-offer.ts. Never a paid link. */
export type MakerOffer = {
  id: string
  name: string
  maker: string
  firstYear: number
  /** "$149 to $299 a fill" */
  price: string
  /** The month of the report that the prices come from. */
  reported: string
  condition: string | null
  href: string
}

export type Answer = {
  id: string
  label: string
  name: string
  price: string
  /** Before the figure: "at least" if the medication may cost extra. */
  prefix: string
  figure: string
  /** After the figure: "plus medication". */
  suffix: string
  /** What the sum leaves out, in short sentences. */
  leavesOut: string
  href: string
  /** The maker of an approved drug, or null for a provider, whose link is paid. */
  maker: string | null
}

/** Providers with a stated price, in the given order, by their names in a list. `getHref` builds the paid link. */
export function getOffers(
  providers: readonly Provider[],
  list: List,
  getHref: (provider: Provider) => string,
): Offer[] {
  return providers.flatMap((provider) => {
    const { id, pricing, facts } = provider
    if (!pricing) return []
    return [
      {
        id,
        name: getListing(provider, list).name,
        firstYear: getFirstYearCost(pricing),
        price: formatPrice(pricing),
        medicationIncluded: facts.medicationIncluded,
        isYearPaidAtOnce: pricing.period === 'year',
        href: getHref(provider),
      },
    ]
  })
}

/** Order of equal sums: medication included, not stated, billed on top. */
const INCLUDED_ORDER = [true, null, false]

/** The lowest sum, the lowest with medication included, and the approved drug; a provider that is both appears once. */
export function getAnswers(offers: readonly Offer[], maker: MakerOffer | null): Answer[] {
  const sorted = offers.toSorted(
    (a, b) =>
      a.firstYear - b.firstYear ||
      INCLUDED_ORDER.indexOf(a.medicationIncluded) - INCLUDED_ORDER.indexOf(b.medicationIncluded),
  )
  const [lowest] = sorted
  const complete = sorted.find(({ medicationIncluded }) => medicationIncluded)
  return [
    ...(lowest ? [toAnswer(lowest, complete === lowest ? LABELS.both : LABELS.lowest, sorted)] : []),
    ...(complete && complete !== lowest ? [toAnswer(complete, LABELS.complete, sorted)] : []),
    ...(maker ? [toMakerAnswer(maker)] : []),
  ]
}

const LABELS = {
  lowest: 'Lowest stated price',
  complete: 'Lowest with medication included',
  both: 'Lowest stated price, medication included',
  maker: 'Approved drug, from its maker',
}

function toAnswer(offer: Offer, label: string, offers: readonly Offer[]): Answer {
  const { id, name, price, firstYear, medicationIncluded, isYearPaidAtOnce, href } = offer
  const equals = offers.filter((other) => other !== offer && other.firstYear === firstYear)
  return {
    id,
    label,
    name,
    price,
    prefix: medicationIncluded === null ? 'at least' : '',
    figure: formatDollars(firstYear),
    suffix: medicationIncluded === false ? 'plus medication' : '',
    leavesOut: [
      ...(medicationIncluded === null ? ['Medication included: not stated. Ask first.'] : []),
      ...(medicationIncluded === false ? ['Medication is billed on top.'] : []),
      ...(isYearPaidAtOnce ? ['Paid for the whole year at once.'] : []),
      ...equals.map((other) => `${other.name} states the same sum.`),
    ].join(' '),
    href,
    maker: null,
  }
}

function toMakerAnswer({ id, name, maker, price, firstYear, reported, condition, href }: MakerOffer): Answer {
  return {
    id,
    label: LABELS.maker,
    name,
    price,
    prefix: '',
    figure: formatDollars(firstYear),
    suffix: '',
    leavesOut: `FDA-approved. We earn nothing on this. As reported, ${reported}${condition ? `; ${condition}` : ''}.`,
    href,
    maker,
  }
}

/** "$860 more than the lowest", "The lowest of these", "As low as the lowest", or null with nothing to compare. */
export function formatAboveLowest(
  { id, pricing, facts }: Pick<Provider, 'id' | 'pricing' | 'facts'>,
  providers: readonly Pick<Provider, 'id' | 'pricing'>[],
): string | null {
  const others = providers.flatMap((other) =>
    other.pricing && other.id !== id ? [getFirstYearCost(other.pricing)] : [],
  )
  if (!pricing || others.length === 0) return null
  const above = getFirstYearCost(pricing) - Math.min(...others)
  if (above <= 0) return above === 0 ? 'As low as the lowest' : 'The lowest of these'
  return `${formatDollars(above)} more than the lowest${facts.medicationIncluded === false ? ', plus medication' : ''}`
}
