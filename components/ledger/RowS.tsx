import { NoWrap } from '@/components/ui/NoWrap'
import { formatDollars } from '@/lib/base/format'
import { Bar, type BarLook } from './Bar'

type Props = {
  /** A card, a record, or a maker's price. Never a paid link, because those stand on cards only. */
  href: string
  name: string
  /** A provider's rank; null for an approved drug in a list of ranks. */
  rank?: number | null
  /** The line above the name: "Lowest with medication included". */
  label?: string
  /** After the name: "$99 a month". */
  note?: string
  /** Lines under the name: how the price is paid, and its condition. */
  lines?: readonly string[]
  /** The sum in cents, or null if it is not on record. */
  cents: number | null
  look: BarLook
  /** The end of the page's scale in cents. */
  max: number
  /** In a panel of the page's width, with the bar between name and sum from 1,024 px up. */
  isWide?: boolean
}

/** The columns of a wide panel, also for its scale. */
export const WIDE_COLUMNS = 'lg:grid lg:grid-cols-[minmax(0,1fr)_var(--container-track)_14rem] lg:gap-x-6'

/** A plan in one row, which is a link: its name, its sum, and its bar. */
export function RowS({ href, name, rank, label, note, lines, cents, look, max, isWide }: Props) {
  return (
    <a
      href={href}
      className={`flex min-h-11 flex-wrap items-end gap-x-3 px-inset py-2.5 hover:bg-accent-soft print:after:content-none! ${isWide ? `${WIDE_COLUMNS} lg:items-center` : ''}`}
    >
      <span className="min-w-0 flex-[1_1_9rem] text-sm text-muted [overflow-wrap:anywhere]">
        {label && <span className="block font-semibold">{label}</span>}
        {rank !== undefined && (
          <span className="inline-block w-7 font-serif text-h3 text-accent">{rank ?? '–'}</span>
        )}
        <strong className="text-base text-ink">
          <NoWrap>{name}</NoWrap>
        </strong>
        {note && ` ${note}`}
        {lines?.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
      <span className={`ml-auto text-right text-sm ${isWide ? 'lg:col-start-3' : ''}`}>
        {cents === null ? (
          <span className="text-muted">not on record</span>
        ) : (
          <>
            {look === 'at-least' && 'at least '}
            <strong className={`text-h3 ${isWide ? 'lg:text-figure' : ''}`}>
              {formatDollars(cents / 100)}
            </strong>
          </>
        )}
        <span aria-hidden="true" className="ml-2 font-bold text-link print:hidden">
          {getArrow(href)}
        </span>
      </span>
      <span className={`mt-1 basis-full ${isWide ? 'lg:col-start-2 lg:row-start-1 lg:mt-0' : ''}`}>
        <Bar cents={cents} max={max} look={look} />
      </span>
    </a>
  )
}

/** Down on this page, to the right on this site, outward to a maker's site. */
const getArrow = (href: string): string => (href.startsWith('#') ? '↓' : href.startsWith('/') ? '→' : '↗')
