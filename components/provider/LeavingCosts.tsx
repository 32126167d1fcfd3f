import { listLeavingCosts } from '@/lib/offers/leaving-cost'
import type { Plan } from '@/lib/offers/plan'
import type { SumRange } from '@/lib/offers/sums'
import { formatSum } from '@/lib/offers/words/labels'
import styles from './LeavingCosts.module.css'

const WIDTH = 240
const HEIGHT = 60

/** What somebody has paid who stops after each of the first twelve months, as a step line and as a table; of a range, a lighter line to the high end. */
export function LeavingCosts({ plan, title }: { plan: Plan; title: string }) {
  const costs = listLeavingCosts(plan)
  const last = costs.at(-1)
  const highest = Math.max(...costs.map(({ toCents }) => toCents))
  if (!last || highest === 0) return null
  const step = WIDTH / costs.length
  const toY = (cents: number) => HEIGHT - (cents / highest) * HEIGHT
  const toLine = (read: (cost: SumRange) => number) =>
    costs.map((cost, index) => `${index === 0 ? 'M0 ' : 'V'}${toY(read(cost))}h${step}`).join('')
  const hasRange = costs.some(({ fromCents, toCents }) => toCents > fromCents)
  return (
    <div className={styles.costs}>
      <svg aria-hidden="true" viewBox={`0 -4 ${WIDTH} ${HEIGHT + 20}`}>
        <path d={`M0 ${HEIGHT}h${WIDTH}`} className={styles.axis} />
        {hasRange && (
          <path d={toLine(({ toCents }) => toCents)} className={`${styles.line} ${styles.high}`} />
        )}
        <path d={toLine(({ fromCents }) => fromCents)} className={styles.line} />
        {[1, 3, 6, 9, 12].map((month) => (
          <text key={month} x={(month - 0.5) * step} y={HEIGHT + 13} textAnchor="middle">
            {month}
          </text>
        ))}
      </svg>
      <table>
        <caption className="sr-only">{title}</caption>
        <tbody>
          {costs.map(({ months, fromCents, toCents, isLowerBound }) => (
            <tr key={months}>
              <th scope="row">{months === 1 ? '1 month' : `${months} months`}</th>
              <td>{formatSum(fromCents, isLowerBound, toCents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
