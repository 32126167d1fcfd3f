import { CommissionNote } from '@/components/providers/CommissionNote'
import { formatPricesChecked } from '@/components/providers/price-checks'
import { ROUTES } from '@/lib/base/routes'
import { FullDoseNote } from './FullDoseNote'
import { LedgerPanel } from './LedgerPanel'
import { getListRows, joinTerms } from './list-rows'
import { RowS } from './RowS'

/** The first year of every ranked provider and of the cheapest approved drug, each leading to its place in the rankings. */
export function FirstYear() {
  const { ranked, makers, maxCents } = getListRows('rankings', (id) => `${ROUTES.rankings}#${id}`)
  return (
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
  )
}

/** What belongs under it. */
export const FirstYearNotes = () => (
  <>
    <CommissionNote />
    <FullDoseNote />
  </>
)
