import { formatDollars, toPercent } from '@/lib/base/format'
import styles from './Scale.module.css'

/** From here on, the last two figures would overlap, so the one in between is left out. */
const LONG_CENTS = 1_000_000

/** The figures over the bars: zero, two in between, and the end of the scale (`maxCents`). Decorative, as the bars. */
export const Scale = ({ maxCents }: { maxCents: number }) => (
  <svg aria-hidden="true" className={styles.scale}>
    {(maxCents < LONG_CENTS ? [0, 1, 2, 3] : [0, 1, 3]).map((third) => (
      <text
        key={third}
        x={toPercent(third / 3)}
        y="1em"
        textAnchor={third === 0 ? 'start' : third === 3 ? 'end' : 'middle'}
        className={third === 0 || third === 3 ? undefined : styles.middle}
      >
        {formatDollars((maxCents * third) / 300)}
      </text>
    ))}
  </svg>
)
