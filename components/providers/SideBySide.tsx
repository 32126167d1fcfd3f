import { Bar } from '@/components/offers/Bar'
import { countUnits, joinNames } from '@/lib/base/format'
import { toRow } from '@/lib/offers/row'
import { AT_LEAST, formatAmount } from '@/lib/offers/words/labels'
import { nameOffer } from '@/lib/offers/words/offers'
import { formatSame, listSideBySide } from '@/lib/offers/words/side-by-side'
import { AFFILIATE_LINK_ATTRIBUTES } from '@/lib/providers/affiliate-link'
import styles from './OfferComparison.module.css'
import type { Comparison } from './use-comparison'

/** Two or three offers, under the row that was picked last. One alone says that another is missing. */
export function SideBySide({ comparison }: { comparison: Comparison }) {
  const { picks, input, maxCents, bySeller, factTexts, clearPicks } = comparison
  const rows = picks.map((plan) => toRow(plan, input.months))
  const names = rows.map(nameOffer)
  if (rows.length < 2)
    return <p className={styles.picked}>{`${names.join()} is picked. Tick one or two more.`}</p>
  const { different, same } = listSideBySide(
    rows.map((row) => ({ row, facts: bySeller.get(row.sellerId)?.offers[row.offerId] ?? {} })),
    factTexts,
  )
  return (
    <section aria-label={`${joinNames(names)} side by side`} className={styles.sideBySide}>
      <h3 className="heading-3">Side by side</h3>
      <button key={rows.length} type="button" onClick={clearPicks} className={styles.clear}>
        {rows.length === 2 ? 'Clear both' : 'Clear all'}
      </button>
      <ul className={styles.sums}>
        {rows.map((row) => (
          <li key={row.key}>
            <strong>{row.name}</strong> <span className="text-muted">{row.track}</span>{' '}
            <span className={styles.sum}>
              {row.isLowerBound && <span className={styles.atLeast}>{`${AT_LEAST} `}</span>}
              <strong>{formatAmount(row.sumCents)}</strong>
            </span>
            <Bar row={row} maxCents={maxCents} />
          </li>
        ))}
      </ul>
      {same.length > 0 && (
        <p key={same.map(({ key }) => key).join()} className={styles.same}>
          <strong>{`Same in ${rows.length === 2 ? 'both' : 'all'}: `}</strong>
          <span>{`${same.map(formatSame).join('; ')}.`}</span>
        </p>
      )}
      <table>
        <caption className="sr-only">{countUnits(different.length, 'difference')}</caption>
        <thead>
          <tr>
            <td />
            {rows.map((row, index) => (
              <th key={row.key} scope="col">
                <a
                  href={row.href}
                  className="inline-flex min-h-11 min-w-0 items-center underlined-link wrap-anywhere"
                >
                  {names[index]}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {different.map(({ key, label, texts }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {texts.map((text, index) => (
                <td key={rows[index]?.key}>{text ?? <span className="text-muted">Not known</span>}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="sr-only">Links</span>
            </th>
            {rows.map(({ key, sellerId, name }) => {
              const visit = bySeller.get(sellerId)?.visit
              return (
                <td key={key}>
                  {visit && (
                    <>
                      <a
                        {...AFFILIATE_LINK_ATTRIBUTES}
                        href={visit.visitUrl}
                        className={`${styles.visit} @min-[16rem]:whitespace-nowrap`}
                      >
                        {visit.ctaText}
                        <span className="sr-only">{` ${name}, opens in a new tab`}</span> ↗
                      </a>{' '}
                      <span className="block text-xs text-muted">Paid link</span>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        </tbody>
      </table>
    </section>
  )
}
