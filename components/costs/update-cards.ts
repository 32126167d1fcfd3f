// What a results page changes on its cards, which are outside the island: whether a provider serves the visitor's state,
// how its sum compares with those of the rows, and the scale of its bar.
import { formatAboveLowest, formatSumNote } from '@/lib/costs/lowest'
import type { PlanRow } from '@/lib/costs/rows'
import { toPercent } from './Bar'

/** `rows` are those of all providers, `denied` the ids of providers that do not serve the state. */
export function updateCards(
  rows: readonly PlanRow[],
  denied: readonly string[],
  state: string,
  maxCents: number,
): void {
  const served = rows.filter(({ sellerId }) => !denied.includes(sellerId))
  for (const row of rows) {
    const card = document.getElementById(row.key)
    const above = card?.querySelector('[data-above]')
    const isDenied = denied.includes(row.sellerId)
    // Next to providers that one cannot use, nothing is the lowest.
    if (above) above.textContent = formatSumNote(row, isDenied ? null : formatAboveLowest(row, served))
    const note = card?.querySelector('[data-served]')
    if (note && isDenied) {
      note.textContent = `On record: does not serve ${state}.`
      note.className = 'min-h-[2lh] text-sm text-danger sm:min-h-0'
    }
    if (card) rescale(card, row, maxCents)
  }
}

/** All bars of a page move together when a sum passes the scale. */
function rescale(card: Element, { sumCents, knownCents }: PlanRow, maxCents: number) {
  const percent = (cents: number) => toPercent(cents / maxCents)
  const [known, rest] = card.querySelectorAll('.cost-bar rect')
  known?.setAttribute('width', percent(knownCents))
  rest?.setAttribute('x', percent(knownCents))
  rest?.setAttribute('width', percent((sumCents ?? 0) - knownCents))
  card.querySelector('.cost-bar use')?.setAttribute('x', percent(sumCents ?? 0))
}
