// The rows of the cost table: every provider over the same months, the cheapest first, with its bar.
import { formatDollars } from '../base/format'
import { type ComparedProvider, NOT_STATED } from './compare'
import { getCost, getFirstYearFromCost, getMonthlyCost, MONTHS_PER_YEAR, type Treatment } from './cost'
import { formatSteps } from './cost-steps'

export type CostRow = {
  id: string
  name: string
  medication: string
  /** null where no price is stated. */
  sum: CostSum | null
}

export type CostSum = {
  total: string
  /** As listed: "$179", "$429+", "$429 + your $200". */
  perMonth: string
  /** Medication is billed on top, and the visitor has put in no price of their own. */
  isPartial: boolean
  /** The visitor's own medication price is part of the total. */
  hasOwn: boolean
  /** Widths of the bars in percent of the longest row: what is stated, and the visitor's own. */
  bars: { stated: number; own: number }
  steps: string[]
}

/** Rows in order of the total; what is not stated comes last. A medication price counts where it is billed separately. */
export function getCostRows(providers: readonly ComparedProvider[], treatment: Treatment): CostRow[] {
  const entries = providers.map((provider) => ({ provider, ...getSum(provider, treatment) }))
  const longest = Math.max(1, ...entries.map(({ cost }) => cost?.total ?? 0))
  const share = (dollars: number) => Math.round((dollars / longest) * 100)
  return entries
    .sort((a, b) => {
      if (!a.cost || !b.cost) return Number(!a.cost) - Number(!b.cost) || a.provider.rank - b.provider.rank
      return a.cost.total - b.cost.total || a.provider.rank - b.provider.rank
    })
    .map(({ provider: { id, name, pricing, facts }, cost, steps }) => ({
      id,
      name,
      medication: formatMedication(facts.medicationIncluded),
      sum: cost &&
        pricing && {
          total: formatDollars(cost.total),
          perMonth: formatPerMonth(getMonthlyCost(pricing), facts.medicationIncluded, treatment),
          isPartial: facts.medicationIncluded === false && treatment.medicationPerMonth === null,
          hasOwn: facts.medicationIncluded === false && treatment.medicationPerMonth !== null,
          bars: { stated: share(cost.total - cost.medication), own: share(cost.medication) },
          steps,
        },
    }))
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
