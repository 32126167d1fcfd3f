// The rows of the cost table: every provider and approved drug over the same months, cheapest first, with bars.
import { formatDollars } from '../base/format'
import {
  type ApprovedOffer,
  formatApprovedSteps,
  formatFillPrices,
  formatReported,
  getApprovedCost,
} from './approved-drugs'
import type { ComparedProvider } from './compare'
import { getCost, getFirstYearFromCost, getMonthlyCost, MONTHS_PER_YEAR, type Treatment } from './cost'
import { formatSteps } from './cost-steps'
import { NOT_STATED } from './fact-values'

/** The medication is part of the price. */
export const INCLUDED = 'Included'

export type CostRow = {
  id: string
  name: string
  /** For an approved drug: what it is, who can get it, and the authoritative page. null for a provider. */
  approved: { kind: string; condition: string | null; note: string; url: string } | null
  medication: string
  /** null if no price is stated. */
  sum: CostSum | null
}

export type CostSum = {
  total: string
  /** As listed: "$179", "$429+", "$429 + your $200", "$299 to $399 each 28 days". */
  perMonth: string
  /** Medication is billed on top, and the visitor has not entered a price for it. */
  isPartial: boolean
  /** The total includes the visitor's own medication price. */
  hasOwn: boolean
  /** Widths of the bars in percent of the longest row: the stated price, and the visitor's medication price. */
  bars: { stated: number; own: number }
  steps: string[]
}

/** Rows by total; unstated prices come last. A medication price counts only for providers that bill it separately. */
export function getCostRows(
  providers: readonly ComparedProvider[],
  treatment: Treatment,
  offers: readonly ApprovedOffer[] = [],
): CostRow[] {
  const entries = providers.map((provider) => ({ provider, ...getSum(provider, treatment) }))
  const drugs = offers.map((offer) => ({ offer, total: getApprovedCost(offer, treatment.months) }))
  const totals = [...entries.map(({ cost }) => cost?.total ?? 0), ...drugs.map(({ total }) => total)]
  const longest = Math.max(1, ...totals)
  const share = (dollars: number) => Math.round((dollars / longest) * 100)
  const providerRows = entries.map(({ provider, cost, steps }) => {
    const { id, name, rank, pricing, facts } = provider
    const row: CostRow = {
      id,
      name,
      approved: null,
      medication: formatMedication(facts.medicationIncluded ?? null),
      sum: cost &&
        pricing && {
          total: formatDollars(cost.total),
          perMonth: formatPerMonth(getMonthlyCost(pricing), facts.medicationIncluded ?? null, treatment),
          isPartial: facts.medicationIncluded === false && treatment.medicationPerMonth === null,
          hasOwn: facts.medicationIncluded === false && treatment.medicationPerMonth !== null,
          bars: { stated: share(cost.total - cost.medication), own: share(cost.medication) },
          steps,
        },
    }
    return { row, total: cost?.total ?? Number.POSITIVE_INFINITY, place: rank }
  })
  const drugRows = drugs.map(({ offer, total }, index) => ({
    row: toApprovedRow(offer, total, share(total), treatment.months),
    total,
    place: providers.length + 1 + index,
  }))
  return [...providerRows, ...drugRows]
    .sort((a, b) => compareTotals(a.total, b.total) || a.place - b.place)
    .map(({ row }) => row)
}

/** Two unstated sums are both Infinity: they count as equal, because their difference would be NaN. */
const compareTotals = (a: number, b: number) => (a === b ? 0 : a - b)

function toApprovedRow(offer: ApprovedOffer, total: number, bar: number, months: number): CostRow {
  const { id, name, kind, condition, reported, url } = offer
  const note = reported === null ? 'check who qualifies' : formatReported(reported)
  return {
    id,
    name,
    approved: { kind, condition, note, url },
    medication: formatMedication(true),
    sum: {
      total: formatDollars(total),
      perMonth: formatFillPrices(offer),
      isPartial: false,
      hasOwn: false,
      bars: { stated: bar, own: 0 },
      steps: formatApprovedSteps(offer, months),
    },
  }
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
  const billed = { ...treatment, medicationPerMonth: isSeparate ? treatment.medicationPerMonth : null }
  const cost = getCost(pricing, billed)
  const fromCost = treatment.months === MONTHS_PER_YEAR ? getFirstYearFromCost(pricing) : null
  const from =
    fromCost === null || pricing.fromAmount === null
      ? []
      : [`at the price from ${formatDollars(pricing.fromAmount)}: ${formatDollars(fromCost)}`]
  return { cost, steps: [...formatSteps(pricing, cost, billed, facts.medicationIncluded ?? null), ...from] }
}

function formatPerMonth(
  listed: number,
  included: boolean | null | undefined,
  { medicationPerMonth }: Treatment,
): string {
  const price = formatDollars(listed)
  if (included !== false) return price
  return medicationPerMonth === null ? `${price}+` : `${price} + your ${formatDollars(medicationPerMonth)}`
}

function formatMedication(included: boolean | null | undefined): string {
  if (included == null) return NOT_STATED
  return included ? INCLUDED : 'Billed separately'
}
