// The steps of a sum in words, one per line: "12 months × $179 = $2,148", "$100 off the first month", "$2,048".
// A price from the visitor is labeled as their own figure.

import { formatDollars } from '../base/format'
import type { PricePeriod } from '../schemas/providers'
import {
  type Cost,
  getMonthsPerBill,
  type PriceStep,
  type StatedPrice,
  spendOnSteps,
  type Treatment,
  toSteps,
} from './cost'

/** Medication included: yes, no, or not stated. */
type Included = boolean | null | undefined

/** The steps in order. The last line is the sum, unless there is only one step, which states the sum itself. */
export function formatSteps(
  price: StatedPrice,
  cost: Cost,
  treatment: Treatment,
  included: Included,
): string[] {
  const onTop = included === false && treatment.medicationPerMonth === null
  const billed = price.ladder
    ? formatLadder(toSteps(price.ladder), treatment.months, 'month')
    : [formatBilled(price, cost, treatment.months)]
  const first = billed.map((line, index) =>
    onTop && index === billed.length - 1 ? `${line}, medication billed on top` : line,
  )
  const further = [
    ...(cost.free > 0 ? [formatFree(price.freeMonths ?? 0, treatment.months, cost.free)] : []),
    ...(cost.discount > 0
      ? [`${formatDollars(cost.discount)} off the first ${cost.free > 0 ? 'paid ' : ''}month`]
      : []),
    ...(treatment.medicationPerMonth === null ? [] : [formatOwnMedication(treatment, cost.medication)]),
  ]
  const lines = [...first, ...further]
  return lines.length === 1 ? lines : [...lines, formatDollars(cost.total)]
}

/** One line for each step of a ladder that the payments reach: "1 month × $149 (1.5 mg) = $149". */
export function formatLadder(steps: readonly PriceStep[], total: number, unit: string): string[] {
  return spendOnSteps(steps, total).map(
    ({ paid, price, label }) =>
      `${paid} ${unit}${paid === 1 ? '' : 's'} × ${formatDollars(price)}${label && ` (${label})`} = ${formatDollars((paid * Math.round(price * 100)) / 100)}`,
  )
}

/** A number of twelfths as a count with its unit: "1 month", "6 months", "4 1/3 weeks". */
export function formatCount(twelfths: number, unit: PricePeriod): string {
  const whole = Math.floor(twelfths / 12)
  const rest = twelfths % 12
  const divisor = [6, 4, 3, 2].find((step) => rest % step === 0) ?? 1
  const fraction = rest === 0 ? '' : ` ${rest / divisor}/${12 / divisor}`
  return `${whole}${fraction} ${unit}${twelfths === 12 ? '' : 's'}`
}

function formatBilled({ amount, period }: StatedPrice, { twelfths, stated }: Cost, months: number): string {
  if (period === 'once') return `${formatDollars(amount)}, paid once`
  const perBill = getMonthsPerBill(period)
  const isStarted = perBill !== null && months % perBill !== 0
  const sum = `${formatCount(twelfths, period)} × ${formatDollars(amount)} = ${formatDollars(stated)}`
  return isStarted ? `${sum} (a started ${period} counts whole)` : sum
}

function formatFree(freeMonths: number, months: number, free: number): string {
  if (months <= freeMonths) return `all of it free, ${formatDollars(free)} off`
  return `first ${freeMonths === 1 ? 'month' : `${freeMonths} months`} free, ${formatDollars(free)} off`
}

function formatOwnMedication({ months, medicationPerMonth }: Treatment, medication: number): string {
  const each = formatDollars(medicationPerMonth ?? 0)
  return `${formatCount(12 * months, 'month')} × ${each} for medication, your own figure = ${formatDollars(medication)}`
}
