// The lowest and highest first-year cost in a list, in one sentence that says what the price does not include.

import { formatDollars } from '../base/format'
import type { Provider } from '../schemas/providers'
import { withMedication } from './compare'
import { getFirstYearCost } from './cost'
import { getListing, type List } from './listing'

/** "from $1,188 (T-Mates, medication not stated) to $5,148 plus medication (g-plans)", or null without a price. */
export function formatFirstYearRange(providers: readonly Provider[], list: List): string | null {
  const priced = providers
    .flatMap((provider) => (provider.pricing ? [{ provider, cost: getFirstYearCost(provider.pricing) }] : []))
    .sort((a, b) => a.cost - b.cost || a.provider.rank - b.provider.rank)
    .map(({ provider, cost }) => formatCost(provider, cost, getListing(provider, list).name))
  const [lowest] = priced
  if (lowest === undefined) return null
  return priced.length === 1 ? lowest : `from ${lowest} to ${priced.at(-1)}`
}

function formatCost({ facts }: Provider, cost: number, name: string): string {
  const price = withMedication(formatDollars(cost), facts)
  return `${price} (${name}${facts.medicationIncluded === null ? ', medication not stated' : ''})`
}
