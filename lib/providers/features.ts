// The features of a card: which it shows, which are no benefit, and what has to stand next to one.
import type { Provider } from '../schemas/providers'

const LIMIT_TOP_CHOICE = 4
const LIMIT_OTHERS = 3

export type Feature = {
  text: string
  /** What has to stand next to it: "Its dates are not on record." */
  note: string | null
  /** A drawback or a sale is none: it has a dash instead of a check mark. */
  isBenefit: boolean
}

type Source = Pick<Provider, 'features' | 'featureNotes' | 'isTopChoice'>

/** The features that a card shows at first (4 for the top choice, 3 for others), and the rest. */
export function getFeatures({ features, featureNotes = [], isTopChoice }: Source) {
  const all: Feature[] = (features ?? []).map((text) => {
    const entry = featureNotes.find(({ feature }) => feature === text)
    return { text, note: entry?.note ?? null, isBenefit: entry?.isBenefit ?? true }
  })
  // The top choice has no room for more, at any width.
  if (isTopChoice) return { shown: all.slice(0, LIMIT_TOP_CHOICE), folded: [] }
  return { shown: all.slice(0, LIMIT_OTHERS), folded: all.slice(LIMIT_OTHERS) }
}
