import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { guidePath } from '@/lib/base/routes'
import type { PlanRow } from '@/lib/offers/row'
import { formatSumFigure, formatTerms } from '@/lib/offers/words/offers'

/** The first year of approved drugs at their makers' prices, and the way to every dose and source. */
export const ApprovedPrices = ({ rows }: { rows: readonly PlanRow[] }) => (
  <ul className="pb-2 text-sm/snug">
    {rows.map((row) => (
      <li key={row.key} className="py-1.5">
        {`${row.name}, ${[row.offerName, ...formatTerms(row)].join('; ')}: ${formatSumFigure(row)}`}
      </li>
    ))}
    <li>
      <StandaloneLink href={guidePath('glp1-cost-breakdown')}>All prices and doses</StandaloneLink>
    </li>
  </ul>
)
