import panel from '@/components/ui/Panel.module.css'
import type { Day } from '@/lib/base/day'
import { MONTHS_PER_YEAR } from '@/lib/base/periods'
import { type BreakEven, getBreakEven, getReferenceCents } from '@/lib/offers/break-even'
import { getAnchor } from '@/lib/offers/plan'
import type { PlanRow } from '@/lib/offers/row'
import { formatDueCell } from '@/lib/offers/words/offers'
import { BreakEvenLine } from './BreakEvenLine'
import { ByDay } from './ByDay'
import styles from './FirstYear.module.css'
import { Legend } from './Legend'
import { getListRows } from './page-plans'
import { SumLine } from './SumLine'

type Props = {
  /** The page with the cards, if it is another one. */
  page?: string
  /** Under the panel of the cards, which has the same bars: where there is room, only the legend is left. */
  isUnderCards?: boolean
}

/** What the first year costs at every ranked provider and with the lowest approved drug, on one scale. */
export function FirstYear({ page = '', isUnderCards = false }: Props) {
  const { ranked, makers, reference, days, on, maxCents } = getListRows('rankings')
  const [maker] = makers
  const rows = [...ranked, ...(maker ? [maker] : [])]
  const read = (kind: PlanRow['kind'], key: string) => (day: Day) => {
    const { ranked, makers, reference } = on(day)
    const row = kind === 'provider' ? ranked.find((one) => one.key === key) : makers[0]
    return row && { row, breakEven: getBreakEven(row, reference, MONTHS_PER_YEAR) }
  }
  // Elsewhere, the sentence under the bar names it.
  const hasDiamond =
    isUnderCards &&
    rows.some(
      (row) => getReferenceCents(getBreakEven(row, reference, MONTHS_PER_YEAR), MONTHS_PER_YEAR) !== null,
    )
  return (
    <section
      aria-labelledby="first_year_title"
      className={`${panel.box} ${styles.panel} ${isUnderCards ? styles.legend : ''}`}
    >
      <div className={styles.strip}>
        <h2 id="first_year_title">First year</h2> <p>in our order</p>
      </div>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.key} className={row.kind === 'provider' ? undefined : styles.maker}>
            <ByDay days={days} read={read(row.kind, row.key)}>
              {(dated) => (
                <div>
                  {dated && (
                    <Row
                      {...dated}
                      href={page + getAnchor(dated.row)}
                      maxCents={maxCents}
                      hasDecision={!isUnderCards}
                    />
                  )}
                </div>
              )}
            </ByDay>
          </li>
        ))}
      </ol>
      <div className={styles.key}>
        <Legend of={rows} reference={hasDiamond ? reference?.name : undefined} isShort={isUnderCards} />
      </div>
    </section>
  )
}

type RowProps = {
  row: PlanRow
  maxCents: number
  href: string
  breakEven: BreakEven | null
  /** The cards have the sentence themselves. */
  hasDecision: boolean
}

/** A link to its card, and up to which price of its drug it is the cheaper one. */
function Row({ row, href, maxCents, breakEven, hasDecision }: RowProps) {
  const referenceCents = getReferenceCents(breakEven, MONTHS_PER_YEAR)
  return (
    <>
      <a href={href} className={styles.row}>
        <span className={styles.rank}>{row.rank}</span> <strong className={styles.name}>{row.name}</strong>{' '}
        <SumLine
          row={row}
          size="chart"
          maxCents={maxCents}
          referenceCents={referenceCents}
          className={styles.sum}
          barClassName={styles.bar}
        />{' '}
        <span className={styles.due}>{`${formatDueCell(row)} today`}</span>
      </a>
      {hasDecision && referenceCents !== null && (
        <BreakEvenLine breakEven={breakEven} className={styles.decision} />
      )}
    </>
  )
}
