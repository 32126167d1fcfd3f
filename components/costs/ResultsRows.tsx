import { TextLink } from '@/components/ui/TextLink'
import { countUnits } from '@/lib/base/format'
import type { Entry, Section } from '@/lib/costs/entries'
import { keepOpen, SectionHeading, useFold } from './BudgetParts'
import { CostRow, HOVER, type Layout } from './CostRow'
import { Scale } from './Scale'

const PANEL_COLUMNS = '@wide:grid @wide:grid-cols-[12rem_var(--container-track)_minmax(0,1fr)] @wide:gap-x-4'

const IN_PANEL: Layout = {
  row: `${HOVER} ${PANEL_COLUMNS} @wide:grid-rows-[auto_1fr] @wide:items-start`,
  sum: '@wide:col-start-3 @wide:row-start-1',
  about: '@wide:col-start-1 @wide:row-start-2',
  bar: '@wide:mt-1.5 @wide:col-start-2 @wide:row-start-1',
  text: '@wide:col-span-2',
}

/** Approved drugs that a screen shows at first without a budget, besides those above the last seller: the cards follow. */
const SHOWN_DRUGS = 2

type Props = {
  section: Section
  /** Above the first group, and on a phone right above its bars. */
  hasScale: boolean
  months: number
  maxCents: number
  hasProgram: boolean
}

/** One group of the rows: without a budget, further approved drugs fold; with one, those that do not fit. */
export function ResultsRows({ section, hasScale, months, maxCents, hasProgram }: Props) {
  const { group, title, entries } = section
  const { hides, more } = useFold(section)
  const drugs = entries.slice(entries.findLastIndex(({ plan }) => plan.kind !== 'maker') + 1)
  const shown = entries.filter(({ plan }) => plan.kind === 'maker').slice(0, SHOWN_DRUGS)
  const folded = group === null ? drugs.filter((entry) => !shown.includes(entry)) : []
  const list = (rows: readonly Entry[], look: string) => (
    <ol className={`divide-y divide-line border-line ${look}`}>
      {rows.map((entry) => (
        <li
          key={entry.plan.key}
          data-seller={entry.plan.sellerId}
          data-kind={entry.plan.kind}
          hidden={entry.plan.kind === 'program' && !hasProgram}
          suppressHydrationWarning
          className={hides(entry) ? 'hidden print:list-item' : undefined}
        >
          <CostRow
            entry={entry}
            months={months}
            maxCents={maxCents}
            layout={IN_PANEL}
            details={keepOpen(entry.plan.key)}
          >
            {entry.plan.kind === 'provider' && <TextLink href={`#${entry.plan.sellerId}`}>Its card</TextLink>}
          </CostRow>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <div className="flex flex-col @wide:flex-col-reverse">
        {title && (
          <div className="-mt-px border-y border-line">
            <SectionHeading {...section} />
          </div>
        )}
        {hasScale && (
          <div className={`px-inset pt-2 ${PANEL_COLUMNS}`}>
            <div className="@wide:col-start-2">
              <Scale maxCents={maxCents} />
            </div>
          </div>
        )}
      </div>
      {list(
        entries.filter((entry) => !folded.includes(entry)),
        'border-b',
      )}
      {folded.length > 0 && (
        <details {...keepOpen('drugs')} className="border-b border-line">
          <summary className="chevron fold w-full justify-center text-link">
            {countUnits(folded.length, 'more approved drug')}
          </summary>
          {list(folded, 'border-t')}
        </details>
      )}
      {more && <div className="border-b border-line">{more}</div>}
    </>
  )
}
