import panel from '@/components/ui/Panel.module.css'
import { getLowestSellers } from '@/lib/offers/compare'
import { getAnchor } from '@/lib/offers/plan'
import type { PlanRow } from '@/lib/offers/row'
import { isMonthly } from '@/lib/offers/sums'
import { AT_LEAST, formatAmount } from '@/lib/offers/words/labels'
import { formatDueCell } from '@/lib/offers/words/offers'
import { formatMarket } from '@/lib/providers/listing'
import { Bar } from './Bar'
import { BudgetLinks } from './BudgetLinks'
import styles from './FirstYear.module.css'
import { Legend } from './Legend'
import { getListRows } from './page-plans'

type Props = {
  /** As a label with a dark strip, which says how many prices are checked: "0 of 5". */
  checked?: string
  /** The page with the cards, if it is another one. */
  page?: string
  /** Where the cards below hold the drawings of the bars. */
  isShort?: boolean | undefined
}

/** The first picture: what the first year costs at every ranked provider and with the lowest approved drug, one scale. */
export function FirstYear({ checked, page = '', isShort }: Props) {
  const { ranked, makers, maxCents } = getListRows('rankings')
  const rows = [...ranked, ...makers.slice(0, 1)]
  return (
    <section aria-labelledby="first_year_title" className={checked ? panel.box : styles.plain}>
      <div className={checked ? styles.strip : styles.title}>
        <h2 id="first_year_title">First year</h2> {checked && <p>{`checked by us: ${checked}`}</p>}
        {!checked && <BudgetLinks />}
        {!checked && <LowestByMonth rows={ranked} />}
      </div>
      <div className={checked ? styles.inset : undefined}>
        {checked && <LowestByMonth rows={ranked} />}
        <ol>
          {rows.map((row) => (
            <li key={row.key}>
              <Row row={row} {...(checked && { href: page + getAnchor(row) })} maxCents={maxCents} />
            </li>
          ))}
        </ol>
        <Legend of={rows} isShort={isShort} note={isShort ? '' : formatMarket(ranked.length)} />
      </div>
    </section>
  )
}

type RowProps = { row: PlanRow; maxCents: number; href?: string }

/** A link on a page without the cards. */
const Row = ({ row, href, maxCents }: RowProps) => {
  const Tag = href ? 'a' : 'div'
  return (
    <Tag href={href} className={`${styles.row} ${href ? styles.link : ''}`}>
      <span className={styles.rank}>{row.rank}</span> <strong className={styles.name}>{row.name}</strong>{' '}
      <span className={styles.sum}>
        {row.isLowerBound && `${AT_LEAST} `}
        <strong>{formatAmount(row.sumCents)}</strong>
      </span>{' '}
      <span className={styles.bar}>
        <Bar row={row} maxCents={maxCents} />
      </span>
      <span className={styles.due}>{`${formatDueCell(row)} today`}</span>
    </Tag>
  )
}

/** The answer of the picture in one line. */
function LowestByMonth({ rows }: { rows: readonly PlanRow[] }) {
  const { lowest, monthly } = getLowestSellers(rows)
  const row = monthly ?? (lowest && isMonthly(lowest) ? lowest : null)
  return (
    row && (
      <p className={styles.answer}>
        Lowest by the month, drug included: <strong>{row.name}</strong>
      </p>
    )
  )
}
