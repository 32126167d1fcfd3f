// The offers as the comparison shows them: grouped by seller, in sections, in the visitor's order. It runs in the browser.
import { countUnits } from '../base/format'
import { matchOffer, type Question } from './offer-filters'
import type { Plan } from './plan'
import { QUOTE_ID } from './quote'
import { compareSums, getDueToday, getMonthAfterStart, getStop, getSum, isLowerBound } from './sums'

export const PICK_LIMIT = 3

/** How to sort, by default as use-comparison.ts says. A plan without a figure comes last. */
export const ORDERS = {
  year: 'First year',
  today: 'Due today',
  later: 'A month after the start',
  stop: 'Stopped after 3 months',
  rank: 'Our rank',
} as const

export type Order = keyof typeof ORDERS

const STOP_MONTHS = 3

const READ: Record<Order, (plan: Plan, months: number) => number | null> = {
  year: (plan, months) => getSum(plan, months),
  today: (plan) => (plan.price ? getDueToday(plan) : null),
  later: getMonthAfterStart,
  stop: (plan) => (plan.price ? getStop(plan, STOP_MONTHS) : null),
  rank: ({ rank }) => rank ?? null,
}

/** The sections of the list, in order. */
const SECTIONS = {
  complete: { title: 'With the drug', note: '' },
  'at-least': { title: 'At least', note: 'the drug is extra, or we don’t know' },
  service: { title: 'A service only', note: 'your insurance pays for the drug, or you do' },
  maker: { title: 'From the makers or Medicare', note: 'approved; not ranked; we earn nothing' },
  closed: { title: 'Not taking new patients', note: '' },
  unpriced: { title: 'Price not known', note: '' },
  gone: { title: 'Closed', note: 'they no longer sell' },
} as const

export type SectionKey = keyof typeof SECTIONS

export function getSection(plan: Plan): SectionKey {
  if (plan.closedOn) return 'gone'
  if (plan.isOpen === false) return 'closed'
  if (plan.kind !== 'provider') return 'maker'
  if (!plan.price) return 'unpriced'
  if (plan.drug === 'insurance') return 'service'
  return isLowerBound(plan) ? 'at-least' : 'complete'
}

const PLACES = Object.keys(SECTIONS) as SectionKey[]

/** A seller with the offers that match, the lowest first. */
export type SellerGroup = { sellerId: string; lead: Plan; others: Plan[] }

/** Plans in a visitor's order: by section, then by the figure, then as sums go. */
export function sortPlans(plans: readonly Plan[], order: Order, months: number): Plan[] {
  const keyed = plans.map((plan) => ({
    plan,
    place: PLACES.indexOf(getSection(plan)),
    figure: READ[order](plan, months) ?? Number.MAX_VALUE,
    sum: getSum(plan, months),
  }))
  return keyed
    .sort((a, b) => a.place - b.place || a.figure - b.figure || compareSums(a, b))
    .map(({ plan }) => plan)
}

/** Sorted plans by seller, each seller where its first one stands. */
export function groupBySeller(sorted: readonly Plan[]): SellerGroup[] {
  const groups = new Map<string, SellerGroup>()
  for (const plan of sorted) {
    const group = groups.get(plan.sellerId)
    if (group) group.others.push(plan)
    else groups.set(plan.sellerId, { sellerId: plan.sellerId, lead: plan, others: [] })
  }
  return [...groups.values()]
}

/** The offers that match, those of which we do not know, and how many do not. */
export function splitPlans(plans: readonly Plan[], question: Question) {
  const matching: Plan[] = []
  const unknown: Plan[] = []
  for (const plan of plans) {
    const answer = matchOffer(plan, question)
    if (answer) matching.push(plan)
    else if (answer === undefined) unknown.push(plan)
  }
  return { matching, unknown }
}

/** The sections with their sellers, at most `limit` of them; none is empty. */
export function listSections(groups: readonly SellerGroup[], limit: number) {
  const shown = groups.slice(0, limit)
  return PLACES.flatMap((key) => {
    const own = shown.filter(({ lead }) => getSection(lead) === key)
    if (own.length === 0) return []
    // A quote or a "from" price with the drug.
    const hasDrug = key === 'at-least' && own.some(({ lead }) => lead.drug === 'included')
    const note = hasDrug ? 'the drug or a fee is extra, or we don’t know' : SECTIONS[key].note
    return [{ key, title: SECTIONS[key].title, note, groups: own }]
  })
}

/** Makers and programs are no sellers, and neither is the visitor's quote. */
const isOfSeller = ({ kind, key }: Plan): boolean => kind === 'provider' && key !== QUOTE_ID

export const countSellers = (plans: readonly Plan[]): number =>
  new Set(plans.filter(isOfSeller).map(({ sellerId }) => sellerId)).size

/** "12 sellers, 22 offers; 7 prices of approved drugs", and with filters "12 offers; 5 more where we don’t know". */
export function formatCount(matching: readonly Plan[], unknown: readonly Plan[], isAsked: boolean): string {
  const offersOf = (plans: readonly Plan[]) => countUnits(plans.length, 'offer')
  const offers = offersOf(matching)
  if (!isAsked) {
    const own = matching.filter(isOfSeller)
    const sellers = countSellers(matching)
    const quotes = matching.filter(({ key }) => key === QUOTE_ID).length
    const others = matching.length - own.length - quotes
    return [
      countUnits(sellers, 'seller') + (own.length > sellers ? `, ${offersOf(own)}` : ''),
      ...(quotes > 0 ? ['your quote'] : []),
      ...(others > 0 ? [`${countUnits(others, 'price')} of approved drugs`] : []),
    ].join('; ')
  }
  return unknown.length > 0 ? `${offers}; ${unknown.length} more where we don’t know` : offers
}

/** The lowest offer with the drug that somebody can start: what the page answers first. */
export const findLowest = (plans: readonly Plan[], months: number): Plan | undefined =>
  sortPlans(
    plans.filter((plan) => getSection(plan) === 'complete' && !plan.who),
    'year',
    months,
  )[0]

/** At most three different known keys, in the order in which they were picked. */
export const parsePicks = (text: string | undefined, plans: readonly Plan[]): Plan[] =>
  [...new Set((text ?? '').split(',', 50))]
    .flatMap((key) => plans.find((plan) => plan.key === key) ?? [])
    .slice(0, PICK_LIMIT)
