// What cards, rows, and the month against a budget show of a plan: price, due today, the drug, and the dearest month.
import { capitalize } from '../base/format'
import { getNeed, getVerdict } from './budget'
import { AT_LEAST, DRUG_LABELS, formatCents, formatPeriod, formatSum, formatUnit, NOT_KNOWN } from './labels'
import { getPayments, isFill } from './payments'
import { MONTHS_PER_YEAR, type Plan } from './plan'
import type { PlanRow } from './rows'
import { compareSums, isAhead, isLowerBound } from './sums'

export const DRUG_STATE_LABELS = {
  included: DRUG_LABELS.included,
  unknown: DRUG_LABELS.unknown,
  extra: DRUG_LABELS.separate,
  own: 'Your price',
  approved: 'Approved',
  insurance: DRUG_LABELS.insurance,
}

export type DrugState = keyof typeof DRUG_STATE_LABELS

function getDrugState({ kind, drug, fees }: Pick<Plan, 'kind' | 'drug' | 'fees'>): DrugState {
  if (kind !== 'provider') return 'approved'
  if (fees.some(({ what }) => what === 'drug')) return 'own'
  return drug === 'separate' ? 'extra' : drug
}

/** The cells of a card. `terms` are the minimum term and the conditions of the price. */
export const getCardFacts = (row: PlanRow) => ({
  price: row.price ? (row.asStated?.split(' · ')[0] ?? formatFills(row)) : capitalize(NOT_KNOWN),
  terms: row.terms,
  dueToday: row.price ? row.dueTodayText : capitalize(NOT_KNOWN),
  drug: getDrugState(row),
})

/** What the sum leaves out: "The drug (perhaps), visits, labs", or empty. */
export const getLeftOut = ({ notCounted }: Pick<PlanRow, 'notCounted'>): string =>
  capitalize((notCounted ?? '').replace(/^Not in this sum: /, ''))

/** "$149 to $299 a fill" */
function formatFills(plan: Plan): string {
  const amounts = getPayments(plan)
    .filter(({ what }) => what === 'price')
    .map(({ amount }) => amount)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const unit = plan.price ? formatUnit(plan.price.every, plan.kind) : ''
  return `${formatCents(low)}${high > low ? ` to ${formatCents(high)}` : ''} ${unit}`
}

/** "first year, at least": stands right before the sum. A sum with a longer minimum term is named by the term. */
export const formatSumLabel = (
  row: Pick<PlanRow, 'isLowerBound' | 'minimumMonths'>,
  months = MONTHS_PER_YEAR,
): string =>
  `${formatPeriod(Math.max(months, row.minimumMonths ?? 0))}${row.isLowerBound ? `, ${AT_LEAST}` : ''}`

const isComplete = (row: PlanRow) => row.sumCents !== null && !row.isLowerBound

/** Whether it is paid month by month: nothing near the whole sum is due today. */
export const isMonthly = ({ price }: Pick<Plan, 'price'>): boolean => !isAhead(price?.every ?? 'once')

const getLowest = (rows: readonly PlanRow[]) =>
  [...rows].sort((a, b) => compareSums({ plan: a, sum: a.sumCents }, { plan: b, sum: b.sumCents }))[0] ?? null

/** The lowest sum with the drug included, the lowest that is paid by the month, and what may be lower. */
export function getLowestSellers(rows: readonly PlanRow[]) {
  const complete = rows.filter(isComplete)
  const lowest = getLowest(complete)
  const monthly = getLowest(complete.filter(isMonthly))
  // A membership without the drug is never the lowest treatment.
  const open = getLowest(rows.filter((row) => row.isLowerBound && !row.isServiceOnly))
  return {
    lowest,
    monthly: monthly === lowest ? null : monthly,
    open: open && lowest && Number(open.sumCents) < Number(lowest.sumCents) ? open : lowest ? null : open,
  }
}

/** The dearest month (or fill) of a plan beside a budget, and whether it holds. */
export function getMonth(plan: Plan, months: number, budget: number) {
  const { group } = getVerdict(plan, months, budget)
  const cents = plan.price ? getNeed(plan, months) : null
  return {
    group,
    /** On a card, whose cells have the figures; the bars beside the answer say by how much. */
    text: `${group === 'fits' ? 'Fits' : 'Over'} ${formatCents(budget)}`,
    cents,
    isLowerBound: isLowerBound(plan),
    label: formatMonth(plan, months, budget, cents),
  }
}

function formatMonth(plan: Plan, months: number, budget: number, cents: number | null): string {
  if (cents === null) return NOT_KNOWN
  const toSum = (amount: number) => formatSum(amount, isLowerBound(plan))
  const sum = toSum(cents)
  if (plan.kind === 'program') return `${sum} if you qualify`
  if (!isMonthly(plan)) return `${sum} at once`
  const fills = getPayments(plan, months).filter(({ what }) => what === 'price')
  const over = fills.findIndex(({ amount }) => amount > budget)
  const first = fills[over]
  return plan.price && isFill(plan.price.every) && first && over > 0
    ? `${toSum(first.amount)} from fill ${over + 1}`
    : sum
}
