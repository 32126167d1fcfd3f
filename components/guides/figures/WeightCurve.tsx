import { toPercent } from '@/lib/base/format'
import type { PropsOf } from '@/lib/guides/props'
import { CENTERED, Drawing } from './Drawing'

/** Shares of the width: the labels of the scale at the left, and of the last point at the right. */
const LEFT = 0.13
const RIGHT = 0.18
const TOP = 22
const PLOT = 160
const SCALE = TOP + PLOT + 18

/** Average change in weight over time: measured points, joined by straight lines. The time off the drug is shaded. */
export function WeightCurve({ points, stoppedAt }: PropsOf<'WeightCurve'>) {
  const last = points.at(-1)?.week ?? 1
  const toX = (week: number) => toPercent(LEFT + (week / last) * (1 - LEFT - RIGHT))
  const toY = (lost: number) => TOP + Math.round((lost / 20) * PLOT)
  const measured = points.filter(({ week }) => week > 0)
  return (
    <Drawing
      height={TOP + PLOT + 22}
      words={measured.map(({ week, lost }) => `week ${week}: ${formatWeightLoss(lost)}`)}
    >
      <rect
        x={toX(stoppedAt)}
        y={TOP - 8}
        width={toPercent((1 - stoppedAt / last) * (1 - LEFT - RIGHT))}
        height={PLOT + 8}
        className="fill-accent-soft"
      />
      {[0, 10, 20].map((tick) => (
        <g key={tick}>
          <line x2="100%" y1={toY(tick)} y2={toY(tick)} className="stroke-line" />
          <text y={toY(tick) - 4} className="fill-muted">
            {formatWeightLoss(tick)}
          </text>
        </g>
      ))}
      <text x={toX(stoppedAt / 2)} y="9" {...CENTERED}>
        on the drug
      </text>
      <text x={toX((stoppedAt + last) / 2)} y="9" textAnchor="middle" className="font-bold">
        stopped
      </text>
      {points.slice(1).map(({ week, lost }, before) => {
        const { week: from = 0, lost: height = 0 } = points[before] ?? {}
        const line = { x1: toX(from), x2: toX(week), y1: toY(height), y2: toY(lost) }
        return <line key={week} {...line} strokeWidth="3" className="stroke-slate" />
      })}
      {points.map(({ week, lost }) => {
        const [dx, dy, textAnchor] = week === last ? ([9, 5, 'start'] as const) : ([-9, 14, 'end'] as const)
        return (
          <g key={week}>
            <circle cx={toX(week)} cy={toY(lost)} r="5" strokeWidth="2" className="fill-paper stroke-slate" />
            {week > 0 && (
              <text x={toX(week)} dx={dx} y={toY(lost) + dy} textAnchor={textAnchor} className="font-bold">
                {formatWeightLoss(lost)}
              </text>
            )}
          </g>
        )
      })}
      {points.map(({ week }) => (
        <text key={week} x={toX(week)} y={SCALE} {...CENTERED}>
          {`week ${week}`}
        </text>
      ))}
    </Drawing>
  )
}

const formatWeightLoss = (lost: number): string => (lost > 0 ? `−${lost}%` : '0')
