import { NoWrap } from '@/components/ui/NoWrap'
import type { PlanRow } from '@/lib/offers/row'
import { Bar } from './Bar'
import styles from './CostRowLink.module.css'
import { SumText } from './SumText'

type Props = {
  row: PlanRow
  /** By default the record, or the maker's page. */
  href?: string
  /** Shows its rank, or a dash. */
  hasRank?: boolean
  maxCents: number
  /** Under the name: how the price is paid, and its condition. */
  lines: readonly string[]
}

/** A plan in one row, which is a link: its name, its sum, and its bar. Never a paid link. */
export const CostRowLink = ({ row, href = row.href, hasRank, maxCents, lines }: Props) => (
  <a href={href} className={styles.row}>
    <span className={styles.name}>
      {hasRank && <span className={styles.rank}>{`${row.rank ?? '–'}\u00a0`}</span>}
      <strong>
        <NoWrap>{row.name}</NoWrap>
      </strong>
    </span>{' '}
    <span className="ml-auto text-right">
      <SumText row={row} className="text-h3" />
      <span aria-hidden="true" className="ml-2 font-bold text-link print:hidden">
        {getArrow(href)}
      </span>
    </span>{' '}
    {lines.length > 0 && (
      <span className={`${styles.lines} text-muted max-md:text-xs/snug`}>
        {lines.map((line) => (
          <span key={line} className="block">
            {`${line} `}
          </span>
        ))}
      </span>
    )}
    <span className={styles.bar}>
      <Bar row={row} maxCents={maxCents} />
    </span>
  </a>
)

/** Down on this page, or to the right. The outward arrow marks paid links, and this is none. */
const getArrow = (href: string): string => (href.startsWith('#') ? '↓' : '→')
