// The rows of a ledger for what a visitor typed: in their order, and with a budget in three groups. It runs in the
// browser, where a list may have hundreds of plans, so a row's texts are made only when it is shown (toRow).
import { BUDGET_GROUPS, type BudgetGroup, getNeed, getVerdict, type Verdict } from './budget'
import { getSum, isAtLeast, withDrugPrice } from './figures'
import type { Plan } from './plan'
import { formatCents } from './words'

/** What a visitor typed. Amounts are in cents a month; null if empty. */
export type LedgerInput = { months: number; budget: number | null; drugPrice: number | null }

export type Entry = { plan: Plan; sum: number | null; verdict: Verdict | null }

export type Section = { group: BudgetGroup | null; title: string; entries: Entry[] }

/** Every plan with its sum. The visitor's own price of the drug counts where it is billed separately. */
export const toEntries = (plans: readonly Plan[], { months, budget, drugPrice }: LedgerInput): Entry[] =>
  plans.map((own) => {
    const plan = withDrugPrice(own, drugPrice)
    return {
      plan,
      sum: getSum(plan, months),
      verdict: budget === null ? null : getVerdict(plan, months, budget),
    }
  })

/** Lowest sum first among those that are complete, then "at least" sums, then those without a price. */
export const sortBySum = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (a, b) =>
      Number(a.sum === null) - Number(b.sum === null) ||
      Number(isAtLeast(a.plan)) - Number(isAtLeast(b.plan)) ||
      (a.sum ?? 0) - (b.sum ?? 0) ||
      Number(a.plan.condition !== undefined) - Number(b.plan.condition !== undefined),
  )

/** One section without a budget; with one, what fits, what we cannot say, and what does not fit. Empty ones are left out. */
export function getSections(entries: readonly Entry[]): Section[] {
  if (entries.every(({ verdict }) => verdict === null))
    return [{ group: null, title: '', entries: [...entries] }]
  return (Object.keys(BUDGET_GROUPS) as BudgetGroup[])
    .map((group) => ({
      group,
      title: BUDGET_GROUPS[group],
      entries: entries.filter(({ verdict }) => verdict?.group === group),
    }))
    .filter((section) => section.entries.length > 0)
}

/** "1 fits · 2 we cannot say · 7 do not", or null without a budget. */
export function formatCounts(entries: readonly Entry[]): string | null {
  const count = (group: BudgetGroup) => entries.filter(({ verdict }) => verdict?.group === group).length
  const [fits, unknown, over] = [count('fits'), count('unknown'), count('over')]
  if (fits + unknown + over === 0) return null
  return `${fits} ${fits === 1 ? 'fits' : 'fit'} · ${unknown} we cannot say · ${over} ${over === 1 ? 'does' : 'do'} not`
}

export type NothingFits = { lines: string[]; needed: number | null }

/** What to say when no plan fits a budget, and the lowest budget (in cents) that one does; null if one fits. */
export function explainNothingFits(
  entries: readonly Entry[],
  { months, budget }: LedgerInput,
): NothingFits | null {
  if (budget === null || entries.length === 0 || entries.some(({ verdict }) => verdict?.group === 'fits'))
    return null
  const priced = entries.flatMap(({ plan }) =>
    plan.price && plan.kind !== 'program' ? [{ plan, need: getNeed(plan, months) }] : [],
  )
  const [open] = priced.filter(({ plan }) => isAtLeast(plan)).sort((a, b) => a.need - b.need)
  const [complete] = priced.filter(({ plan }) => !isAtLeast(plan)).sort((a, b) => a.need - b.need)
  const lowest = open && (!complete || open.need < complete.need) ? open : null
  return {
    lines: [
      `Nothing on record fits ${formatCents(budget)} a month.`,
      ...(lowest
        ? [
            `The lowest price on record is ${formatCents(lowest.need)} a month (${lowest.plan.name}), before a drug price that is not on record.`,
          ]
        : []),
      ...(complete ? [`With the medication included it takes ${formatCents(complete.need)} a month.`] : []),
    ],
    needed: complete?.need ?? null,
  }
}
