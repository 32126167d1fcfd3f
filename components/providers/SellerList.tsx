import { useState } from 'react'
import { MoreButton } from '@/components/offers/BudgetParts'
import { Scale } from '@/components/offers/Scale'
import { CHEVRON } from '@/components/ui/Summary'
import { useHydrated } from '@/components/ui/useHydrated'
import { capitalize, countUnits } from '@/lib/base/format'
import type { ListSection, SellerGroup } from '@/lib/offers/compare'
import { describeSection } from '@/lib/offers/words/compare'
import { formatPeriod } from '@/lib/offers/words/labels'
import styles from './OfferComparison.module.css'
import { OfferRow } from './OfferRow'
import { SideBySide } from './SideBySide'
import type { Comparison } from './use-comparison'

/** The sellers in their sections, under a strip that names the columns. */
export function SellerList({ comparison }: { comparison: Comparison }) {
  const { sections, further, showMore, input, maxCents } = comparison
  return (
    <div className={styles.panel}>
      <div className={styles.strip}>
        <h2 key={input.months}>{capitalize(formatPeriod(input.months))}</h2>
        <span>Price</span> <span>Due today</span> <span>Drug</span>
      </div>
      <div className={styles.scale}>
        <Scale maxCents={maxCents} />
      </div>
      {sections.map((section) => (
        <div key={section.key}>
          {section.key !== 'complete' && <SectionTitle section={section} />}
          <SellerRows groups={section.groups} comparison={comparison} />
        </div>
      ))}
      {further > 0 && <MoreButton onClick={showMore}>{`Show ${further} more`}</MoreButton>}
    </div>
  )
}

function SectionTitle({ section }: { section: ListSection }) {
  const { title, note } = describeSection(section)
  return (
    <p className={styles.section}>
      <strong>{note ? `${title}: ` : title}</strong>
      <span className="text-muted">{note}</span>
    </p>
  )
}

type RowsProps = { groups: readonly SellerGroup[]; comparison: Comparison }

/** Each seller with its lowest offer; what is compared stands under the last row that is picked. */
export function SellerRows({ groups, comparison }: RowsProps) {
  const last = comparison.picks.at(-1)
  return (
    <ol>
      {groups.map((group) => {
        const own = [group.lead, ...group.others]
        return (
          <li key={group.sellerId} id={`seller_${group.sellerId}`} className={styles.seller}>
            <OfferRow plan={group.lead} comparison={comparison} isLead />
            <OtherOffers group={group} comparison={comparison} />
            {last && own.some(({ key }) => key === last.key) && <SideBySide comparison={comparison} />}
          </li>
        )
      })}
    </ol>
  )
}

type OthersProps = { group: SellerGroup; comparison: Comparison }

/** "2 more offers" opens the seller's further offers that match. Closed, they are in the HTML only. */
function OtherOffers({ group: { others, lead }, comparison }: OthersProps) {
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  if (others.length === 0) return null
  return (
    <details
      className={styles.others}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      ref={(element) => {
        if (element?.open) setIsOpen(true)
      }}
    >
      <summary className={CHEVRON}>
        <span key={others.length}>{countUnits(others.length, 'more offer')}</span>
        <span className="sr-only">{` of ${lead.name}`}</span>
      </summary>
      {(isOpen || !isHydrated) && (
        <ul>
          {others.map((plan) => (
            <li key={plan.key}>
              <OfferRow plan={plan} comparison={comparison} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
