import { formatPricesChecked } from '@/components/rankings/check-notes'
import { CommissionNote } from '@/components/rankings/Disclosure'
import { ROUTES } from '@/lib/base/routes'
import { getAnchor } from '@/lib/costs/plan'
import { CostPanel } from './CostPanel'
import { FullDoseNote } from './FullDoseNote'
import { getListRows, joinTerms } from './page-plans'

/** For a head of two columns: the first year of every ranked provider and of the cheapest approved drug, each leading to its place in the rankings. */
export function FirstYear() {
  const { ranked, makers, maxCents } = getListRows('rankings')
  const rows = [...ranked, ...makers.slice(0, 1)].map((row) => ({
    row,
    href: ROUTES.rankings + getAnchor(row),
    hasRank: true,
    ...(row.kind === 'maker' && { note: 'approved', lines: joinTerms(row) }),
  }))
  return (
    <>
      <div className="lg:row-span-2">
        <CostPanel checked={formatPricesChecked()} maxCents={maxCents} rows={rows} />
        <FullDoseNote />
      </div>
      <div className="-mt-5 lg:-mt-2">
        <CommissionNote />
      </div>
    </>
  )
}
