import type { Provider } from '@/lib/providers/ranking'

type Props = { provider: Pick<Provider, 'features' | 'featureNotes' | 'isTopChoice'> }

/** The features that a card shows at first (4 for the top choice, 3 for others), and the rest. */
export function getFeatures({ features, featureNotes = [], isTopChoice }: Props['provider']) {
  const all = (features ?? []).map((text) => {
    // A drawback or a sale is no benefit: it has a dash instead of a check mark.
    const { note, isBenefit = true } = featureNotes.find(({ feature }) => feature === text) ?? {}
    return { text, note, isBenefit }
  })
  // The top choice has no room for more, at any width.
  if (isTopChoice) return { shown: all.slice(0, 4), folded: [] }
  return { shown: all.slice(0, 3), folded: all.slice(3) }
}

/** A provider's features: four for the top choice, three for others. A phone can unfold the rest. */
export function FeatureList({ provider }: Props) {
  const { shown, folded } = getFeatures(provider)
  return (
    <>
      <Features features={shown} />
      {folded.length > 0 && (
        <details className="md:hidden">
          <summary className="chevron fold -my-1.5 underlined-link print:hidden">
            +{folded.length} more {folded.length === 1 ? 'benefit' : 'benefits'}
          </summary>
          <Features features={folded} />
        </details>
      )}
    </>
  )
}

const Features = ({ features }: { features: ReturnType<typeof getFeatures>['shown'] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-ink">
    {features.map(({ text, note, isBenefit }) => (
      <li key={text} className={isBenefit ? 'tick' : 'tick dash'}>
        {text}
        {note && <span className="text-muted">{` ${note}`}</span>}
      </li>
    ))}
  </ul>
)
