import { BreakEvenLine } from '@/components/offers/BreakEvenLine'
import { OfferCells } from '@/components/offers/OfferCells'
import { VisitButton } from '@/components/offers/VisitButton'
import { StarsIcon } from '@/components/ui/icons'
import { NO, Sign, YES } from '@/components/ui/Sign'
import { getBreakEven, getReferenceCents } from '@/lib/offers/break-even'
import type { BudgetGroup } from '@/lib/offers/budget'
import type { Plan } from '@/lib/offers/plan'
import type { PlanRow } from '@/lib/offers/row'
import { AFFILIATE_LINK_ATTRIBUTES } from '@/lib/providers/affiliate-link'
import { CardDetails } from './CardDetails'
import { CardFeatures } from './CardFeatures'
import type { CardData } from './get-cards'
import styles from './ProviderCard.module.css'
import { StatedPrice } from './StatedPrice'

export type Fit = { group: BudgetGroup; text: string }

type Props = {
  card: CardData
  row: PlanRow
  months?: number
  maxCents: number
  /** The offer that a sum without its drug is compared with; null if there is none. */
  reference?: Plan | null
  /** Whether it fits the visitor's budget, or what that leaves for its drug. */
  fit?: Fit | null
  /** "It does not serve Texas." */
  denied?: string | null
}

/** One ranked provider: rank and score, the stated price with its paid link, three cells, features, and what opens. */
export function ProviderCard({
  card: whole,
  row,
  months = 12,
  maxCents,
  reference = null,
  ...status
}: Props) {
  const { fit = null, denied = null } = status
  const card = row.cardPrice ? whole : withoutPrices(whole)
  const breakEven = getBreakEven(row, reference, months)
  const { id, badge, moreUrl } = card
  const titleId = `${id}_name`
  const isOver = denied !== null || fit?.group === 'over'
  const className = [styles.card, badge ? styles.top : '', isOver ? styles.compact : ''].join(' ')
  return (
    <article id={id} aria-labelledby={titleId} className={className}>
      <CardHead card={card} titleId={titleId} />
      {denied && <p className={styles.denied}>{denied}</p>}
      {fit && <FitLine fit={fit} />}
      <StatedPrice row={row} />
      <div className={styles.visit}>
        <VisitButton card={card} titleId={titleId} isOutline={isOver} />
      </div>
      <OfferCells
        row={row}
        first="sum"
        panelMaxCents={maxCents}
        referenceCents={getReferenceCents(breakEven, months)}
      />
      {/* With a budget, what that leaves for the drug is above. */}
      {!fit && <BreakEvenLine breakEven={breakEven} className={styles.decision} />}
      <CardFeatures card={card} className={styles.features} />
      {moreUrl && (
        <p className={styles.details}>
          <a
            {...AFFILIATE_LINK_ATTRIBUTES}
            aria-describedby={`${titleId} ${id}_paid`}
            href={moreUrl}
            className="inline-flex min-h-11 items-center font-semibold underlined-link"
          >
            More Details →
          </a>{' '}
          <span className="text-xs text-muted">Paid link</span>
        </p>
      )}
      <CardDetails card={card} row={row} months={months} />
    </article>
  )
}

/**
 * Without the lines that state the price on its card. An offer for the visitor's state has another price, and so has one after
 * the last day of its price.
 */
function withoutPrices(card: CardData): CardData {
  const { benefit, shown, folded } = card
  return {
    ...card,
    benefit: benefit?.isPriced ? null : benefit,
    shown: shown.filter(({ isPriced }) => !isPriced),
    folded: folded.filter(({ isPriced }) => !isPriced),
  }
}

/** Rank, logo (which is the name) and badge, score and stars, and the benefit. */
const CardHead = ({ card, titleId }: { card: CardData; titleId: string }) => (
  <>
    <p className={styles.rank}>
      <span className="sr-only">{'Rank\u00a0'}</span>
      {card.rank}
    </p>
    <div className={styles.head}>
      <div className={styles.name}>
        <h2 id={titleId}>
          <a href={card.href}>
            <span className="sr-only">{card.name}</span>
            {/* biome-ignore lint/performance/noImgElement: a static export has no image server, and these are small SVGs */}
            <img src={card.logo} alt="" height={28} loading="lazy" />
          </a>
        </h2>
        {card.badge && (
          <p className={styles.badge}>
            <StarsIcon count={1} className="size-3" />
            {card.badge}
          </p>
        )}
      </div>
      <p className={styles.score}>
        <span>
          <strong>{card.rating}</strong>
          <span className="sr-only">{'\u00a0out of 10'}</span> EXCELLENT
        </span>{' '}
        <span role="img" aria-label="Five stars" className={styles.stars}>
          <StarsIcon count={5} className="h-3.5" />
        </span>
      </p>
      <p className={styles.benefit}>
        {card.benefit && <span>{card.benefit.text} </span>}
        {card.otherName && <span className={styles.other}>{`Also listed as ${card.otherName}`}</span>}
      </p>
    </div>
  </>
)

const FitLine = ({ fit: { group, text } }: { fit: Fit }) => (
  <p className={`${styles.fit} ${styles[group]}`}>
    {group !== 'unknown' && <Sign path={group === 'fits' ? YES : NO} />}
    {text}
  </p>
)
