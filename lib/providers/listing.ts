// How a provider appears in a list: its name and its logo. And what a list is not.
import { spellCount } from '../base/format'
import type { ProviderRecord } from '../schemas/providers'

/** The rankings page, or the two results pages of the quiz. */
export type List = 'rankings' | 'results'

type Names = Pick<ProviderRecord, 'name' | 'logo' | 'alsoListedAs'>

/** Once on every page with a list of providers. */
export const formatMarket = (providers: number): string =>
  `We compare ${spellCount(providers)} online ${providers === 1 ? 'provider' : 'providers'}. There are others.`

/** A provider's name and logo in a list, and its other name, or null. */
export function getListing({ name, logo, alsoListedAs }: Names, list: List) {
  if (!alsoListedAs) return { name, logo, otherName: null }
  return list === 'rankings'
    ? { name, logo, otherName: alsoListedAs.name }
    : { name: alsoListedAs.name, logo: alsoListedAs.logo, otherName: name }
}
