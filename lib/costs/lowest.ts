// The answer to "what is the lowest": the lowest sum, the lowest with the drug included, and the lowest approved drug.
import { capitalize } from '../base/format'
import { formatBillingNote } from './cash-flow'
import { DRUG_WORDS, formatCents } from './labels'
import type { PlanRow } from './rows'
import { getDueToday } from './sums'

/** After a sum that is one bill on day one, if our record says so, so that nobody reads it as twelve monthly ones. */
export const formatDueAtOnce = (row: PlanRow): string =>
  getDueToday(row) === row.sumCents && !formatBillingNote(row) ? ', due at once' : ''

/** At most three rows; a provider that is lowest in both ways appears once. `makers` are sorted. */
export function getLowestRows(providers: readonly PlanRow[], makers: readonly PlanRow[]) {
  const sorted = providers
    .filter(({ sumCents }) => sumCents !== null)
    // Of equal sums, the one that includes the drug.
    .sort((a, b) => (a.sumCents ?? 0) - (b.sumCents ?? 0) || Number(a.isLowerBound) - Number(b.isLowerBound))
  const [lowest] = sorted
  const included = sorted.find(({ isLowerBound }) => !isLowerBound)
  const label =
    lowest === included ? 'Lowest on record, medication included' : 'Lowest with medication included'
  const rows: { label: string; row: PlanRow }[] = []
  if (lowest && lowest !== included) rows.push({ label: `Lowest on record; ${lowest.drugText}`, row: lowest })
  if (included) rows.push({ label: label + formatDueAtOnce(included), row: included })
  if (makers[0]) rows.push({ label: 'Approved drug, from its maker', row: makers[0] })
  return rows
}

/** "$139 more than the lowest with medication included"; null for an open-ended sum, and without another complete one. */
export function formatAboveLowest(row: PlanRow, rows: readonly PlanRow[]): string | null {
  const { sumCents } = row
  const others = rows.flatMap((other) =>
    other.sumCents === null || other.isLowerBound || other.key === row.key ? [] : [other.sumCents],
  )
  if (sumCents === null || row.isLowerBound || others.length === 0) return null
  const above = sumCents - Math.min(...others)
  const lowest = `lowest with ${DRUG_WORDS.included}`
  if (above > 0) return `${formatCents(above)} more than the ${lowest}`
  return above === 0 ? `As low as the ${lowest}` : `The ${lowest}`
}

/** Whether a price has the drug, unless the price's note says so: "Medication not on record", or null. */
export const formatDrug = ({ asStated, drugText }: PlanRow): string | null =>
  asStated?.includes('medication') ? null : capitalize(drugText)

/** Under a sum: whether it has the drug, how it compares, and what it leaves out. */
export const formatSumNote = (row: PlanRow, above: string | null): string =>
  [[formatDrug(row), above].filter(Boolean).join(' · '), row.notCounted, row.fromNote]
    .filter(Boolean)
    .join('. ')
