import { Figure } from '@/components/guides/Figure'
import type { FigureProps } from '@/lib/guides/props'
import { Drawing, toPercent } from './Drawing'

/** Shares of the width: the labels of the scale at the left, and of the last point at the right. */
const LEFT = 0.16
const RIGHT = 0.2
const TOP = 22
const PLOT = 130
const TICKS = [0, 10, 20] as const

/** Average change in weight over time: measured points, joined by straight lines. The time off the drug is shaded. */
export function WeightCurve({ points, stoppedAt, ...figure }: FigureProps<'WeightCurve'>) {
  const last = points.at(-1)?.week ?? 1
  const toX = (week: number) => toPercent(LEFT + (week / last) * (1 - LEFT - RIGHT))
  const toY = (lost: number) => TOP + Math.round((lost / 20) * PLOT)
  const measured = points.filter(({ week }) => week > 0)
  return (
    <Figure {...figure}>
      <Drawing
        height={TOP + PLOT + 22}
        words={measured.map(({ week, lost }) => `week ${week}: ${formatChange(lost)}`)}
      >
        <rect
          x={toX(stoppedAt)}
          y={TOP - 8}
          width={toPercent((1 - stoppedAt / last) * (1 - LEFT - RIGHT))}
          height={PLOT + 8}
          className="fill-accent-soft"
        />
        {TICKS.map((tick) => (
          <g key={tick}>
            <line x1={toX(0)} x2={toX(last)} y1={toY(tick)} y2={toY(tick)} className="stroke-line" />
            <text y={toY(tick) + 4} className="fill-muted">
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
        {points.slice(1).map(({ week, lost }, before) => (
          <line
            key={week}
            x1={toX(points[before]?.week ?? 0)}
            x2={toX(week)}
            y1={toY(points[before]?.lost ?? 0)}
            y2={toY(lost)}
            strokeWidth="3"
            className="stroke-slate"
          />
        ))}
        {measured.map(({ week, lost }) => (
          <g key={week}>
            <circle cx={toX(week)} cy={toY(lost)} r="5" strokeWidth="2" className="fill-paper stroke-slate" />
            <text
              x={toX(week)}
              dx={week === last ? 9 : -9}
              y={toY(lost) + (week === last ? 5 : 14)}
              textAnchor={week === last ? 'start' : 'end'}
              className="font-bold"
            >
              {formatChange(lost)}
            </text>
          </g>
        ))}
        {points.map(({ week }, at) => (
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
