import { type Feature, getFeatures } from '@/lib/providers/features'
import type { Provider } from '@/lib/schemas/providers'

type Props = { provider: Pick<Provider, 'features' | 'featureNotes' | 'isTopChoice'> }

/** A provider's features: four for the top choice, three for others. A phone can unfold the rest. */
export function FeatureList({ provider }: Props) {
  if (provider.features === null) return <p>Features: not on record</p>
  const { shown, folded } = getFeatures(provider)
  return (
    <>
      <Features features={shown} />
      {folded.length > 0 && (
        <details className="md:hidden">
          <summary className="chevron fold underlined-link print:hidden">
            +{folded.length} more {folded.length === 1 ? 'benefit' : 'benefits'}
          </summary>
          <Features features={folded} />
        </details>
      )}
    </>
  )
}

function Features({ features }: { features: readonly Feature[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-0.5 text-ink">
      {features.map(({ text, note, isBenefit }) => (
        <li key={text} className={isBenefit ? 'tick' : 'tick dash'}>
          {text}
          {note && <span className="text-muted">{` ${note}`}</span>}
        </li>
      ))}
    </ul>
  )
}
