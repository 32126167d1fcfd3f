// How one provider appears in a list: its name there and what it shows.
import type { Provider } from '../schemas/providers'

/** The rankings page, or the two results pages of the quiz. */
export type List = 'rankings' | 'results'

export const DEFAULT_TOP_CHOICE_BADGE = "Expert's Choice"

const FEATURE_LIMIT_TOP_CHOICE = 4
const FEATURE_LIMIT_OTHERS = 3

type Names = Pick<Provider, 'name' | 'logo' | 'alsoListedAs'>

/** Name and logo in a list, and the other name of the same provider, or null. */
export function getListing({ name, logo, alsoListedAs }: Names, list: List) {
  if (!alsoListedAs) return { name, logo, otherName: null }
  return list === 'rankings'
    ? { name, logo, otherName: alsoListedAs.name }
    : { name: alsoListedAs.name, logo: alsoListedAs.logo, otherName: name }
}

/** The features a card shows at once (4 for the top choice, else 3) and those a phone can unfold. */
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
