import { useHydrated } from '@/components/ui/useHydrated'
import type { Section } from '@/lib/plans/ledger'
import { MoreButton, SectionHeading, useFold } from './BudgetParts'
import { type Layout, RowL } from './RowL'

/** Words have more room than the track of a bar. Also for the scale. */
export const PANEL_COLUMNS = '@wide:grid @wide:grid-cols-[16rem_minmax(0,1fr)_12rem] @wide:gap-x-6'

const IN_PANEL: Layout = {
  row: `${PANEL_COLUMNS} @wide:items-start`,
  sum: '@wide:col-start-3 @wide:row-start-1',
  bar: '@wide:mt-1.5 @wide:col-start-2 @wide:row-start-1',
  text: '@wide:col-start-2 @wide:col-end-4 @wide:row-start-2',
}

type Props = {
  section: Section
  months: number
  maxCents: number
  hasProgram: boolean
}

export function ResultsRows({ section, months, maxCents, hasProgram }: Props) {
  const { hides, more, isOpen, toggle } = useFold(section)
  const isHydrated = useHydrated()
  return (
    <>
      {section.title && <SectionHeading section={section} />}
      <ol className="divide-y divide-line border-b border-line @wide:[&_.ledger-bar]:max-w-track">
        {section.entries.map(({ plan, verdict }, index) => (
          <li
            key={plan.key}
            data-owner={plan.owner}
            data-kind={plan.kind}
            hidden={plan.kind === 'program' && !hasProgram}
            suppressHydrationWarning
            className={hides(index) ? 'hidden print:list-item' : undefined}
          >
            <RowL
              plan={plan}
              months={months}
              maxCents={maxCents}
              verdict={verdict}
              hasCard
              layout={IN_PANEL}
              hasStopBars={isHydrated}
            />
          </li>
        ))}
      </ol>
      {more && (
        <div className="border-b border-line">
          <MoreButton isOpen={isOpen} onClick={toggle}>
            {more}
          </MoreButton>
        </div>
      )}
    </>
  )
}
