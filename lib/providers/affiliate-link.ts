// The one place that builds an outbound address. It refuses nothing: the content check has seen
// that every address is https and has no parameter of ours yet. Parameters: `source` tells the provider
// which list the visitor came from, `sub_id` which tool of ours.

import { clickPath } from '../base/routes'
import type { Provider } from '../schemas/providers'

/** Where on our site the link stands. Cards carry the tag of the homepage wherever they are shown. */
export type Placement = 'homepage' | 'calculator'

const TRACKING = {
  homepage: { ref: 'weighpoint', source: 'homepage' },
  calculator: { ref: 'weighpoint', sub_id: 'calculator' },
} satisfies Record<Placement, Record<string, string>>

/** rel and target of every paid link. */
export const AFFILIATE_LINK_ATTRIBUTES = { target: '_blank', rel: 'sponsored noopener' } as const

/** The names of our parameters, each once. An address in content/ has none of them: they would be overwritten. */
export const getTrackingNames = (): string[] => [
  ...new Set(Object.values(TRACKING).flatMap((parameters) => Object.keys(parameters))),
]

/** The address with our parameters. Others that it has already stay; one of the same name is overwritten. */
export function addTracking(address: string, placement: Placement): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(TRACKING[placement])) url.searchParams.set(name, value)
  return url.href
}

/** Where `Visit Site` leads: the provider's tracked address, or `/click/RANK` on our own host. */
export function getVisitUrl(
  provider: Pick<Provider, 'rank' | 'websiteUrl' | 'linkThroughOwnHost'>,
  placement: Placement,
): string {
  return provider.linkThroughOwnHost ? clickPath(provider.rank) : addTracking(provider.websiteUrl, placement)
}

/** Every redirect on our own host: `/click/RANK` → the provider's tracked address. */
export function getRedirects(providers: readonly Provider[]) {
  return providers
    .filter((provider) => provider.linkThroughOwnHost)
    .map(({ rank, name, websiteUrl }) => ({ rank, name, destination: addTracking(websiteUrl, 'homepage') }))
}
