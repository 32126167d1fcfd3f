import { formatDollars } from '@/lib/base/format'

const TICKS = [
  { third: 0, anchor: 'start' },
  { third: 1, anchor: 'middle' },
  { third: 2, anchor: 'middle' },
  { third: 3, anchor: 'end' },
] as const

/** The figures over the bars: zero, two in between, and the end of the scale (`maxCents`). Decorative, as the bars. */
export function Scale({ maxCents }: { maxCents: number }) {
  return (
    <svg aria-hidden="true" className="ledger-scale">
      {TICKS.map(({ third, anchor }) => (
        <text key={third} x={`${(third * 100) / 3}%`} y="1em" textAnchor={anchor}>
          {formatDollars((maxCents * third) / 300)}
        </text>
      ))}
    </svg>
  )
}
