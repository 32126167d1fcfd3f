// The rows of the cost table: every provider over the same months, the cheapest first, with its bar; among them one
// approved drug at its maker's price.
import { formatDollars } from '../base/format'
import type { ComparedProvider } from './compare'
import { getCost, getFirstYearFromCost, getMonthlyCost, MONTHS_PER_YEAR, type Treatment } from './cost'
import { formatSteps } from './cost-steps'
import { NOT_STATED } from './fact-values'
import { type Course, countFills, getLadderCost } from './ladder'

export type CostRow = {
  id: string
  name: string
  medication: string
  /** null where no price is stated. */
  sum: CostSum | null
}

/** An approved drug at its maker's price, over any number of months. */
export type MakerCourse = Course & {
  id: string
  name: string
  /** "$149 to $299 a fill" */
  perFill: string
}

/** How a bar is drawn: what a provider states, with medication billed on top or not stated, or a maker's price. */
export type BarLook = 'stated' | 'open' | 'maker'

export type CostSum = {
  total: string
  /** As listed: "$179", "$429+", "$429 + your $200". */
  perMonth: string
  /** Medication is billed on top, and the visitor has put in no price of their own. */
  isPartial: boolean
  /** The visitor's own medication price is part of the total. */
  hasOwn: boolean
  look: BarLook
  /** Widths of the bars in percent of the longest row: what is stated, and the visitor's own. */
  bars: { stated: number; own: number }
  steps: string[]
}

/** Rows in order of the total; what is not stated comes last. A medication price counts where it is billed separately. */
export function getCostRows(
  providers: readonly ComparedProvider[],
  treatment: Treatment,
  maker: MakerCourse | null = null,
): CostRow[] {
  const entries = [
    ...providers.map((provider) => toEntry(provider, treatment)),
    ...(maker ? [toMakerEntry(maker, treatment.months)] : []),
  ].sort((a, b) => (a.total ?? Infinity) - (b.total ?? Infinity) || a.rank - b.rank)
  const longest = Math.max(1, ...entries.map(({ total }) => total ?? 0))
  const share = (dollars: number) => Math.round((dollars / longest) * 100)
  return entries.map(({ id, name, medication, total, own, sum }) => ({
    id,
    name,
    medication,
    sum:
      total === null || sum === null
        ? null
        : { ...sum, bars: { stated: share(total - own), own: share(own) } },
  }))
}

type Entry = Omit<CostRow, 'sum'> & {
  rank: number
  /** In dollars; `own` is the visitor's part of it. */
  total: number | null
  own: number
  sum: Omit<CostSum, 'bars'> | null
}

function toEntry(provider: ComparedProvider, treatment: Treatment): Entry {
  const { id, name, rank, pricing, facts } = provider
  const included = facts.medicationIncluded
  const { cost, steps } = getSum(provider, treatment)
  const row = { id, name, rank, medication: formatMedication(included), own: cost?.medication ?? 0 }
  if (!cost || !pricing) return { ...row, total: null, sum: null }
  const sum = {
    total: formatDollars(cost.total),
    perMonth: formatPerMonth(getMonthlyCost(pricing), included, treatment),
    isPartial: included === false && treatment.medicationPerMonth === null,
    hasOwn: included === false && treatment.medicationPerMonth !== null,
    look: included ? ('stated' as const) : ('open' as const),
    steps,
  }
  return { ...row, total: cost.total, sum }
}

function toMakerEntry({ id, name, perFill, ...course }: MakerCourse, months: number): Entry {
  const total = getLadderCost(course, months)
  const fills = countFills(months, course.fillsPerYear)
  const sum = {
    total: formatDollars(total),
    perMonth: perFill,
    isPartial: false,
    hasOwn: false,
    look: 'maker' as const,
    steps: [
      `${fills} ${fills === 1 ? 'fill' : 'fills'}, ${perFill} as the dose goes up = ${formatDollars(total)}`,
    ],
  }
  const medication = 'FDA-approved, from its maker'
  return { id, name, rank: Infinity, medication, total, own: 0, sum }
}

/** "First 12 months", "First month". */
export function formatSpan(months: number): string {
  return months === 1 ? 'First month' : `First ${months} months`
}

/** "Sums for the first 6 months, with your medication price of $200 a month." */
export function formatTreatment({ months, medicationPerMonth }: Treatment): string {
  const sums = `Sums for the ${formatSpan(months).toLowerCase()}`
  if (medicationPerMonth === null) return `${sums}.`
  return `${sums}, with your medication price of ${formatDollars(medicationPerMonth)} a month.`
}

function getSum({ pricing, facts }: ComparedProvider, treatment: Treatment) {
  if (!pricing) return { cost: null, steps: [] }
  const isSeparate = facts.medicationIncluded === false
  const own = { ...treatment, medicationPerMonth: isSeparate ? treatment.medicationPerMonth : null }
  const cost = getCost(pricing, own)
  const fromCost = treatment.months === MONTHS_PER_YEAR ? getFirstYearFromCost(pricing) : null
  const from =
    fromCost === null || pricing.fromAmount === null
      ? []
      : [`at the price from ${formatDollars(pricing.fromAmount)}: ${formatDollars(fromCost)}`]
  return { cost, steps: [...formatSteps(pricing, cost, own, facts.medicationIncluded), ...from] }
}

function formatPerMonth(listed: number, included: boolean | null, { medicationPerMonth }: Treatment): string {
  const price = formatDollars(listed)
  if (included !== false) return price
  return medicationPerMonth === null ? `${price}+` : `${price} + your ${formatDollars(medicationPerMonth)}`
}

function formatMedication(included: boolean | null): string {
  if (included === null) return NOT_STATED
  return included ? 'Included' : 'Billed separately'
}
