import { formatDollars } from '@/lib/base/format'

const TICKS = [
  { third: 0, anchor: 'start' },
  { third: 1, anchor: 'middle' },
  { third: 2, anchor: 'middle' },
  { third: 3, anchor: 'end' },
] as const

/** From here on, the last two figures would overlap, so the one in between is left out. */
const LONG_CENTS = 1_000_000

/** The figures over the bars: zero, two in between, and the end of the scale (`maxCents`). Decorative, as the bars. */
export const Scale = ({ maxCents }: { maxCents: number }) => (
  <svg aria-hidden="true" className="ledger-scale">
    {TICKS.filter(({ third }) => third !== 2 || maxCents < LONG_CENTS).map(({ third, anchor }) => (
      <text key={third} x={`${(third * 100) / 3}%`} y="1em" textAnchor={anchor}>
        {formatDollars((maxCents * third) / 300)}
      </text>
    ))}
  </svg>
)
