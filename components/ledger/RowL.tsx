import { NoWrap } from '@/components/ui/NoWrap'
import type { BudgetGroup, Verdict } from '@/lib/plans/budget'
import type { Plan } from '@/lib/plans/plan'
import { type LedgerRow, toRow } from '@/lib/plans/rows'
import { AT_LEAST } from '@/lib/plans/words'
import { Bar } from './Bar'
import { RowDetails, type RowLink } from './RowDetails'
import { WIDE_COLUMNS } from './RowS'

type Props = {
  plan: Plan
  months: number
  /** The end of the page's scale. */
  maxCents: number
  verdict: Verdict | null
  /** In the opening part: the record, the card, or the maker's price. Never a paid link. */
  links: readonly RowLink[]
  /** Columns from 1,024 px up: of a panel, of a table (which has the name in a column of its own), or none. */
  layout?: 'panel' | 'table' | 'none'
}

const LAYOUTS = {
  panel: { row: WIDE_COLUMNS, sum: 'lg:col-start-3 lg:row-start-1', bar: 'lg:col-start-2 lg:row-start-1' },
  table: {
    row: 'lg:grid lg:grid-cols-[var(--container-track)_minmax(9rem,1fr)] lg:gap-x-4',
    sum: 'lg:col-start-2 lg:row-start-1',
    bar: 'lg:col-start-1 lg:row-start-1',
  },
  none: { row: '', sum: '', bar: '' },
}

/** A plan with its sum to scale, when its money is due, and whether it fits a budget. It opens: how the sum adds up. */
export function RowL({ plan, months, maxCents, verdict, links, layout = 'panel' }: Props) {
  const row = toRow(plan, months)
  const classes = LAYOUTS[layout]
  return (
    <details>
      <summary
        className={`flex cursor-pointer list-none flex-wrap items-start gap-x-3 px-inset py-2.5 hover:bg-accent-soft ${classes.row}`}
      >
        {layout !== 'table' && <Name row={row} />}
        <span className={`ml-auto flex items-baseline text-sm chevron ${classes.sum}`}>
          {row.isAtLeast && <span className="mr-1.5">{`${AT_LEAST} `}</span>}
          {row.sumCents === null ? (
            <span className="text-muted">{row.sumText}</span>
          ) : (
            <strong className="text-h3">{row.sumText}</strong>
          )}
        </span>
        <span className={`basis-full text-sm leading-snug ${classes.bar}`}>
          <Bar row={row} maxCents={maxCents} />
          <span className="mt-1 block">{row.cashFlow}</span>
          {[row.condition, row.endNote].map(
            (line) =>
              line && (
                <span key={line} className="block text-muted">
                  {line}
                </span>
              ),
          )}
          {verdict && <VerdictLine verdict={verdict} />}
        </span>
      </summary>
      <RowDetails row={row} links={links} />
    </details>
  )
}

function Name({ row: { name, rank, track, kind, drugText } }: { row: LedgerRow }) {
  return (
    <span className="min-w-0 flex-[1_1_7rem] text-sm text-muted [overflow-wrap:anywhere]">
      {rank && <span className="inline-block w-7 font-serif text-h3 text-accent">{rank}</span>}
      <strong className="text-base text-ink">
        <NoWrap>{name}</NoWrap>
      </strong>
      <span className="block">
        {[track, kind === 'maker' ? `approved, ${drugText}` : drugText].filter(Boolean).join(', ')}
      </span>
    </span>
  )
}

const MARKS = {
  fits: { mark: '✓', color: 'text-accent' },
  unknown: { mark: '?', color: 'text-muted' },
  over: { mark: '✗', color: 'text-danger' },
} satisfies Record<BudgetGroup, { mark: string; color: string }>

function VerdictLine({ verdict: { group, text } }: { verdict: Verdict }) {
  const { mark, color } = MARKS[group]
  return (
    <span className={`block font-semibold ${color}`}>
      <span aria-hidden="true">{`${mark} `}</span>
      {text}
    </span>
  )
}
