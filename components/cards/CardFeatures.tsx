import { Summary } from '@/components/ui/Summary'
import styles from './CardFeatures.module.css'
import type { CardData } from './get-cards'

type Props = { card: Pick<CardData, 'shown' | 'folded'>; className: string | undefined }

/** A provider's features: four for the top choice, three for others. On a phone, the rest unfolds. */
export const CardFeatures = ({ card: { shown, folded }, className }: Props) => (
  <div className={className}>
    <ul>
      {shown.map(Feature)}
      {folded.length > 0 && (
        <li className="not-print:md:hidden">
          <details>
            <Summary className="text-link print:hidden">
              {`+${folded.length} more ${folded.length === 1 ? 'benefit' : 'benefits'}`}
            </Summary>
            <ul>{folded.map(Feature)}</ul>
          </details>
        </li>
      )}
    </ul>
  </div>
)

const Feature = ({ text, isBenefit }: CardData['shown'][number]) => (
  <li key={text} className={`${styles.feature} ${isBenefit ? '' : styles.dash}`}>
    {text}
  </li>
)
