import { Bar } from '@/components/offers/Bar'
import { OfferCells } from '@/components/offers/OfferCells'
import { VisitButton } from '@/components/offers/VisitButton'
import { StarsIcon } from '@/components/ui/icons'
import { NO, Sign, UNKNOWN, YES } from '@/components/ui/Sign'
import type { BudgetGroup } from '@/lib/offers/budget'
import type { PlanRow } from '@/lib/offers/row'
import { formatAmount } from '@/lib/offers/words/labels'
import { formatSumLabel } from '@/lib/offers/words/offers'
import { CardDetails } from './CardDetails'
import { CardFeatures } from './CardFeatures'
import type { CardData } from './get-cards'
import styles from './ProviderCard.module.css'

export type Fit = { group: BudgetGroup; text: string }

type Props = {
  card: CardData
  row: PlanRow
  months?: number
  maxCents: number
  /** Whether it fits the visitor's budget. */
  fit?: Fit | null
  /** "It does not serve Texas." */
  denied?: string | null
}

/** One ranked provider: rank and score, the first-year sum with its paid link, three cells, features, and what opens. */
export function ProviderCard({ card, row, months = 12, maxCents, fit = null, denied = null }: Props) {
  const { id, name, badge } = card
  const titleId = `${id}_name`
  const isOver = denied !== null || fit?.group === 'over'
  const className = [styles.card, badge ? styles.top : '', isOver ? styles.compact : ''].join(' ')
  return (
    <article id={id} aria-labelledby={titleId} className={className}>
      <p className={styles.rank}>
        <span className="sr-only">{'Rank\u00a0'}</span>
        {card.rank}
      </p>
      <div className={styles.name}>
        <h2 id={titleId}>
          <a href={card.href}>
            <span className="sr-only">{name}</span>
            {/* biome-ignore lint/performance/noImgElement: a static export has no image server, and these are small SVGs */}
            <img src={card.logo} alt="" height={28} loading="lazy" />
          </a>
        </h2>
        {badge && (
          <p className={styles.badge}>
            <StarsIcon count={1} className="size-3" />
            {badge}
          </p>
        )}
      </div>
      <p className={styles.score}>
        <strong>{card.rating}</strong>
        <span className="sr-only">{'\u00a0out of 10'}</span> EXCELLENT
      </p>
      <p className={styles.benefit}>
        <span>{card.benefit} </span>
        <span role="img" aria-label="Five stars" className={styles.stars}>
          <StarsIcon count={5} className="h-3.5" />
        </span>
        {card.otherName && <span className={styles.other}>{`Also listed as ${card.otherName}`}</span>}
      </p>
      {denied && <p className={styles.denied}>{denied}</p>}
      {fit && fit.group !== 'unknown' && <FitLine fit={fit} />}
      <p className={styles.sum}>
        <span>{formatSumLabel(row, months)}</span> <strong>{formatAmount(row.sumCents)}</strong>
        <Bar row={row} maxCents={maxCents} />
      </p>
      <div className={styles.visit}>
        <VisitButton card={card} titleId={titleId} isOutline={isOver} />
      </div>
      <OfferCells row={row} isInPanel />
      <CardFeatures card={card} className={styles.features} />
      <CardDetails card={card} row={row} months={months} titleId={titleId} className={styles.more} />
    </article>
  )
}

const SIGNS: Record<BudgetGroup, string> = { fits: YES, unknown: UNKNOWN, over: NO }

const FitLine = ({ fit: { group, text } }: { fit: Fit }) => (
  <p key={text} className={`${styles.fit} ${styles[group]}`}>
    <Sign path={SIGNS[group]} />
    {text}
  </p>
)
