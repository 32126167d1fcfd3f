// The answer to "what is the lowest": the lowest sum, the lowest with the drug included, and the lowest approved drug.
import type { LedgerRow } from './rows'
import { formatCents } from './words'

export type LowestRow = { label: string; row: LedgerRow }

const LABELS = {
  lowest: 'Lowest on record',
  included: 'Lowest with medication included',
  both: 'Lowest on record, medication included',
  maker: 'Approved drug, from its maker',
}

/** At most three rows; a provider that is lowest in both ways appears once. `makers` are sorted. */
export function getLowestRows(providers: readonly LedgerRow[], makers: readonly LedgerRow[]): LowestRow[] {
  const sorted = providers
    .filter(({ sumCents }) => sumCents !== null)
    // Of equal sums, the one that includes the drug.
    .sort((a, b) => (a.sumCents ?? 0) - (b.sumCents ?? 0) || Number(a.isAtLeast) - Number(b.isAtLeast))
  const [lowest] = sorted
  const included = sorted.find(({ isAtLeast }) => !isAtLeast)
  const [maker] = makers
  return [
    ...(lowest ? [{ label: lowest === included ? LABELS.both : LABELS.lowest, row: lowest }] : []),
    ...(included && included !== lowest ? [{ label: LABELS.included, row: included }] : []),
    ...(maker ? [{ label: LABELS.maker, row: maker }] : []),
  ]
}

/** "$860 more than the lowest", "The lowest of these", "As low as the lowest", or null with nothing to compare. */
export function formatAboveLowest({ key, sumCents }: LedgerRow, rows: readonly LedgerRow[]): string | null {
  const others = rows.flatMap((other) =>
    other.sumCents === null || other.key === key ? [] : [other.sumCents],
  )
  if (sumCents === null || others.length === 0) return null
  const above = sumCents - Math.min(...others)
  if (above > 0) return `${formatCents(above)} more than the lowest`
  return above === 0 ? 'As low as the lowest' : 'The lowest of these'
}
