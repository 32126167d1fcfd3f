// What the comparison gets of each seller: plain data, because it is an island's prop. Rows beyond the first screens reach the
// browser as data with the script, so every byte here counts 180 times on a list of 60 sellers.

import { mergeFacts } from '../offers/merge-facts'
import type { Plan } from '../offers/plan'
import { FACTS, type FactKey } from '../schemas/facts'
import type { Offer } from '../schemas/offers'
import { getVisitUrl } from './affiliate-link'
import { getOpenness } from './fact-values'
import type { ListedRecord } from './ranking'

/** A seller as the rows show it. Makers and programs have only what their plans say. */
export type ComparedSeller = {
  id: string
  /** One line: "Oral pill options". */
  benefit?: string
  /** None of a seller that has closed. */
  visit?: { label: string; href: string }
  known: number
  total: number
  /** By the id of an offer: its further facts in words. */
  offers: Record<string, { facts: Record<string, string> }>
}

/** The facts that side by side adds to what plans say. */
const COMPARED: readonly FactKey[] = [
  'samePriceAllDoses',
  'automaticRenewal',
  'refund',
  'pharmacy',
  'prescriber',
  'visit',
  'labWorkRequired',
  'sideEffectHelp',
  'coaching',
  'hsaFsa',
]

export function toComparedSeller(record: ListedRecord): ComparedSeller {
  const { known, total } = getOpenness(record)
  return {
    id: record.id,
    ...(record.mainBenefit && { benefit: record.mainBenefit }),
    ...(!record.closedOn && { visit: { label: record.ctaText, href: getVisitUrl(record, 'directory') } }),
    known,
    total,
    offers: Object.fromEntries(record.offers.map((offer) => [offer.id, toComparedOffer(record, offer)])),
  }
}

function toComparedOffer(record: ListedRecord, offer: Offer): ComparedSeller['offers'][string] {
  const merged = mergeFacts(record, offer)
  const facts: Record<string, string> = {}
  for (const key of COMPARED) {
    const text = FACTS[key].say(merged)
    if (text !== undefined) facts[FACTS[key].label] = text
  }
  return { facts }
}

/** The drugs to choose from: ingredients first, then brands by name, of all plans. */
export function listDrugChoices(plans: readonly Plan[]): { ingredients: string[]; brands: string[] } {
  const products = plans.flatMap(({ product }) => product ?? [])
  const names = (read: (product: (typeof products)[number]) => string | undefined) =>
    [...new Set(products.flatMap((product) => read(product) ?? []))].sort()
  return { ingredients: names(({ ingredient }) => ingredient), brands: names(({ brand }) => brand) }
}
