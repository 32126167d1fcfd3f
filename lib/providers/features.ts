import type { Provider } from './ranking'

type Source = Pick<Provider, 'features' | 'featureNotes' | 'mainBenefit' | 'isTopChoice'>

/** The features that a card shows at first (4 for the top choice, 3 for others), and the rest. */
export function getFeatures({ features = [], featureNotes = [], mainBenefit = '', isTopChoice }: Source) {
  // The main benefit is under the name already.
  const others = features.filter((text) => text.toLowerCase() !== mainBenefit.toLowerCase())
  const all = others.map((text) => {
    // A drawback or a sale is no benefit: it has a dash instead of a check mark.
    const { isBenefit = true } = featureNotes.find(({ feature }) => feature === text) ?? {}
    return { text, isBenefit }
  })
  const count = isTopChoice ? 4 : 3
  return { shown: all.slice(0, count), folded: all.slice(count) }
}
