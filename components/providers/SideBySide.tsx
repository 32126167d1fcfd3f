import { SumLine } from '@/components/offers/SumLine'
import { DrugPill } from '@/components/ui/DrugPill'
import { NoWrap } from '@/components/ui/NoWrap'
import { joinNames } from '@/lib/base/format'
import { type PlanRow, toRow } from '@/lib/offers/row'
import { nameOffer } from '@/lib/offers/words/offers'
import { type ComparedLine, formatSame, formatUnknown, listSideBySide } from '@/lib/offers/words/side-by-side'
import { BreakEvenStrip } from './BreakEvenStrip'
import { RowButton } from './RowButton'
import styles from './SideBySide.module.css'
import type { PickedOffers } from './useComparison'

/** Two or three offers, under the row that was picked last. One alone says that another is missing. */
export function SideBySide({ plans, months, maxCents, bySeller, factTexts, onClear }: PickedOffers) {
  const rows = plans.map((plan) => toRow(plan, months))
  const names = rows.map(nameOffer)
  if (rows.length < 2)
    return <p className={styles.picked}>{`${names.join()} is picked. Tick one or two more.`}</p>
  const { different, same, unknown } = listSideBySide(
    rows.map((row) => ({ row, facts: bySeller.get(row.sellerId)?.offers[row.offerId] ?? {} })),
    factTexts,
  )
  return (
    <section
      aria-label={`${joinNames(names)} side by side`}
      className={`${styles.sideBySide} ${rows.length === 3 ? styles.three : ''}`}
    >
      <h3 className="heading-3">Side by side</h3>
      <button key={rows.length} type="button" onClick={onClear} className={styles.clear}>
        {rows.length === 2 ? 'Clear both' : 'Clear all'}
      </button>
      <ul className={styles.columns}>
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
            <SumLine row={row} size="lead" maxCents={maxCents} />
          </li>
        ))}
      </ul>
      <BreakEvenStrip rows={rows} />
      <dl className={styles.lines}>
        {different.map((line) => (
          <Line key={line.key} line={line} rows={rows} />
        ))}
      </dl>
      {same.length > 0 && (
        <p key={same.map(({ key }) => key).join()} className={styles.note}>
          <strong>{`Same in ${rows.length === 2 ? 'both' : 'all'}: `}</strong>
          <span>{`${same.map(formatSame).join('; ')}.`}</span>
        </p>
      )}
      {unknown.length > 0 && (
        <p key={unknown.join()} className={styles.note}>
          <strong>Not known: </strong>
          <span>{`${formatUnknown(unknown)}.`}</span>
        </p>
      )}
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

/** A label above its values, one for each offer. */
const Line = ({ line: { key, label, texts }, rows }: { line: ComparedLine; rows: readonly PlanRow[] }) => (
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
