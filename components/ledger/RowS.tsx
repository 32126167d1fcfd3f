import { NoWrap } from '@/components/ui/NoWrap'
import type { LedgerRow } from '@/lib/plans/rows'
import { AT_LEAST } from '@/lib/plans/words'
import { Bar } from './Bar'

type Props = {
  row: LedgerRow
  /** A card, a record, or a maker's price: the row's own address by default. Never a paid link; those stand on cards. */
  href?: string
  /** The end of the page's scale. */
  maxCents: number
  /** The line above the name: "Lowest with medication included". */
  label?: string
  /** After the name: "we earn nothing". */
  note?: string
  /** Lines under the name: how the price is paid, and its condition. */
  lines?: readonly string[]
  /** Shows the rank, or a dash for an approved drug. */
  hasRank?: boolean
  /** In a panel of the page's width, with the bar between name and sum from 1,024 px up. */
  isWide?: boolean
}

/** The columns of a wide panel, also for its scale. */
export const WIDE_COLUMNS = 'lg:grid lg:grid-cols-[minmax(0,1fr)_var(--container-track)_14rem] lg:gap-x-6'

/** A plan in one row, which is a link: its name, its sum, and its bar. */
export function RowS({ row, href = row.href, maxCents, isWide = false, ...words }: Props) {
  return (
    <a
      href={href}
      className={`flex min-h-11 flex-wrap items-end gap-x-3 px-inset py-2.5 hover:bg-accent-soft print:after:content-none! ${isWide ? `${WIDE_COLUMNS} lg:items-center` : ''}`}
    >
      <Name row={row} {...words} />
      <span className={`ml-auto text-right text-sm ${isWide ? 'lg:col-start-3' : ''}`}>
        {row.isAtLeast && `${AT_LEAST} `}
        {row.sumCents === null ? (
          <span className="text-muted">{row.sumText}</span>
        ) : (
          <strong className={`text-h3 ${isWide ? 'lg:text-figure' : ''}`}>{row.sumText}</strong>
        )}
        <span aria-hidden="true" className="ml-2 font-bold text-link print:hidden">
          {getArrow(href)}
        </span>
      </span>
      <span className={`mt-1 basis-full ${isWide ? 'lg:col-start-2 lg:row-start-1 lg:mt-0' : ''}`}>
        <Bar row={row} maxCents={maxCents} />
      </span>
    </a>
  )
}

function Name({
  row,
  label,
  note,
  lines,
  hasRank,
}: Pick<Props, 'row' | 'label' | 'note' | 'lines' | 'hasRank'>) {
  return (
    <span className="min-w-0 flex-[1_1_9rem] text-sm text-muted [overflow-wrap:anywhere]">
      {label && <span className="block font-semibold">{label}</span>}
      {hasRank && <span className="inline-block w-7 font-serif text-h3 text-accent">{row.rank ?? '–'}</span>}
      <strong className="text-base text-ink">
        <NoWrap>{row.name}</NoWrap>
      </strong>
      {note && ` ${note}`}
      {lines?.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </span>
  )
}

/** Down on this page, to the right on this site, outward to a maker's site. */
const getArrow = (href: string): string => (href.startsWith('#') ? '↓' : href.startsWith('/') ? '→' : '↗')
