import type { ReactNode } from 'react'
import { CHEVRON } from '@/components/ui/Summary'
import { groupBySeller, type OfferQuestion } from '@/lib/offers/compare'
import type { Plan } from '@/lib/offers/plan'
import { describeUnknown } from '@/lib/offers/words/compare'
import { SellerRows } from './SellerList'
import list from './SellerList.module.css'
import styles from './UnknownOffers.module.css'
import type { RowContext } from './useComparison'

type Props = {
  sideBySide: ReactNode
  unknown: readonly Plan[]
  question: OfferQuestion
  context: RowContext
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** The offers of which we do not know whether they match, folded: what we do not know, then the rows. */
export const UnknownOffers = ({ unknown, question, context, sideBySide, isOpen, onOpen }: Props) => (
  <section className={styles.unknown}>
    <h2>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className={`${CHEVRON} flex min-h-11 w-full items-center justify-between text-left font-semibold`}
      >
        <span>{`${unknown.length} more that may match`}</span>
      </button>
    </h2>
    {isOpen && (
      <>
        <p className="mb-3 text-sm text-muted">{describeUnknown(unknown, question)}</p>
        <div className={list.panel}>
          <SellerRows groups={groupBySeller(unknown)} context={context} sideBySide={sideBySide} />
        </div>
      </>
    )}
  </section>
)
