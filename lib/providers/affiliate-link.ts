// The only module that builds outbound links. It validates nothing: the content check ensures that every address is
// https and does not contain our parameters. `source` tells the provider which list the visitor came from, `sub_id`
// which of our tools or pages.

import { clickPath, providerPath } from '../base/routes'
import type { ProviderRecord } from '../schemas/providers'

/** Where on our site the link is. Cards are tagged as homepage wherever they are shown. */
export type Placement = 'homepage' | 'calculator' | 'directory' | 'provider-page'

const TRACKING = {
  homepage: { ref: 'weighpoint', source: 'homepage' },
  calculator: { ref: 'weighpoint', sub_id: 'calculator' },
  directory: { ref: 'weighpoint', sub_id: 'directory' },
  'provider-page': { ref: 'weighpoint', sub_id: 'provider-page' },
} satisfies Record<Placement, Record<string, string>>

const PLACEMENTS = Object.keys(TRACKING) as Placement[]

/** rel and target of every paid link. */
export const AFFILIATE_LINK_ATTRIBUTES = { target: '_blank', rel: 'sponsored noopener' } as const

/** The names of our parameters. An address in content/ must not contain them, because they would be overwritten. */
export const getTrackingNames = (): string[] => [
  ...new Set(Object.values(TRACKING).flatMap((parameters) => Object.keys(parameters))),
]

/** The address with our parameters. Its other parameters stay; one with the same name is overwritten. */
export function addTracking(address: string, placement: Placement): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(TRACKING[placement])) url.searchParams.set(name, value)
  return url.href
}

type Linked = Pick<ProviderRecord, 'id' | 'websiteUrl' | 'linkThroughOwnHost' | 'legacyClick'>

/** Where `Visit Site` leads: the provider's tracked address, or a path on our own host that forwards to it. */
export function getVisitUrl(provider: Linked, placement: Placement): string {
  return provider.linkThroughOwnHost
    ? getClickPath(provider, placement)
    : addTracking(provider.websiteUrl, placement)
}

/** Cards keep a provider's old address if it has one, because that is the published one. */
function getClickPath({ id, legacyClick }: Linked, placement: Placement): string {
  if (placement !== 'homepage') return clickPath(placement, id)
  return clickPath(legacyClick === undefined ? id : String(legacyClick))
}

/**
 * Every redirect on our own host, tagged with the placement of the click: `/click/ID` for cards, `/click/PLACEMENT/ID`
 * elsewhere, and a provider's old `/click/NUMBER`, which stays whatever its rank. Those of a closed provider lead to its
 * page on this site.
 */
export function getRedirects(records: readonly (Linked & Pick<ProviderRecord, 'name' | 'closedOn'>)[]) {
  return records
    .filter(({ linkThroughOwnHost }) => linkThroughOwnHost)
    .flatMap((record) =>
      PLACEMENTS.flatMap((placement) => {
        const path = getClickPath(record, placement)
        const sources = placement === 'homepage' ? new Set([path, clickPath(record.id)]) : [path]
        const destination = record.closedOn
          ? providerPath(record.id)
          : addTracking(record.websiteUrl, placement)
        return [...sources].map((source) => ({ source, id: record.id, name: record.name, destination }))
      }),
    )
}
