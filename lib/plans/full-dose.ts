// Why a low price is not simply a better one: the sentence under the ledger.
import type { Plan } from './plan'
import { formatCents } from './words'

/** Null without an approved drug at its maker's price. */
export function formatFullDoseNote(makers: readonly Plan[]): string | null {
  const lowest = getLowestFullDose(makers)
  return lowest === null
    ? null
    : `The lowest full-dose price on record for an approved drug is ${formatCents(lowest)} a fill. A lower price with medication included may mean a compounded drug or a different one. Ask which.`
}

/** The lowest price of a maker's last dose, in cents a fill: "The lowest full-dose price on record". */
export const getLowestFullDose = (plans: readonly Plan[]): number | null =>
  plans.reduce<number | null>((lowest, { kind, price }) => {
    const last = kind === 'maker' ? price?.steps?.at(-1)?.cents : undefined
    return last === undefined || (lowest !== null && lowest <= last) ? lowest : last
  }, null)
