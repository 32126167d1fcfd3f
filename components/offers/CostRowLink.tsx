import { NoWrap } from '@/components/ui/NoWrap'
import type { PlanRow } from '@/lib/offers/row'
import styles from './CostRowLink.module.css'
import { SumLine } from './SumLine'

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
    <SumLine row={row} size="row" maxCents={maxCents} barClassName={styles.bar} />
    <span aria-hidden="true" className={styles.arrow}>
      {getArrow(href)}
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
  </a>
)

/** Down on this page, or to the right. The outward arrow marks paid links, and this is none. */
const getArrow = (href: string): string => (href.startsWith('#') ? '↓' : '→')
