import { formatDollars } from '@/lib/base/format'

const TICKS = [
  { third: 0, anchor: 'start' },
  { third: 1, anchor: 'middle' },
  { third: 2, anchor: 'middle' },
  { third: 3, anchor: 'end' },
] as const

/** The figures over the bars: zero, two in between, and the end of the scale (`max`, in cents). Decorative, as the bars. */
export function Scale({ max }: { max: number }) {
  return (
    <svg aria-hidden="true" className="ledger-scale">
      {TICKS.map(({ third, anchor }) => (
        <text key={third} x={`${(third * 100) / 3}%`} y="1em" textAnchor={anchor}>
          {formatDollars((max * third) / 300)}
        </text>
      ))}
    </svg>
  )
}
