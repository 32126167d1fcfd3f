// How a sum adds up: the payments of a plan in groups that are worth a line each. Each payment is in one group, so that the
// groups come to the sum, at its low and at its high end. Numbers and codes; words/payments.ts says them.
import type { Every } from '../base/periods'
import type { Payment } from './payments'
import type { Plan } from './plan'

export type SumStep = {
  what: Payment['what']
  /** How many payments of the same amount, in cents each. */
  count: number
  cents: number
  toCents: number
  every: Every
  /** They are parts of a bill. */
  isPart: boolean
  doses: string[]
}

const isBill = (what: Payment['what']) => what === 'price' || what === 'drug'

/** The price as it changes, each fee, the drug from its maker, and a fee for leaving: of what somebody pays for a plan. */
export function groupPayments(plan: Plan, payments: readonly Payment[]): SumStep[] {
  const purposes = new Set<Payment['what']>([
    'price',
    ...plan.fees.map(({ what }) => what),
    'drug',
    'leaving',
  ])
  return [...purposes].flatMap((what) => {
    const steps: SumStep[] = []
    for (const { amount: cents, toAmount: toCents = cents, every, dose, isPart = false } of payments.filter(
      (payment) => payment.what === what,
    )) {
      const isSame = (step: SumStep) =>
        step.cents === cents && step.toCents === toCents && step.every === every
      const last = steps.at(-1)
      // Bills go on in order; parts of bills, and each of two fees for one purpose, keep their line.
      const known = isBill(what) && !isPart ? last && isSame(last) && last : steps.find(isSame)
      if (known) {
        known.count += 1
        if (dose) known.doses.push(dose)
      } else
        steps.push({
          what,
          count: 1,
          cents,
          toCents,
          every,
          isPart,
          doses: dose ? [dose] : [],
        })
    }
    return steps
  })
}
