import { CommissionNote } from '@/components/providers/CommissionNote'
import { formatPricesChecked } from '@/components/providers/price-checks'
import { ROUTES } from '@/lib/base/routes'
import { FullDoseNote } from './FullDoseNote'
import { LedgerPanel } from './LedgerPanel'
import { getListRows, joinTerms } from './list-rows'
import { RowS } from './RowS'

/**
 * The first year of every ranked provider and of the cheapest approved drug, each leading to its place in the rankings. In a
 * grid of two columns, the panel is at the right and its notes are under the text at the left.
 */
export function FirstYear() {
  const { ranked, makers, maxCents } = getListRows('rankings', (id) => `${ROUTES.rankings}#${id}`)
  return (
    <div className="lg:contents">
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LedgerPanel
          titleId="first_year_title"
          strip={{ title: 'First year', checked: formatPricesChecked(), rows: makers }}
          maxCents={maxCents}
        >
          {ranked.map((row) => (
            <li key={row.key}>
              <RowS row={row} maxCents={maxCents} hasRank />
            </li>
          ))}
          {makers.slice(0, 1).map((row) => (
            <li key={row.key}>
              <RowS
                row={row}
                href={`${ROUTES.rankings}#maker_${row.key}`}
                maxCents={maxCents}
                note="approved"
                lines={joinTerms(row)}
                hasRank
              />
            </li>
          ))}
        </LedgerPanel>
      </div>
      <div className="lg:col-start-1 lg:row-start-2 lg:self-end">
        <CommissionNote />
        <FullDoseNote />
      </div>
    </div>
  )
}
