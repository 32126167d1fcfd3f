import { CommissionNote } from '@/components/rankings/Disclosure'
import { ROUTES } from '@/lib/base/routes'
import { FullDoseNote } from './FullDoseNote'
import { LedgerPanel } from './LedgerPanel'
import { getListRows, joinTerms } from './list-rows'

/** The first year of every ranked provider and of the cheapest approved drug, each leading to its place in the rankings. */
export function FirstYear() {
  const { ranked, makers, maxCents } = getListRows('rankings')
  const cheapest = makers.slice(0, 1).map((row) => ({
    row,
    href: `${ROUTES.rankings}#maker_${row.key}`,
    note: 'approved',
    lines: joinTerms(row),
    hasRank: true,
  }))
  return (
    <div>
      <LedgerPanel
        legendOf={makers}
        maxCents={maxCents}
        rows={[
          ...ranked.map((row) => ({ row, href: `${ROUTES.rankings}#${row.key}`, hasRank: true })),
          ...cheapest,
        ]}
      />
      <CommissionNote />
      <FullDoseNote />
    </div>
  )
}
