// What the comparison gets of each seller: plain data, because it is an island's prop. Rows beyond the first screens reach the
// browser as data with the script, so every byte here counts 180 times on a list of 60 sellers.

import { compact } from '../base/compact'
import { mergeFacts } from '../offers/from-content'
import type { Plan } from '../offers/plan'
import type { ComparedFacts, FactTexts } from '../offers/words/side-by-side'
import { FACTS, type FactKey, getFactName } from '../schemas/fact-words'
import type { Offer } from '../schemas/offers'
import { getVisitUrl } from './affiliate-link'
import { getBenefit, type ProviderLine } from './features'
import type { ListedRecord } from './ranking'

/** A seller as the rows show it. Makers and programs have only what their plans say. */
export type ComparedSeller = {
  id: string
  /** One line: "Oral pill options". */
  benefit?: ProviderLine
  /** None of a seller that has closed. */
  visit?: VisitTarget
  /** By the id of an offer: its further facts. */
  offers: Record<string, ComparedFacts>
}

/** Where a seller's button leads. `id` makes its mark unique on the page. */
export type VisitTarget = { id: string; ctaText: string; visitUrl: string }

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

/** What islands get of the sellers, and the words of their further facts, each once. */
export function compareRecords(records: readonly ListedRecord[]): {
  sellers: ComparedSeller[]
  factTexts: FactTexts
} {
  const words = COMPARED.map((key) => ({
    key,
    label: FACTS[key].label,
    name: getFactName(key),
    values: [] as string[],
    texts: [] as string[],
  }))
  const toFacts = (record: ListedRecord, offer: Offer): ComparedFacts => {
    const merged = mergeFacts(record, offer)
    const facts: Record<string, number> = {}
    for (const { key, values, texts } of words) {
      const text = FACTS[key].say(merged)
      if (text === undefined) continue
      const value = JSON.stringify(FACTS[key].read(merged))
      if (!values.includes(value)) {
        values.push(value)
        texts.push(text)
      }
      facts[key] = values.indexOf(value)
    }
    return facts
  }
  const sellers = records.map(
    (record): ComparedSeller =>
      compact({
        id: record.id,
        benefit: getBenefit(record) ?? undefined,
        visit: record.closedOn
          ? undefined
          : { id: record.id, ctaText: record.ctaText, visitUrl: getVisitUrl(record, 'directory') },
        offers: Object.fromEntries(record.offers.map((offer) => [offer.id, toFacts(record, offer)])),
      }),
  )
  return {
    sellers,
    factTexts: Object.fromEntries(words.map(({ key, label, name, texts }) => [key, { label, name, texts }])),
  }
}

export type DrugChoices = { ingredients: string[]; brands: string[]; forms: string[] }

/** The drugs to choose from: ingredients first, then brands by name, of all plans, and the forms that any of them has. */
export function listDrugChoices(plans: readonly Plan[]): DrugChoices {
  const products = plans.flatMap(({ product }) => product ?? [])
  const names = (read: (product: (typeof products)[number]) => string | undefined) =>
    [...new Set(products.flatMap((product) => read(product) ?? []))].sort()
  return {
    ingredients: names(({ ingredient }) => ingredient),
    brands: names(({ brand }) => brand),
    forms: [...new Set(plans.flatMap(({ forms = [] }) => forms))],
  }
}
