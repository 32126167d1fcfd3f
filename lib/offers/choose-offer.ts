// Which offer of a seller a visitor's state chooses, where they differ by state.
import type { Plan } from './plan'

/** What two offers have in common that differ only in their price and in where they are sold. Plans and offers have the same. */
type Sold = {
  [Key in 'product' | 'drug' | 'doseLevel' | 'who' | 'minimumMonths']?: Plan[Key] | undefined
} & {
  price?: { every: string } | undefined
}

/** Whether two offers are the same drug on the same terms, so that a state's price of one takes the place of the other. */
export function isSameButPrice(a: Sold, b: Sold): boolean {
  const [one, other] = [a, b].map(({ product, drug, doseLevel, who, minimumMonths, price }) =>
    JSON.stringify([product, drug, doseLevel, who, minimumMonths, price?.every]),
  )
  return one === other
}

/** Whether an offer is sold in a state, as far as we know. */
export const isSoldIn = ({ states }: Pick<Plan, 'states'>, state: string | null | undefined): boolean =>
  !state || !states || states.includes(state)

/**
 * Of the plans of one seller, the one on the card unless it is not sold in the state: then the first that is, or the first of
 * which we do not know; null if none is. If we do not know it of the one on the card, the same at a price for that state.
 */
export function chooseOffer<P extends Sold & Pick<Plan, 'states'>>(
  plans: readonly P[],
  state?: string | null,
): P | null {
  const [first = null] = plans
  if (!state || !first) return first
  const sold = plans.filter(({ states }) => states?.includes(state))
  if (first.states)
    return first.states.includes(state) ? first : (sold[0] ?? plans.find(({ states }) => !states) ?? null)
  return sold.find((plan) => isSameButPrice(plan, first)) ?? first
}
