// How a provider appears in a list: its name, its logo, and how many features it shows.
import type { Provider } from '../schemas/providers'

/** The rankings page, or the two results pages of the quiz. */
export type List = 'rankings' | 'results'

export const DEFAULT_TOP_CHOICE_BADGE = "Expert's Choice"

const FEATURE_LIMIT_TOP_CHOICE = 4
const FEATURE_LIMIT_OTHERS = 3

type Names = Pick<Provider, 'name' | 'logo' | 'alsoListedAs'>

/** A provider's name and logo in a list, and its other name, or null. */
export function getListing({ name, logo, alsoListedAs }: Names, list: List) {
  if (!alsoListedAs) return { name, logo, otherName: null }
  return list === 'rankings'
    ? { name, logo, otherName: alsoListedAs.name }
    : { name: alsoListedAs.name, logo: alsoListedAs.logo, otherName: name }
}

/** The features that a card shows at first (4 for the top choice, 3 for others), and the rest. */
export function splitFeatures({
  features,
  isTopChoice,
}: {
  features: readonly string[]
  isTopChoice: boolean
}) {
  if (isTopChoice) return { shown: features.slice(0, FEATURE_LIMIT_TOP_CHOICE), folded: [] }
  return { shown: features.slice(0, FEATURE_LIMIT_OTHERS), folded: features.slice(FEATURE_LIMIT_OTHERS) }
}
