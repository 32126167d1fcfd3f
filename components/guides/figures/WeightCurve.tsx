import { Figure } from '@/components/guides/Figure'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { Drawing } from './Drawing'

const WIDTH = 340
const LEFT = 38
const RIGHT = 46
const TOP = 22
const PLOT = 130
const TICKS = [0, 10, 20] as const

/** Average change in weight over time: measured points, joined by straight lines. The time off the drug is shaded. */
export function WeightCurve({
  series,
  stoppedAt,
  ...figure
}: PropsOf<'WeightCurve'> & { marks?: readonly Mark[] }) {
  const weeks = [...new Set(series.flatMap(({ points }) => points.map(({ week }) => week)))].toSorted(
    (a, b) => a - b,
  )
  const last = weeks.at(-1) ?? 1
  const toX = (week: number) => LEFT + (week / last) * (WIDTH - LEFT - RIGHT)
  const toY = (lost: number) => TOP + (lost / 20) * PLOT
  return (
    <Figure {...figure}>
      <Drawing
        width={WIDTH}
        height={TOP + PLOT + 22}
        words={series.flatMap(({ name, points }) =>
          points
            .filter(({ week }) => week > 0)
            .map(({ week, lost }) => `${name}, week ${week}: ${formatChange(lost)}`),
        )}
      >
        <rect
          x={toX(stoppedAt)}
          y={TOP - 8}
          width={toX(last) - toX(stoppedAt)}
          height={PLOT + 8}
          className="fill-accent-soft"
        />
        {TICKS.map((tick) => (
          <g key={tick}>
            <path d={`M${LEFT} ${toY(tick)}H${toX(last)}`} className="stroke-line" />
            <text x={LEFT - 6} y={toY(tick) + 4} textAnchor="end" className="fill-muted">
              {formatChange(tick)}
            </text>
          </g>
        ))}
        <text x={toX(stoppedAt / 2)} y="9" textAnchor="middle" className="fill-muted">
          on the drug
        </text>
        <text x={toX((stoppedAt + last) / 2)} y="9" textAnchor="middle" className="font-bold">
          stopped
        </text>
        {series.map(({ name, points, isMain }) => (
          <g key={name} className={isMain ? 'stroke-slate' : 'stroke-muted'}>
            <path
              d={points.map(({ week, lost }, at) => `${at ? 'L' : 'M'}${toX(week)} ${toY(lost)}`).join('')}
              fill="none"
              strokeWidth={isMain ? 3 : 1}
            />
            {points.slice(1).map(({ week, lost }) => (
              <circle
                key={week}
                cx={toX(week)}
                cy={toY(lost)}
                r={isMain ? 5 : 3}
                strokeWidth="2"
                className="fill-paper"
              />
            ))}
          </g>
        ))}
        {series
          .filter(({ isMain }) => isMain)
          .flatMap(({ points }) =>
            points.slice(1).map(({ week, lost }) => (
              <text
                key={week}
                x={toX(week) + (week === last ? 9 : -9)}
                y={toY(lost) + (week === last ? 5 : 14)}
                textAnchor={week === last ? 'start' : 'end'}
                className="font-bold"
              >
                {formatChange(lost)}
              </text>
            )),
          )}
        {weeks.map((week, at) => (
          <text
            key={week}
            x={toX(week)}
            y={TOP + PLOT + 18}
            textAnchor={at === 0 ? 'start' : 'middle'}
            className="fill-muted"
          >
            {`week ${week}`}
          </text>
        ))}
      </Drawing>
    </Figure>
  )
}

const formatChange = (lost: number): string => (lost > 0 ? `−${lost}%` : '0')
