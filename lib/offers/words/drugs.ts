// Prices of a drug in words: what a bill after the start buys, and the conditions of a dose's price.
import { formatDay } from '../../base/format'
import { type DosePrices, hasFullDosePrice } from '../drugs'
import type { PlanRow } from '../row'
import { formatCents, formatSum, formatUnit } from './labels'

/** What a bill after the start buys: "$299 a fill at 25 mg", "$179 a month at every dose". A fill stands for a month. */
export function formatLater(row: PlanRow): string {
  const { kind, price, drugFrom, monthAfterStartCents } = row
  if (!price || !hasFullDosePrice(row)) return 'price at the full dose not known'
  const dose = drugFrom ? drugFrom.price.dose : price.dose
  const unit = kind === 'maker' ? formatUnit(price.every, kind) : 'a month'
  return `${formatSum(monthAfterStartCents ?? 0, row.isLowerBound)} ${unit} at ${dose ?? 'every dose'}`
}

/** "if refilled within 45 days; else $699", for whom the lowest price of a dose is, and what others pay. */
export function describeDosePrice({ who, ends, otherCents }: DosePrices): string {
  const condition = [who, ends && `to ${formatDay(ends)}`].filter(Boolean).join(', ')
  const others = otherCents.map(
    (cents, index) => `${index === otherCents.length - 1 ? 'else ' : ''}${formatCents(cents)}`,
  )
  return [condition, ...others].filter(Boolean).join('; ')
}
