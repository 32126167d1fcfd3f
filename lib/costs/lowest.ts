// The answer to "what is the lowest": the lowest sum, the lowest with the drug included, and the lowest approved drug.
import { capitalize } from '../base/format'
import { formatCents } from './labels'
import type { PlanRow } from './rows'

/** After a sum that is one bill on day one, so that nobody reads it as twelve monthly ones. */
export const formatDueAtOnce = ({
  dueTodayCents,
  sumCents,
}: Pick<PlanRow, 'dueTodayCents' | 'sumCents'>): string =>
  dueTodayCents !== null && dueTodayCents === sumCents ? ', due at once' : ''

/** Offers of a treatment that somebody can start: no service without the drug, no waitlist, and with a price. */
const isTreatment = ({ sumCents, isServiceOnly, isOpen }: PlanRow): boolean =>
  sumCents !== null && !isServiceOnly && isOpen !== false

/** Of equal sums, the one that includes the drug comes first. */
const bySum = (a: PlanRow, b: PlanRow): number =>
  (a.sumCents ?? 0) - (b.sumCents ?? 0) || Number(a.isLowerBound) - Number(b.isLowerBound)

/**
 * At most three rows; a seller that is lowest in both ways appears once. `providers` are all offers, further ones included;
 * `makers` are sorted.
 */
export function getLowestRows(providers: readonly PlanRow[], makers: readonly PlanRow[]) {
  const sorted = providers.filter(isTreatment).sort(bySum)
  const [lowest] = sorted
  const included = sorted.find(({ isLowerBound }) => !isLowerBound)
  const label = lowest === included ? 'Lowest, drug included' : 'Lowest with the drug included'
  const rows: { label: string; row: PlanRow }[] = []
  if (lowest && lowest !== included) rows.push({ label: `Lowest; ${lowest.drugText}`, row: lowest })
  if (included) rows.push({ label: label + formatDueAtOnce(included), row: included })
  if (makers[0]) rows.push({ label: 'Approved drug, from its maker', row: makers[0] })
  return rows
}

/** "$139 more than the lowest with the drug included"; null for an open-ended sum, and without another complete one. */
export function formatAboveLowest(row: PlanRow, rows: readonly PlanRow[]): string | null {
  const { sumCents } = row
  const others = rows.flatMap((other) =>
    !isTreatment(other) || other.isLowerBound || other.key === row.key ? [] : [other.sumCents ?? 0],
  )
  if (sumCents === null || row.isLowerBound || others.length === 0) return null
  const above = sumCents - Math.min(...others)
  const lowest = 'lowest with the drug included'
  if (above > 0) return `${formatCents(above)} more than the ${lowest}`
  return above === 0 ? `As low as the ${lowest}` : `The ${lowest}`
}

/** Whether a price has the drug, unless the price's note says so: "Drug not known", or null. */
const formatDrug = ({ asStated, drugText }: PlanRow): string | null =>
  asStated?.includes('medication') ? null : capitalize(drugText)

/** Under a sum: whether it has the drug, how it compares, and what it leaves out. */
export const formatSumNote = (row: PlanRow, above: string | null): string =>
  [[formatDrug(row), above].filter(Boolean).join(' · '), row.notCounted].filter(Boolean).join('. ')
