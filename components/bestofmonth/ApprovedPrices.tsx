import { ByDay } from '@/components/offers/ByDay'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import type { Day } from '@/lib/base/day'
import { guidePath } from '@/lib/base/routes'
import type { PlanRow } from '@/lib/offers/row'
import { formatSumFigure, formatTerms } from '@/lib/offers/words/offers'

type Props = { days: readonly Day[]; read: (day: Day) => readonly PlanRow[] }

/** The first year of approved drugs at their makers' prices, and the way to every dose and source. What ends leaves the list. */
export function ApprovedPrices({ days, read }: Props) {
  const [today] = days
  const rows = today ? read(today) : []
  return (
    <ul className="pb-2 text-sm/snug">
      {rows.map(({ key }) => (
        <ByDay key={key} days={days} read={(day) => read(day).find((row) => row.key === key)}>
          {(row) =>
            row && (
              <li className="py-1.5">
                {`${row.name}, ${[row.offerName, ...formatTerms(row)].join('; ')}: ${formatSumFigure(row)}`}
              </li>
            )
          }
        </ByDay>
      ))}
      <li>
        <StandaloneLink href={guidePath('glp1-cost-breakdown')}>All prices and doses</StandaloneLink>
      </li>
    </ul>
  )
}
