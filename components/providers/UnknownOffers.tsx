import { CHEVRON } from '@/components/ui/Summary'
import { groupBySeller } from '@/lib/offers/compare'
import { describeUnknown } from '@/lib/offers/words/compare'
import styles from './OfferComparison.module.css'
import { SellerRows } from './SellerList'
import type { Comparison } from './use-comparison'

/** The offers of which we do not know whether they match, folded: what we do not know, then the rows. */
export function UnknownOffers({ comparison }: { comparison: Comparison }) {
  const { unknown, question, isUnknownOpen, change } = comparison
  return (
    <section className={styles.unknown}>
      <h2>
        <button
          type="button"
          aria-expanded={isUnknownOpen}
          onClick={() => change({ unknown: isUnknownOpen ? '' : '1' })}
          className={`${CHEVRON} flex min-h-11 w-full items-center justify-between text-left font-semibold`}
        >
          <span key={unknown.length}>{`${unknown.length} more where we don’t know`}</span>
        </button>
      </h2>
      {isUnknownOpen && (
        <>
          <p key={unknown.length} className="mb-3 text-sm text-muted">
            {describeUnknown(unknown, question)}
          </p>
          <div className={styles.panel}>
            <SellerRows groups={groupBySeller(unknown)} comparison={comparison} />
          </div>
        </>
      )}
    </section>
  )
}
