import { splitFeatures } from '@/lib/providers/listing'
import type { Provider } from '@/lib/schemas/providers'

type Props = { provider: Pick<Provider, 'features' | 'isTopChoice'> }

/** A provider's features: four for the top choice, three for others. A phone can unfold the rest. */
export function FeatureList({ provider: { features, isTopChoice } }: Props) {
  if (features === null) return <p className="text-sm text-muted">Features: not stated</p>
  const { shown, folded } = splitFeatures({ features, isTopChoice })
  return (
    <>
      <Features features={shown} />
      {folded.length > 0 && (
        <details className="mt-1 md:hidden">
          <summary className="chevron fold underlined-link print:hidden">
            +{folded.length} more {folded.length === 1 ? 'benefit' : 'benefits'}
          </summary>
          <Features features={folded} />
        </details>
      )}
    </>
  )
}

function Features({ features }: { features: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-1.5 grid-cols-[minmax(0,1fr)] md:grid-cols-[repeat(2,minmax(0,1fr))]">
      {features.map((feature) => (
        <li key={feature} className="tick">
          {feature}
        </li>
      ))}
    </ul>
  )
}
