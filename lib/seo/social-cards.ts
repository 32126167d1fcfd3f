// What stands on the picture of each page that may be indexed: its title, one line, and for lists of
// providers the prices as stated. No month and no rating: a picture is kept for years by whoever shows it.

import { formatDollars } from '../base/format'
import { INDEXED_ROUTES } from '../base/indexed-routes'
import { guidePath, providerPath, ROUTES } from '../base/routes'
import { getReadingMinutes } from '../guides/reading'
import { formatPeriod } from '../providers/cost'
import { getRecordDescription, getRecordTitle } from '../providers/record-view'
import type { Guide, LegalPage } from '../schemas/documents'
import type { Pages } from '../schemas/pages'
import type { Pricing, Provider, ProviderRecord } from '../schemas/providers'
import { socialImagePath } from './og-image'

export type SocialCard = {
  /** The path of the picture, from the root of the site. */
  image: string
  /** A word above the title. */
  eyebrow: string | null
  title: string
  line: string
  prices: { rank: number; name: string; price: string }[] | null
}

type Facts = {
  pages: Pages
  providers: readonly Provider[]
  records: readonly ProviderRecord[]
  guides: readonly Guide[]
  legal: readonly LegalPage[]
}

/** How many prices fit the label. */
const PRICES_MAX = 5

/**
 * A card for each page that may be indexed: fixed pages in the order of the route map, records, guides, legal pages. Those
 * that rank providers carry the first five prices as stated, in dollars; the others have null for them.
 */
export function makeSocialCards({ pages, providers, records, guides, legal }: Facts): SocialCard[] {
  const prices = providers
    .slice(0, PRICES_MAX)
    .map(({ rank, name, pricing, facts }) => ({ rank, name, price: formatStatedPrice(pricing, facts) }))
  return [
    ...INDEXED_ROUTES.map((name) => ({
      image: socialImagePath(ROUTES[name]),
      eyebrow: null,
      title: pages[name].title,
      line: pages[name].description,
      prices: name === 'home' || name === 'rankings' ? prices : null,
    })),
    ...records.map((record) => ({
      image: socialImagePath(providerPath(record.id)),
      eyebrow: null,
      title: getRecordTitle(record),
      line: getRecordDescription(record),
      prices: null,
    })),
    ...guides.map(({ slug, badge, title, description, body }) => ({
      image: socialImagePath(guidePath(slug)),
      eyebrow: `${badge} · ${getReadingMinutes(body.words)} min read`,
      title,
      line: description,
      prices: null,
    })),
    ...legal.map(({ slug, title, description }) => ({
      image: socialImagePath(`/${slug}`),
      eyebrow: null,
      title,
      line: description,
      prices: null,
    })),
  ]
}

/** "$179/month", as the card of the provider has it; "+" where medication is billed on top. */
function formatStatedPrice(pricing: Pricing | null, { medicationIncluded }: Provider['facts']): string {
  if (!pricing) return 'Not stated'
  const { amount, period } = pricing
  const price = formatDollars(amount) + formatPeriod(period)
  return medicationIncluded === false ? `${price} +` : price
}
