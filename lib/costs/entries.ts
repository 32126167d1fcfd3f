// The rows of a cost comparison for what a visitor typed: in their order, and with a budget in three groups. It runs in the
// browser, where a list may have hundreds of plans, so a row's texts are made only when it is shown (toRow).
import { BUDGET_GROUPS, type BudgetGroup, getNeed, getVerdict } from './budget'
import { formatCents } from './labels'
import type { Plan } from './plan'
import { compareSums, getSum, isLowerBound, withDrugPrice } from './sums'

/** What a visitor typed. Amounts are in cents a month; null if empty. */
export type CostInput = { months: number; budget: number | null; drugPrice: number | null }

export type Entry = ReturnType<typeof toEntries>[number]

/** Complete sums, lowest first, then "at least", then plans without a price. The visitor's own price of a drug counts. */
export const toEntries = (plans: readonly Plan[], { months, budget, drugPrice }: CostInput) =>
  plans
    .map((own) => {
      const plan = withDrugPrice(own, drugPrice)
      const verdict = budget === null ? null : getVerdict(plan, months, budget)
      return { plan, sum: getSum(plan, months), verdict }
    })
    .sort(compareSums)

/** With a budget, what fits, what may, and what does not; otherwise complete sums, then "at least". At most `limit` entries. */
export function getSections(entries: readonly Entry[], limit = entries.length) {
  let left = limit
  return groupEntries(entries).flatMap(([group, title, all]) => {
    const shown = all.slice(0, left)
    left -= shown.length
    /** At the right of the title: how many there are, of those that answer a budget. */
    const aside = group ? String(all.length) : ''
    return all.length > 0 ? [{ group, title, aside, entries: shown }] : []
  })
}

const GROUPS = Object.entries(BUDGET_GROUPS) as [BudgetGroup, string][]

const pick = (entries: readonly Entry[], group: BudgetGroup): Entry[] =>
  entries.filter(({ verdict }) => verdict?.group === group)

function groupEntries(entries: readonly Entry[]): [BudgetGroup | null, string, Entry[]][] {
  if (entries.some(({ verdict }) => verdict))
    return GROUPS.map(([group, title]) => [group, title, pick(entries, group)])
  const isOpen = ({ plan, sum }: Entry) => sum === null || isLowerBound(plan)
  const complete = entries.filter((entry) => !isOpen(entry))
  const open = entries.slice(complete.length)
  return complete.length > 0 && open.length > 0 && open.every(isOpen)
    ? [
        [null, 'With the drug', complete],
        [null, 'At least: the drug is extra, or we don’t know', open],
      ]
    : [[null, '', [...entries]]]
}

/** More names than this would not fit a line. */
export const NAMES_MAX = 3

/** What a budget means for the plans: "1 fits, if nothing is added: DirectMeds". */
export const summarizeFit = (entries: readonly Entry[]) =>
  GROUPS.flatMap(([group]): { group: BudgetGroup; text: string }[] => {
    const own = pick(entries, group)
    const [count, isOne] = [own.length, own.length === 1]
    if (count === 0) return []
    if (group === 'over') return [{ group, text: `${count} ${isOne ? 'does' : 'do'} not fit` }]
    const words =
      group === 'unknown' ? 'where we don’t know' : `${isOne ? 'fits' : 'fit'}, if nothing is added`
    // A program, which takes only some people, is named last.
    const names = own
      .sort((a, b) => Number(a.plan.kind === 'program') - Number(b.plan.kind === 'program'))
      .map(({ plan: { name, track } }) => (track ? `${name} (${track})` : name))
    const further = count > NAMES_MAX ? `, and ${count - NAMES_MAX} more` : ''
    return [{ group, text: `${count} ${words}: ${names.slice(0, NAMES_MAX).join(', ')}${further}` }]
  })

/** What to say when no plan fits a budget, and the lowest budget (in cents) that one does; null if one fits. */
export function explainNothingFits(
  entries: readonly Entry[],
  { months, budget }: CostInput,
  isFiltered = false,
) {
  if (budget === null || entries.length === 0 || pick(entries, 'fits').length > 0) return null
  const priced = entries
    .filter(({ plan }) => plan.price && plan.kind !== 'program')
    .map(({ plan }) => ({ plan, need: getNeed(plan, months) }))
    .sort((a, b) => a.need - b.need || Number(isLowerBound(a.plan)) - Number(isLowerBound(b.plan)))
  const [lowest] = priced
  // It takes only some people, so it is an exception, if it fits.
  const program = entries.find(({ plan, verdict }) => plan.kind === 'program' && verdict?.group !== 'over')
  const complete = priced.find(({ plan }) => !isLowerBound(plan))
  const where = isFiltered ? 'that matches' : 'here'
  const lines = [
    `${program ? `${program.plan.name} aside, nothing` : 'Nothing'} ${where} fits ${formatCents(budget)} a month.`,
  ]
  if (lowest && lowest !== complete)
    lines.push(
      `The lowest price ${where} is ${formatCents(lowest.need)} a month (${lowest.plan.name}), before a drug price that we don’t know.`,
    )
  if (complete) lines.push(`With the drug included it takes ${formatCents(complete.need)} a month.`)
  return { lines, needed: complete?.need ?? null }
}

/** Why a low price is not simply a better one, under a cost comparison. Null without an approved drug at its maker's price. */
export function formatFullDoseNote(plans: readonly Plan[]): string | null {
  const prices = plans.flatMap(({ kind, price }) => (kind === 'maker' && price ? price.cents : []))
  return prices.length === 0
    ? null
    : `The lowest full-dose price that we know for an approved drug is ${formatCents(Math.min(...prices))} a fill. A lower price with the drug included may mean a compounded drug or a different one. Ask which.`
}
