import { joinTerms } from '@/components/costs/page-plans'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { guidePath } from '@/lib/base/routes'
import type { PlanRow } from '@/lib/costs/rows'

/** Approved drugs at their makers' prices, each leading to the maker, and the way to every dose. */
export const ApprovedPrices = ({ rows }: { rows: readonly PlanRow[] }) => (
  <ul className="pb-2 text-sm/snug">
    {rows.map((row) => (
      <li key={row.key} className="py-1.5">
        <a href={row.href} className="underlined-link">
          {row.name}
        </a>
        {`, ${[row.track, ...joinTerms(row)].join('; ')}: ${row.sumText}`}
      </li>
    ))}
    <li>
      <StandaloneLink href={guidePath('glp1-cost-breakdown')}>All prices and doses</StandaloneLink>
    </li>
  </ul>
)
