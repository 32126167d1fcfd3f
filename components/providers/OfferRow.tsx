import { useState } from 'react'
import { Bar } from '@/components/offers/Bar'
import { DrugPill } from '@/components/ui/DrugPill'
import { StarsIcon } from '@/components/ui/icons'
import { NoWrap } from '@/components/ui/NoWrap'
import { CHEVRON } from '@/components/ui/Summary'
import { useHydrated } from '@/components/ui/useHydrated'
import { getVerdict } from '@/lib/offers/budget'
import { PICK_LIMIT } from '@/lib/offers/compare'
import type { Plan } from '@/lib/offers/plan'
import { toRow } from '@/lib/offers/row'
import { formatVerdictAndQuestion } from '@/lib/offers/words/answers'
import { AT_LEAST, formatAmount } from '@/lib/offers/words/labels'
import {
  describeClosed,
  describePrice,
  describeProduct,
  formatShortPrice,
  formatTerm,
  nameOffer,
} from '@/lib/offers/words/offers'
import { formatFirstPaid } from '@/lib/offers/words/payments'
import styles from './OfferComparison.module.css'
import { OfferDetails } from './OfferDetails'
import type { Comparison } from './use-comparison'

type Props = { plan: Plan; comparison: Comparison; isLead?: boolean }

/** An offer with its sum to scale, its price, what is due today, and the drug. It opens: its payments month by month. */
export function OfferRow({ plan, comparison, isLead = false }: Props) {
  const { input, maxCents, bySeller, picks } = comparison
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const row = toRow(plan, input.months)
  const seller = bySeller.get(plan.sellerId)
  const verdict =
    input.budget === null
      ? null
      : formatVerdictAndQuestion(getVerdict(plan, input.months, input.budget), input.budget)
  // A drug at its maker's price has its name already.
  const about = plan.kind === 'provider' && (describeProduct(plan) || (isLead && seller?.benefit))
  // The minimum stands beside the price.
  const own = row.terms.filter(({ kind }) => kind !== 'minimum').map(formatTerm)
  const terms = [about, plan.track, ...own, describeClosed(plan)]
  const text = terms.filter(Boolean).join('; ')
  const isPicked = picks.some(({ key }) => key === plan.key)
  return (
    <div className={styles.offer} data-picked={isPicked || undefined}>
      <PickBox plan={plan} isPicked={isPicked} comparison={comparison} />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        ref={(element) => {
          if (element?.open) setIsOpen(true)
        }}
      >
        <summary className={`${styles.row} ${CHEVRON}`}>
          <span className={styles.name}>
            <strong>
              <NoWrap>{plan.name}</NoWrap>
            </strong>
            {isLead && plan.rank && (
              <span className={styles.rank}>
                <StarsIcon count={1} className="size-3 text-highlight" /> {`No. ${plan.rank}`}
              </span>
            )}
          </span>{' '}
          <span key={text} className={styles.about}>
            {text}
          </span>{' '}
          <span className={styles.sum}>
            {row.isLowerBound && <span className={styles.atLeast}>{`${AT_LEAST} `}</span>}
            {row.sumCents === null ? (
              <span className="text-muted">{formatAmount(null)}</span>
            ) : (
              <strong key={row.sumCents}>{formatAmount(row.sumCents)}</strong>
            )}
          </span>{' '}
          <span className={styles.bar}>
            <Bar row={row} maxCents={maxCents} />
          </span>
          <span className={styles.price}>
            <span className={styles.label}>{'Price\u00a0'}</span>
            <strong>{formatShortPrice(row)}</strong>{' '}
            <span className={styles.small}>{describePrice(plan)}</span>
          </span>{' '}
          <span className={styles.due}>
            <span className={styles.label}>{'Due today\u00a0'}</span>
            <strong>{formatAmount(row.dueTodayCents)}</strong>{' '}
            {row.dueTodayCents === 0 && <span className={styles.small}>{formatFirstPaid(row)}</span>}
          </span>{' '}
          <span className={styles.drug}>
            <span className={styles.label}>{'Drug\u00a0'}</span>
            <strong>
              <DrugPill drug={row.drugState} />
            </strong>{' '}
            {plan.drugFrom && <span className={styles.small}>in the sum</span>}
          </span>{' '}
          {verdict && (
            <span key={verdict} className={styles.verdict}>
              {verdict}
            </span>
          )}
        </summary>
        {(isOpen || (!isHydrated && isLead)) && (
          <OfferDetails row={row} seller={seller} comparison={comparison} />
        )}
      </details>
    </div>
  )
}

type PickBoxProps = { plan: Plan; isPicked: boolean; comparison: Comparison }

function PickBox({ plan, isPicked, comparison: { picks, togglePick } }: PickBoxProps) {
  const isHydrated = useHydrated()
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={`Compare ${nameOffer(plan)}`}
        checked={isPicked}
        disabled={!isHydrated || (picks.length === PICK_LIMIT && !isPicked)}
        onChange={() => togglePick(plan.key)}
      />
    </label>
  )
}
