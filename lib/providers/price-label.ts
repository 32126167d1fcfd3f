// The rows of the price label on the home page: every price per month, as listed.

import { formatWholeDollars } from '../base/format'
import type { Provider } from '../schemas/providers'
import { getMonthlyCost } from './cost'
import { formatPrice } from './price-wording'

export type PriceRow = {
  rank: number
  name: string
  note: string
  /** "$429", or null if no price is stated. */
  monthly: string | null
  /** Medication is billed on top of this price. */
  isPartial: boolean
}

/** One row per provider, in the given order. */
export function getPriceRows(providers: readonly Provider[]): PriceRow[] {
  return providers.map((provider) => ({
    rank: provider.rank,
    name: provider.name,
    note: getNote(provider),
    monthly: provider.pricing && formatWholeDollars(getMonthlyCost(provider.pricing)),
    isPartial: provider.facts.medicationIncluded === false,
  }))
}

/** The most important thing about a price: how it is billed if that is not monthly, otherwise what it covers. */
function getNote({ pricing, facts, mainBenefit }: Provider): string {
  if (!pricing) return 'Price not stated'
  const billed = formatPrice(pricing)
  const isMonthly = pricing.period === 'month'
  if (facts.medicationIncluded === false)
    return isMonthly ? 'Medication separate' : `${billed}, medication separate`
  if (!isMonthly) return `Billed ${billed}`
  if (facts.medicationIncluded) return 'Medication included'
  return facts.samePriceAllDoses ? 'Same price for all doses' : (mainBenefit ?? 'Medication: not stated')
}
