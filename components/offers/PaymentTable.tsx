import type { Plan } from '@/lib/offers/plan'
import { formatSum } from '@/lib/offers/words/labels'
import { getCalendar } from '@/lib/offers/words/payments'
import styles from './PaymentTable.module.css'

const HEIGHT = 60
const WIDTH = 20

/** What is paid month by month: a column for each month, lighter to the high end of a range, a dashed line after the third, and the same as a list. */
export function PaymentTable({ plan, months }: { plan: Plan; months: number }) {
  const { columns, runs } = getCalendar(plan, months)
  const width = columns.length * WIDTH
  const dearest = Math.max(1, ...columns.map(({ toCents }) => toCents))
  return (
    <div className={styles.calendar}>
      <p className="text-xs text-muted">What you pay, month by month</p>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT + 18}`}>
        {columns.map(({ cents, toCents, isKnown }, index) => {
          const height = (cents / dearest) * HEIGHT
          const top = (toCents / dearest) * HEIGHT
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the months have fixed places
            <g key={index} className={isKnown ? undefined : styles.open}>
              <rect x={index * WIDTH + 1} y={HEIGHT - height} width={WIDTH - 2} height={height} />
              {toCents > cents && (
                <rect
                  x={index * WIDTH + 1}
                  y={HEIGHT - top}
                  width={WIDTH - 2}
                  height={top - height}
                  className={styles.range}
                />
              )}
              {index % Math.ceil(columns.length / 12) === 0 && (
                <text x={index * WIDTH + WIDTH / 2} y={HEIGHT + 14} textAnchor="middle">
                  {index + 1}
                </text>
              )}
            </g>
          )
        })}
        <path d={`M0 ${HEIGHT}h${width}`} className={styles.axis} />
        {columns.length > 3 && <path d={`M${3 * WIDTH} 0v${HEIGHT + 4}`} className={styles.stop} />}
      </svg>
      <dl>
        {runs.map(({ label, cents, toCents, dose, isOpen = false }) => (
          <div key={label}>
            <dt>
              <strong>{label}</strong>
              {dose && <span className="text-muted">{` ${dose}`}</span>}
            </dt>
            <dd>{toCents === 0 && !isOpen ? 'nothing' : formatSum(cents, isOpen, toCents)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
