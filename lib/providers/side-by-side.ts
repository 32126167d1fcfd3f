// Two or three providers beside each other: one row a question, in words, and which rows differ.
// Two that do not state something do not differ in it: nobody knows.
import { formatDollars, formatRating } from '../base/format'
import {
  type ComparedProvider,
  FACT_NAMES,
  formatFact,
  formatFirstYear,
  getFilterLabel,
  withMedication,
} from './compare'
import { formatPrice, getMonthlyCost } from './cost'
import { NOT_STATED } from './fact-values'

export type SideBySideRow = { label: string; values: string[]; isDifferent: boolean }

const QUESTIONS: { label: string; read: (provider: ComparedProvider) => string }[] = [
  { label: 'Rank', read: ({ rank }) => String(rank) },
  { label: 'Rating', read: ({ rating }) => `${formatRating(rating)} of 10` },
  { label: 'Price as stated', read: formatStated },
  { label: 'First year', read: formatFirstYear },
  {
    label: 'Per month, as listed',
    read: ({ pricing, facts }) =>
      pricing ? withMedication(formatDollars(getMonthlyCost(pricing)), facts) : NOT_STATED,
  },
  ...FACT_NAMES.map((name) => ({
    label: getFilterLabel(name),
    read: ({ facts }: ComparedProvider) => formatFact(facts[name]),
  })),
]

/** Every row, in a fixed order; the values stand in the order of the providers. */
export function getSideBySideRows(providers: readonly ComparedProvider[]): SideBySideRow[] {
  return QUESTIONS.map(({ label, read }) => {
    const values = providers.map(read)
    return { label, values, isDifferent: new Set(values).size > 1 }
  })
}

/** "RemedyMeds and T-Mates", "A, B and C". */
export function joinNames(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

function formatStated({ pricing }: ComparedProvider): string {
  if (!pricing) return NOT_STATED
  const price = formatPrice(pricing)
  return pricing.note ? `${price}, ${pricing.note}` : price
}
