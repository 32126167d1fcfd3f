import type { Provider } from '@/lib/schemas/providers'

const LIMIT_TOP_CHOICE = 4
const LIMIT_OTHERS = 3

type Feature = {
  text: string
  /** What has to stand next to it: "Its dates are not on record." */
  note: string | null
  /** A drawback or a sale is none: it has a dash instead of a check mark. */
  isBenefit: boolean
}

type Props = { provider: Pick<Provider, 'features' | 'featureNotes' | 'isTopChoice'> }

/** The features that a card shows at first (4 for the top choice, 3 for others), and the rest. */
export function getFeatures({ features, featureNotes = [], isTopChoice }: Props['provider']) {
  const all: Feature[] = (features ?? []).map((text) => {
    const entry = featureNotes.find(({ feature }) => feature === text)
    return { text, note: entry?.note ?? null, isBenefit: entry?.isBenefit ?? true }
  })
  // The top choice has no room for more, at any width.
  if (isTopChoice) return { shown: all.slice(0, LIMIT_TOP_CHOICE), folded: [] }
  return { shown: all.slice(0, LIMIT_OTHERS), folded: all.slice(LIMIT_OTHERS) }
}

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
