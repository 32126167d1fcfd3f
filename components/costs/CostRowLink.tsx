import { NoWrap } from '@/components/ui/NoWrap'
import type { PlanRow } from '@/lib/costs/rows'
import { Bar } from './Bar'
import { Sum } from './Sum'

export type RowSProps = {
  row: PlanRow
  /** A card, a record, or a maker's price: the row's own address by default. Never a paid link; those stand on cards. */
  href?: string
  maxCents: number
  /** The line above the name: "Lowest with medication included". */
  label?: string
  /** After the name: "we earn nothing". */
  note?: string
  /** Lines under the name: how the price is paid, and its condition. */
  lines?: readonly string[]
  /** Shows the rank, or a dash for an approved drug. */
  hasRank?: boolean
  /** In a panel of the page's width, with the bar between name and sum where `@wide` has room (app/globals.css). */
  isWide?: boolean
}

/** The columns of a wide panel, also for its scale. */
const WIDE_COLUMNS = '@wide:grid @wide:grid-cols-[minmax(0,1fr)_var(--container-track)_14rem] @wide:gap-x-6'

/** A plan in one row, which is a link: its name, its sum, and its bar. */
export function CostRowLink({
  row,
  href = row.href,
  maxCents,
  label,
  note,
  lines = [],
  hasRank,
  isWide,
}: RowSProps) {
  // Under a label, or after a rank, a phone has no room for the note.
  const noteClassName = label || hasRank ? 'max-md:hidden' : ''
  return (
    <a
      href={href}
      className={`flex min-h-11 flex-wrap items-baseline gap-x-2 px-inset pt-0.5 text-sm md:pt-1.5 leading-tight md:leading-snug hover:bg-accent-soft ${isWide ? `${WIDE_COLUMNS} pb-1 @wide:items-center` : 'pb-2 md:pb-2.5'}`}
    >
      {label && (
        <span className="basis-full text-xs/tight text-muted md:text-sm md:font-semibold">{label}</span>
      )}
      <span className="min-w-0 flex-auto text-muted wrap-anywhere">
        {hasRank && (
          <span className="inline-block w-5 font-serif text-h3/none font-semibold text-accent">
            {`${row.rank ?? '–'}\u00a0`}
          </span>
        )}
        <strong className="text-base text-ink">
          <NoWrap>{row.name}</NoWrap>
        </strong>
        {note && <span className={noteClassName}>{` ${note}`}</span>}
      </span>{' '}
      <span
        className={`ml-auto text-right ${isWide ? '@wide:col-start-3 @wide:row-span-2 @wide:row-start-1' : ''}`}
      >
        <Sum row={row} className={`text-h3 ${isWide ? 'lg:text-figure' : ''}`} />
        <span aria-hidden="true" className="ml-2 font-bold text-link print:hidden">
          {getArrow(href)}
        </span>
      </span>{' '}
      {lines.length > 0 && (
        <span className="basis-full text-muted max-md:text-xs/snug">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      )}
      <span
        className={`mt-0.5 basis-full ${isWide ? '@wide:col-start-2 @wide:row-span-2 @wide:row-start-1 @wide:mt-0' : ''}`}
      >
        <Bar row={row} maxCents={maxCents} />
      </span>
    </a>
  )
}

/** Down on this page, to the right on this site, outward to a maker's site. */
const getArrow = (href: string): string => (href.startsWith('#') ? '↓' : href.startsWith('/') ? '→' : '↗')
