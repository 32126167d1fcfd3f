import type { ComponentProps, ReactNode } from 'react'
import { NoWrap } from '@/components/ui/NoWrap'
import { NO, Sign, UNKNOWN, YES } from '@/components/ui/Sign'
import { capitalize } from '@/lib/base/format'
import type { BudgetGroup } from '@/lib/costs/budget'
import { formatCashFlow } from '@/lib/costs/cash-flow'
import type { Entry } from '@/lib/costs/entries'
import { type PlanRow, toRow } from '@/lib/costs/rows'
import { Bar } from './Bar'
import { RowDetails } from './RowDetails'
import { Sum } from './Sum'

type Props = {
  entry: Pick<Entry, 'plan' | 'verdict'>
  months: number
  maxCents: number
  /** Columns where `@wide` has room. */
  layout?: Layout
  /** A further link in what opens. */
  children?: ReactNode
  /** What a script adds. */
  details?: ComponentProps<'details'>
  /** The table has the name in a column of its own. */
  isInTable?: boolean
}

/** Where the whole row opens it. */
export const HOVER = 'hover:bg-accent-soft'

/** Each with the component that uses it, because a page's script has only its own. */
export type Layout = Partial<Record<'row' | 'sum' | 'about' | 'bar' | 'text', string>>

/** A plan with its sum to scale, when its money is due, and whether it fits a budget. It opens: how the sum adds up. */
export function CostRow({
  entry: { plan, verdict },
  months,
  maxCents,
  details,
  isInTable,
  layout = { row: HOVER },
  children,
}: Props) {
  const row = toRow(plan, months)
  const notes = [verdict?.ask, capitalize(row.notCounted ?? '')].filter(Boolean).join(' ')
  return (
    <details {...details}>
      <summary
        className={`flex cursor-pointer list-none flex-wrap items-baseline gap-x-1 px-inset py-2.5 text-sm/snug ${layout.row ?? ''}`}
      >
        {isInTable ? (
          <span className="sr-only">{`${row.name} `}</span>
        ) : (
          <RankedName rank={row.rank}>
            <strong className="text-base">
              <NoWrap>{row.name}</NoWrap>
            </strong>
          </RankedName>
        )}
        <span
          className={`ml-auto flex flex-wrap items-baseline justify-end gap-x-1 text-right chevron after:self-center ${layout.sum ?? ''}`}
        >
          <Sum row={row} className="text-h3" />
        </span>
        {!isInTable && <span className={`basis-full text-muted ${layout.about ?? ''}`}>{describe(row)}</span>}
        <span className={`basis-full pt-1 ${layout.bar ?? ''}`}>
          <Bar row={row} maxCents={maxCents} />
        </span>
        <span className={`flex basis-full flex-wrap pt-2 text-pretty ${layout.text ?? ''}`}>
          {verdict && (
            <span key={verdict.text} className="mb-1 basis-full pl-6.5 -indent-6.5 font-semibold">
              <BudgetMark group={verdict.group} />
              <span className={MARKS[verdict.group].color}>{verdict.text}</span>
            </span>
          )}
          <span>
            <span>{formatCashFlow(plan, true)}</span>
            {row.terms.map((term) => (
              <span key={term} className="text-muted">{`\u00a0· ${term}`}</span>
            ))}
          </span>
          {notes && (
            <span key={notes} className="mt-1 basis-full text-muted max-md:text-xs/snug">
              <NoWrap>{notes}</NoWrap>
            </span>
          )}
        </span>
      </summary>
      <RowDetails row={row}>{children}</RowDetails>
    </details>
  )
}

/** "up to 15 mg, approved, from its maker" */
const describe = ({ track, kind, drugText }: PlanRow): string =>
  [track, kind === 'maker' && 'approved', drugText].filter(Boolean).join(', ')

/** A name in a large row, after its rank if it has one. */
export const RankedName = ({ rank, children }: { rank?: number | undefined; children: ReactNode }) => (
  <span className="min-w-0 flex-auto wrap-anywhere">
    {rank && <span className="mr-2 font-serif text-h3 text-accent">{rank}</span>}
    {children}
  </span>
)

const MARKS = {
  fits: { path: YES, color: 'text-accent' },
  unknown: { path: UNKNOWN, color: 'text-muted' },
  over: { path: NO, color: 'text-danger' },
} satisfies Record<BudgetGroup, object>

/** Whether a plan fits, as a mark before words that say the same. */
export const BudgetMark = ({ group }: { group: BudgetGroup }) => (
  <Sign
    path={MARKS[group].path}
    className={`mr-3 ${MARKS[group].color} ${group === 'unknown' ? 'rounded-pill border' : ''}`}
  />
)
