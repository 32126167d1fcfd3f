import type { BudgetGroup } from '@/lib/plans/budget'

export const BUDGET_MARKS = {
  fits: { mark: '✓', color: 'text-accent' },
  unknown: { mark: '?', color: 'text-muted' },
  over: { mark: '✗', color: 'text-danger' },
} satisfies Record<BudgetGroup, { mark: string; color: string }>

/** Whether a plan fits, as a mark before words that say the same. */
export const BudgetMark = ({ group }: { group: BudgetGroup }) => (
  <span aria-hidden="true" className={`font-semibold ${BUDGET_MARKS[group].color}`}>
    {BUDGET_MARKS[group].mark}
  </span>
)
