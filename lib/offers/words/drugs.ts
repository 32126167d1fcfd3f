// Prices of a drug in words: what a bill after the start buys, and the conditions of a dose's price.
import { capitalize, countUnits, formatDay, joinNames } from '../../base/format'
import { getStartOfPlanBy } from '../dates'
import type { DosePrices, MakerCourses } from '../drugs'
import { getPayments } from '../payments'
import type { PlanRow } from '../row'
import { groupPayments } from '../sum-steps'
import { hasFullDosePrice } from '../sums'
import { formatCents, formatSum, formatUnit, listLeftOut } from './labels'

/** What a bill after the start buys: "$299 a fill at 25 mg", "$179 a month at every dose". A fill counts as a month. */
export function formatLater(row: PlanRow): string {
  const { kind, price, drugFrom, monthAfterStartCents, monthAfterStartToCents } = row
  if (!price || !hasFullDosePrice(row)) return 'price at the full dose not known'
  const dose = drugFrom ? drugFrom.price.dose : price.dose
  const unit = kind === 'maker' ? formatUnit(price.every, kind) : 'a month'
  const month = formatSum(monthAfterStartCents ?? 0, row.isLowerBound, monthAfterStartToCents ?? 0)
  return `${month} ${unit} at ${dose ?? 'every dose'}`
}

/** "for new patients, to December 31, 2026": for whom the lowest price of a dose is. Of a refill in time, the figure says it. */
export const describeDoseCondition = ({ who, refillDays, ends }: DosePrices): string =>
  [!refillDays && who, ends && `to ${formatDay(ends)}`].filter(Boolean).join(', ')

/** "late $699", "otherwise $349": what others pay for a dose. */
export const formatOtherPrices = ({ refillDays, otherCents }: DosePrices): string =>
  otherCents.length > 0
    ? `${refillDays ? 'late' : 'otherwise'} ${otherCents.map(formatCents).join(', ')}`
    : ''

/** "A fill is 28 days. Solid: in time. Striped: late.": over the prices of the doses. */
export function describeDoses({ fillEvery, doses }: Pick<MakerCourses, 'fillEvery' | 'doses'>): string {
  const fill = `A fill is ${fillEvery === '30 days' ? '30 tablets' : '28 days'}.`
  const others = doses.filter(({ otherCents }) => otherCents.length > 0)
  if (others.length === 0) return fill
  return `${fill} ${others.some(({ refillDays }) => refillDays) ? 'Solid: in time. Striped: late.' : 'Striped: the price for others.'}`
}

/** "Refilling within 45 days each time saves $2,550.": between a year of refills in time and one of late ones. */
export const formatRefillSaving = (inTime: PlanRow, late: PlanRow): string =>
  `Refilling within ${inTime.refillDays} days each time saves ${formatCents(Number(late.sumCents) - Number(inTime.sumCents))}.`

/** "Visits, labs, and needles are extra.": what the sum of a drug leaves out, or empty. */
export function formatExtras(row: PlanRow): string {
  const left = listLeftOut(row)
  return left.length > 0 ? `${capitalize(joinNames(left))} ${left.length === 1 ? 'is' : 'are'} extra.` : ''
}

/** "Staying at 5 mg costs $5,087 in the first year." */
export const formatStaying = ({ offerName, sumCents }: PlanRow): string =>
  `${capitalize(offerName ?? '')} costs ${formatCents(Number(sumCents))} in the first year.`

/**
 * "13 fills: 2 at $199 and 11 at $349, with the first fill by December 3, 2026": what the first year at a maker's prices counts,
 * and until when to start for that; '' without a price.
 */
export function formatFills(row: PlanRow): string {
  const steps = groupPayments(row, getPayments(row)).filter(({ what }) => what === 'price')
  const [first, ...others] = steps
  if (!first) return ''
  const amounts = joinNames(steps.map(({ count, cents }) => `${count} at ${formatCents(cents)}`))
  const fills = countUnits(
    steps.reduce((sum, { count }) => sum + count, 0),
    'fill',
  )
  const counted = others.length === 0 ? `${fills} at ${formatCents(first.cents)}` : `${fills}: ${amounts}`
  const startBy = getStartOfPlanBy(row)
  return startBy ? `${counted}, with the first fill by ${formatDay(startBy)}` : counted
}
