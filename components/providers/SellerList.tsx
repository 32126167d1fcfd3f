import type { ReactNode } from 'react'
import { FurtherButton } from '@/components/offers/BudgetParts'
import { Scale } from '@/components/offers/Scale'
import { useDetails } from '@/components/offers/useDetails'
import { CHEVRON } from '@/components/ui/Summary'
import { useHydrated } from '@/components/ui/useHydrated'
import { capitalize, countUnits } from '@/lib/base/format'
import type { ListSection, SellerGroup } from '@/lib/offers/compare'
import { describeSection } from '@/lib/offers/words/compare'
import { formatPeriod } from '@/lib/offers/words/labels'
import { OfferRow } from './OfferRow'
import styles from './SellerList.module.css'
import type { RowContext } from './useComparison'

type SellerListProps = {
  sections: readonly ListSection[]
  context: RowContext
  /** What is compared, to place under the last row that is picked. */
  sideBySide: ReactNode
  /** How many sellers "Show more" adds. */
  further: number
  showFurther: () => void
}

/** The sellers in their sections, under a strip that names the columns. */
export const SellerList = ({ sections, context, sideBySide, further, showFurther }: SellerListProps) => (
  <div className={styles.panel}>
    <div className={styles.strip}>
      <h2>{capitalize(formatPeriod(context.months))}</h2>
      <span className={styles.hint}>tick two or three to compare</span>{' '}
      <span className={styles.column}>Price</span> <span className={styles.column}>Due today</span>{' '}
      <span className={styles.column}>Drug</span>
    </div>
    <div className={styles.scale}>
      <Scale maxCents={context.maxCents} />
    </div>
    {sections.map((section) => (
      <div key={section.key}>
        {section.key !== 'complete' && <SectionTitle section={section} />}
        <SellerRows groups={section.groups} context={context} sideBySide={sideBySide} />
      </div>
    ))}
    {further > 0 && <FurtherButton onClick={showFurther}>{`Show ${further} more`}</FurtherButton>}
  </div>
)

function SectionTitle({ section }: { section: ListSection }) {
  const { title, note } = describeSection(section)
  return (
    <p className={styles.section}>
      <strong>{note ? `${title}:` : title}</strong> <span className="text-muted">{note}</span>
    </p>
  )
}

type RowsProps = Pick<SellerListProps, 'context' | 'sideBySide'> & { groups: readonly SellerGroup[] }

/** Each seller with its lowest offer; what is compared is under the last row that is picked. */
export function SellerRows({ groups, context, sideBySide }: RowsProps) {
  return (
    <ol>
      {groups.map((group) => (
        <li key={group.sellerId} id={`seller_${group.sellerId}`} className={styles.seller}>
          <OfferRow plan={group.lead} context={context} isLead />
          <OtherOffers group={group} context={context} />
          {[group.lead, ...group.others].some(({ key }) => key === context.lastPick) && sideBySide}
        </li>
      ))}
    </ol>
  )
}

type OthersProps = { group: SellerGroup; context: RowContext }

/** "2 more offers" opens the seller's further offers that match. Closed, they are in the HTML only. */
function OtherOffers({ group: { others, lead }, context }: OthersProps) {
  const isHydrated = useHydrated()
  const { isOpen, details } = useDetails()
  if (others.length === 0) return null
  return (
    <details className={styles.others} {...details}>
      <summary className={CHEVRON}>
        <span>{countUnits(others.length, 'more offer')}</span>
        <span className="sr-only">{` of ${lead.name}`}</span>
      </summary>
      {(isOpen || !isHydrated) && (
        <ul>
          {others.map((plan) => (
            <li key={plan.key}>
              <OfferRow plan={plan} context={context} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
