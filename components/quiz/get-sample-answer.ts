// The sample answer of the quiz page, from the checked content. Server only.
import { getListedPlans } from '@/components/offers/page-plans'
import { MONTHS_PER_YEAR } from '@/lib/base/periods'
import { getProviders } from '@/lib/content'
import { BUDGET_CHOICES, getBudgetMonth } from '@/lib/offers/budget'
import { formatBudgetMonth } from '@/lib/offers/words/answers'
import { formatCents } from '@/lib/offers/words/labels'

const ORDER = ['fits', 'unknown', 'over'] as const
const SHOWN_PROVIDERS = 3

/** What fits one of the budgets to choose from: the first providers, and the approved drug that comes closest. */
export function getSampleAnswer() {
  const budget = (BUDGET_CHOICES.at(-2) ?? 0) * 100
  const months = getListedPlans(getProviders(), 'results')
    .map((plan) => ({ plan, month: getBudgetMonth(plan, MONTHS_PER_YEAR, budget) }))
    .sort(
      ({ month: a }, { month: b }) =>
        ORDER.indexOf(a.verdict.group) - ORDER.indexOf(b.verdict.group) || Number(a.cents) - Number(b.cents),
    )
  const providers = months.filter(({ plan }) => plan.kind === 'provider').slice(0, SHOWN_PROVIDERS)
  const closest = months.filter(({ plan }) => plan.kind === 'maker').slice(0, 1)
  return {
    budget: formatCents(budget),
    maxCents: 2 * budget,
    rows: [...providers, ...closest].map(({ plan, month }) => {
      const { cents, isLowerBound, verdict } = month
      const sumCents = cents === null ? null : Math.min(cents, 2 * budget)
      return {
        name: plan.name,
        group: verdict.group,
        label: formatBudgetMonth(plan, month),
        bar: { kind: plan.kind, sumCents, knownCents: sumCents ?? 0, isLowerBound },
      }
    }),
  }
}
