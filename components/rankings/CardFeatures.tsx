import type { CardData } from './get-cards'

type Props = { card: Pick<CardData, 'shown' | 'folded'>; className: string | undefined }

/** A provider's features: four for the top choice, three for others. A phone can unfold the rest. */
export const CardFeatures = ({ card: { shown, folded }, className }: Props) => (
  <div className={className}>
    <ul>
      {shown.map(Feature)}
      {folded.length > 0 && (
        <li>
          <details>
            <summary className="chevron fold text-link print:hidden">
              +{folded.length} more {folded.length === 1 ? 'benefit' : 'benefits'}
            </summary>
            <ul>{folded.map(Feature)}</ul>
          </details>
        </li>
      )}
    </ul>
  </div>
)

const Feature = ({ text, isBenefit }: CardData['shown'][number]) => (
  <li key={text} className={isBenefit ? 'tick' : 'tick dash'}>
    {text}
  </li>
)
