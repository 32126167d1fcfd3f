// Which offer of a seller a visitor's state chooses, where they differ by state.
import type { Plan } from './plan'

/**
 * Of the plans of one seller, the one on the card unless it is not sold in the state: then the first that is, or the first of
 * which we do not know; null if none is. Without a state, the one on the card.
 */
export function chooseOffer<P extends Pick<Plan, 'states'>>(plans: readonly P[], state?: string): P | null {
  const [first = null] = plans
  if (!state || !first?.states || first.states.includes(state)) return first
  return plans.find(({ states }) => states?.includes(state)) ?? plans.find(({ states }) => !states) ?? null
}
