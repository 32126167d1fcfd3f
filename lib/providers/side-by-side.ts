// Two or three providers side by side: one row per question, in words, and which rows differ. Two providers that both
// do not state a fact do not differ in it.
import { FACT_KEYS, FACTS } from '../base/facts'
import { formatDollars, formatRating } from '../base/format'
import { type ComparedProvider, formatFirstYear, withMedication } from './compare'
import { getMonthlyCost } from './cost'
import { formatPrice } from './price-wording'

/** `values` are in the order of the providers; null is not stated. */
type SideBySideRow = { label: string; values: (string | null)[]; isDifferent: boolean }

type Question = { label: string; read: (provider: ComparedProvider) => string | null }

const FIGURES: Question[] = [
  { label: 'Rank', read: ({ rank }) => String(rank) },
  { label: 'Rating', read: ({ rating }) => `${formatRating(rating)} of 10` },
  { label: 'Price as stated', read: formatStated },
  { label: 'First year', read: (provider) => (provider.pricing ? formatFirstYear(provider) : null) },
  {
    label: 'Per month, as listed',
    read: ({ pricing, facts }) => pricing && withMedication(formatDollars(getMonthlyCost(pricing)), facts),
  },
]

const FACT_QUESTIONS: Question[] = FACT_KEYS.filter((key) => key !== 'pricing').map((key) => ({
  label: FACTS[key].label,
  read: ({ stated }) => stated[key] ?? null,
}))

type SideBySideRows = {
  rows: SideBySideRow[]
  /** The facts that none of the providers states. */
  unknown: string[]
}

/** The figures, and every fact that at least one of the providers states, in the order of the record. */
export function getSideBySideRows(providers: readonly ComparedProvider[]): SideBySideRows {
  const toRow = ({ label, read }: Question): SideBySideRow => {
    const values = providers.map(read)
    return { label, values, isDifferent: new Set(values).size > 1 }
  }
  const facts = FACT_QUESTIONS.map(toRow)
  const isUnknown = ({ values }: SideBySideRow) => values.every((value) => value === null)
  return {
    rows: [...FIGURES.map(toRow), ...facts.filter((row) => !isUnknown(row))],
    unknown: facts.filter(isUnknown).map(({ label }) => label),
  }
}

/** "RemedyMeds and T-Mates", "A, B and C". */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function formatStated({ pricing }: ComparedProvider): string | null {
  if (!pricing) return null
  const price = formatPrice(pricing)
  return pricing.note ? `${price}, ${pricing.note}` : price
}
