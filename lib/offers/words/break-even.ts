// The last word on a sum that is "at least" because of its drug: up to which price of the drug it stays cheaper than the lowest
// complete offer by the month.
import type { BreakEven } from '../break-even'
import type { BudgetMonth } from '../budget'
import { formatCents } from './labels'

const dollarsOf = (dollars: number) => formatCents(dollars * 100)

/** "Stays cheaper than DirectMeds if its drug costs under $50 a month.", "$260 more than DirectMeds, even if its drug is included." */
export function formatBreakEven(breakEven: BreakEven): string {
  const { name } = breakEven.reference
  if (breakEven.code === 'cheaper-under')
    return `Stays cheaper than ${name} if its drug costs under ${dollarsOf(breakEven.dollars)} a month.`
  const drug = breakEven.drug === 'unknown' ? 'even if its drug is included' : 'before its drug'
  return `${formatCents(breakEven.cents)} more than ${name}, ${drug}.`
}

/** Of two offers beside each other: "T-Mates stays cheaper than DirectMeds if its drug costs under $50 a month." */
export const formatBreakEvenTitle = (name: string, breakEven: BreakEven): string =>
  breakEven.code === 'cheaper-under'
    ? `${name} stays cheaper than ${breakEven.reference.name} if its drug costs under ${dollarsOf(breakEven.dollars)} a month.`
    : `${name}: ${formatBreakEven(breakEven)}`

/**
 * Beside a month's bar, of a budget in cents: "$101 to spare", "$151 left for its drug". Of a range, the high end
 * counts, because nobody is promised the low one. Empty where neither is certain.
 */
export function formatSpare(
  { verdict, toCents }: Pick<BudgetMonth, 'verdict' | 'toCents'>,
  budget: number,
): string {
  if (toCents === null || toCents > budget) return ''
  const left = formatCents(budget - toCents)
  if (verdict.group === 'fits') return `${left} to spare`
  return verdict.group === 'unknown' && verdict.why === 'drug' ? `${left} left for its drug` : ''
}
