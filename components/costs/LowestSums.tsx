import { formatPricesChecked } from '@/components/rankings/check-notes'
import { ROUTES } from '@/lib/base/routes'
import { getLowestRows } from '@/lib/costs/lowest'
import { getAnchor } from '@/lib/costs/plan'
import { CostPanel } from './CostPanel'
import { getListRows } from './page-plans'

/** The answer on the rankings: at most three first-year sums, each leading to its card or row on the same page. */
export function LowestSums() {
  const { offers, makers, maxCents } = getListRows('rankings')
  return (
    <CostPanel
      checked={formatPricesChecked()}
      maxCents={maxCents}
      isWide
      rows={getLowestRows(offers, makers).map(({ label, row }) => ({
        row,
        label,
        href: getAnchor(row),
        // The price without its note: "$99/month".
        note: row.kind === 'maker' ? 'we earn nothing' : row.priceText,
      }))}
      after={
        <a
          href={`${ROUTES.providers}#costs_budget`}
          className="-mt-3 flex min-h-11 shrink-0 items-center gap-2 text-sm font-bold text-link noscript:hidden @wide:-my-1.75"
        >
          What fits my budget? <span aria-hidden="true">→</span>
        </a>
      }
    />
  )
}
