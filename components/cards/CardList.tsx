import { Drawings } from '@/components/offers/Legend'
import { capitalize } from '@/lib/base/format'
import type { Plan } from '@/lib/offers/plan'
import type { PlanRow } from '@/lib/offers/row'
import { formatPeriod } from '@/lib/offers/words/labels'
import styles from './CardList.module.css'
import type { CardData } from './get-cards'
import { type Fit, ProviderCard } from './ProviderCard'

type ListedCard = {
  card: CardData
  row: PlanRow
  fit?: Fit | null
  denied?: string | null
  /** On a page without an island: the same card from a day on. */
  later?: React.ReactNode
}

type Props = {
  cards: readonly ListedCard[]
  months?: number
  maxCents: number
  /** The offer that sums without their drug are compared with. */
  reference?: Plan | null
  /** Rows that are not ranked. */
  children?: React.ReactNode
}

/** All ranked providers in rank order: cards on a phone, one panel with a column head where there is room. */
export const CardList = ({ cards, months = 12, maxCents, reference = null, children }: Props) => (
  <div className={styles.panel}>
    <svg aria-hidden="true" className={styles.drawings}>
      <Drawings />
    </svg>
    <div className={styles.head}>
      <p className={styles.wide}>Our ranking</p>
      <p>Price</p>
      <p className={styles.cells}>
        <span key={months} className={styles.wide}>
          {capitalize(formatPeriod(months))}
        </span>{' '}
        <span>Due today</span> <span>Drug</span>
      </p>
    </div>
    <ol id="list" className={styles.list}>
      {cards.map(({ later, ...entry }) => (
        <li key={entry.card.id}>
          <ProviderCard {...entry} months={months} maxCents={maxCents} reference={reference} />
          {later}
        </li>
      ))}
    </ol>
    {children}
  </div>
)
