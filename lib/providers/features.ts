// The lines of a provider that are no figures: its main benefit, and its features.
import { compact } from '../base/compact'
import { listDollarFigures } from '../base/format'
import type { Provider } from './ranking'

type FeatureFields = Pick<Provider, 'features' | 'featureNotes' | 'mainBenefit' | 'isTopChoice'>

/** `isPriced`: it states a price, which is that of the first offer, and of no other. */
export type ProviderLine = { text: string; isPriced?: true }

const toLine = (text: string): ProviderLine =>
  compact({ text, isPriced: listDollarFigures(text).length > 0 || undefined })

/** The line under the name; null if there is none. */
export const getBenefit = ({ mainBenefit }: Pick<Provider, 'mainBenefit'>): ProviderLine | null =>
  mainBenefit ? toLine(mainBenefit) : null

/** The features that a card shows at first (4 for the top choice, 3 for others), and the rest. */
export function getFeatures({
  features = [],
  featureNotes = [],
  mainBenefit = '',
  isTopChoice,
}: FeatureFields) {
  // The main benefit is under the name already.
  const others = features.filter((text) => text.toLowerCase() !== mainBenefit.toLowerCase())
  const all = others.map((text) => {
    // A drawback or a sale is no benefit: it has a dash instead of a check mark.
    const { isBenefit = true } = featureNotes.find(({ feature }) => feature === text) ?? {}
    return { ...toLine(text), isBenefit }
  })
  const count = isTopChoice ? 4 : 3
  return { shown: all.slice(0, count), folded: all.slice(count) }
}
