// The texts on the social image of each indexed page: its title, one line, and, for pages that rank providers, the
// stated prices. No month and no rating, because other sites cache copies.

import { INDEXED_ROUTES } from '../base/indexed-routes'
import { guidePath, providerPath, ROUTES } from '../base/routes'
import { getReadingMinutes } from '../guides/reading'
import { formatAsStated } from '../plans/provider-plans'
import { AT_LEAST, NOT_ON_RECORD } from '../plans/words'
import { getRecordDescription, getRecordTitle } from '../providers/record-view'
import type { Guide, LegalPage } from '../schemas/documents'
import type { Pages } from '../schemas/pages'
import type { Pricing, Provider, ProviderRecord } from '../schemas/providers'
import { socialImagePath } from './og-image'

export type SocialCard = {
  /** The path of the image, from the root of the site. */
  image: string
  /** A short line above the title. */
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

/** How many prices fit on the label. */
const PRICES_MAX = 5

/**
 * A card for each indexed page: fixed pages in the order of the route map, then records, guides, and legal pages. On
 * pages that rank providers, `prices` contains the first five stated prices; elsewhere it is null.
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

/** "$179/month", as on the provider's card, with "at least" unless the medication is included. */
function formatStatedPrice(pricing: Pricing | null, { medicationIncluded }: Provider['facts']): string {
  if (!pricing) return NOT_ON_RECORD
  const price = formatAsStated({ ...pricing, note: null })
  return medicationIncluded ? price : `${AT_LEAST} ${price}`
}
