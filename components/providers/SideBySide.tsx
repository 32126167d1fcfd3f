import { Bar } from '@/components/offers/Bar'
import { SumLine } from '@/components/offers/SumLine'
import { DrugPill } from '@/components/ui/DrugPill'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { joinNames } from '@/lib/base/format'
import { ROUTES } from '@/lib/base/routes'
import { getPairBreakEven, getReferenceCents, type PairBreakEven } from '@/lib/offers/break-even'
import { type PlanRow, toRow } from '@/lib/offers/row'
import { nameOffer } from '@/lib/offers/words/offers'
import { type ComparedLine, formatSame, formatUnknown, listSideBySide } from '@/lib/offers/words/side-by-side'
import { BreakEvenStrip } from './BreakEvenStrip'
import { SIDE_BY_SIDE_ID } from './PickedBar'
import { RowButton } from './RowButton'
import styles from './SideBySide.module.css'
import type { PickedOffers } from './useComparison'

/** Two or three offers, under the row that was picked last. */
export function SideBySide({ plans, months, bySeller, factTexts }: PickedOffers) {
  const rows = plans.map((plan) => toRow(plan, months))
  if (rows.length < 2) return null
  const { different, same, unknown } = listSideBySide(
    rows.map((row) => ({ row, facts: bySeller.get(row.sellerId)?.offers[row.offerId] ?? {} })),
    factTexts,
  )
  const pair = getPairBreakEven(rows)
  return (
    <section
      aria-label={`${joinNames(rows.map(nameOffer))} side by side`}
      className={`${styles.sideBySide} ${rows.length === 3 ? styles.three : ''}`}
    >
      <h3 id={SIDE_BY_SIDE_ID} tabIndex={-1} className={`heading-3 ${styles.title}`}>
        Side by side
      </h3>
      <ul className={`${styles.columns} ${styles.heads}`}>
        {rows.map((row) => (
          <li key={row.key} className={styles.head}>
            <a
              href={row.href}
              id={`${row.key}_side`}
              className="inline-block min-h-11 min-w-11 py-2.5 font-semibold underlined-link"
            >
              <NoWrap>{row.name}</NoWrap>
            </a>
            {row.offerName && <span className={styles.offerName}>{` ${row.offerName}`}</span>}
            <SumLine row={row} size="lead" />
          </li>
        ))}
      </ul>
      <SumBars rows={rows} pair={pair} />
      <dl className={styles.lines}>
        {different.map((line) => (
          <ComparedValues key={line.key} line={line} rows={rows} />
        ))}
      </dl>
      <div className={styles.aside}>
        {pair && (
          <div className={styles.strip}>
            <BreakEvenStrip {...pair} />
          </div>
        )}
        <div className={styles.notes}>
          {same.length > 0 && (
            <p key={same.map(({ key }) => key).join()}>
              <strong>{`Same in ${rows.length === 2 ? 'both' : 'all'}: `}</strong>
              <span>{`${same.map(formatSame).join('; ')}.`}</span>
            </p>
          )}
          {unknown.length > 0 && (
            <p key={unknown.join()}>
              <strong>Not known: </strong>
              <span>{`${formatUnknown(unknown)}.`}</span>{' '}
              <TextLink href={ROUTES.questions}>
                {`What to ask ${rows.length === 2 ? 'both' : 'all three'}`}
              </TextLink>
            </p>
          )}
        </div>
      </div>
      <ul className={`${styles.columns} ${styles.buttons}`}>
        {rows.map((row) => (
          <li key={row.key}>
            <span className={styles.buttonName}>{row.name}</span>
            <RowButton
              plan={row}
              seller={bySeller.get(row.sellerId)}
              nameId={`${row.key}_side`}
              isFilled
              place="side_paid"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sums under each other, on one scale, so that they compare by eye. The figures are above. */
function SumBars({ rows, pair }: { rows: readonly PlanRow[]; pair: PairBreakEven | null }) {
  const maxCents = Math.max(1, ...rows.map(({ sumToCents }) => sumToCents ?? 0))
  return (
    <ul aria-hidden="true" className={styles.bars}>
      {rows.map((row) => (
        <li key={row.key}>
          <NoWrap>{row.name}</NoWrap>
          <Bar
            row={row}
            maxCents={maxCents}
            referenceCents={row === pair?.open ? getReferenceCents(pair.breakEven, row.months) : null}
          />
        </li>
      ))}
    </ul>
  )
}

/** A label above its values, one for each offer. */
const ComparedValues = ({
  line: { key, label, texts },
  rows,
}: {
  line: ComparedLine
  rows: readonly PlanRow[]
}) => (
  <div>
    <dt>{label}</dt>
    {rows.map((row, index) => (
      <dd key={row.key}>
        <span className={styles.of}>{`${row.name}: `}</span>
        {key === 'drug' ? (
          <DrugPill drug={row.drugState} />
        ) : (
          (texts[index] ?? <span className={styles.unknown}>Not known</span>)
        )}
      </dd>
    ))}
  </div>
)
