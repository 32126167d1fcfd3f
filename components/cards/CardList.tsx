import type { ReactNode } from 'react'
import { Drawings } from '@/components/offers/Legend'
import { capitalize } from '@/lib/base/format'
import { formatPeriod } from '@/lib/offers/words/labels'
import styles from './CardList.module.css'

type Props = {
  /** Each a ProviderCard, and on a page without an island also what takes its place later. */
  cards: readonly { id: string; card: ReactNode }[]
  months?: number
  /** Rows that are not ranked. */
  children?: ReactNode
}

/** All ranked providers in rank order: cards on a phone, one panel with a column head where there is room. */
export const CardList = ({ cards, months = 12, children }: Props) => (
  <div className={styles.panel}>
    <svg aria-hidden="true" className={styles.drawings}>
      <Drawings />
    </svg>
    <div className={styles.head}>
      <p className={styles.wide}>Our ranking</p>
      <p>Price</p>
      <p className={styles.cells}>
        <span className={styles.wide}>{capitalize(formatPeriod(months))}</span> <span>Due today</span>{' '}
        <span>Drug</span>
      </p>
    </div>
    <ol id="list" className={styles.list}>
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ol>
    {children}
  </div>
)
