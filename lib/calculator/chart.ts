// Converts weeks and weights to the chart's pixels. Pure, so that it can be tested without drawing.
import { nice, ticks } from 'd3-array'
import type { Point } from './projection'
import { formatTick } from './weight'

type ChartFrame = Record<'width' | 'height' | 'top' | 'right' | 'bottom' | 'left', number>

const LINES = ['lowDoseLbs', 'chosenLbs', 'highDoseLbs'] as const
const SMALLEST_SPAN = 1e-6
/** About as many weights on the axis. */
const TICKS = 4
/** Up to this week, the formula counts towards it; later, towards week 72. */
const JOINT_WEEK = 52

/**
 * `points` has one for each week from week 0, at least two; `toUnit` converts pounds to the unit of the axis. The axis ends
 * at a round weight under the lowest, so a drawing needs its ticks.
 */
export function getChartShape(points: readonly Point[], frame: ChartFrame, toUnit: (lbs: number) => number) {
  const { week: lastWeek = 1, lowDoseLbs = 0, chosenLbs = 0, highDoseLbs = 0 } = points.at(-1) ?? {}
  const weights = LINES.flatMap((line) => points.map((point) => toUnit(point[line])))
  const low = Math.min(...weights)
  const high = Math.max(...weights)
  // From a round weight, with some space under the lowest line. A flat line still needs a scale.
  const floor = Math.max(0, nice(low - (high - low) * 0.1, high, TICKS)[0])
  const span = high - floor || 1
  const x = (week: number) => round(frame.left + (week / lastWeek) * (frame.width - frame.left - frame.right))
  const y = (weight: number) =>
    round(frame.top + ((high - weight) / span) * (frame.height - frame.top - frame.bottom))
  const trace = (line: (typeof LINES)[number]) =>
    points.map((point) => `${x(point.week)},${y(toUnit(point[line]))}`)
  const line = trace('chosenLbs')
  return {
    /** With a gap where the formula changes. */
    line: [line.slice(0, JOINT_WEEK + 1), line.slice(JOINT_WEEK + 1)]
      .map((part) => (part.length > 0 ? `M${part.join('L')}` : ''))
      .join(''),
    /** Where the formula changes; null before. */
    joint: lastWeek > JOINT_WEEK ? x(JOINT_WEEK + 0.5) : null,
    band: `M${[...trace('lowDoseLbs'), ...trace('highDoseLbs').reverse()].join('L')}Z`,
    marker: {
      x: x(lastWeek),
      y: y(toUnit(chosenLbs)),
      over: y(toUnit(lowDoseLbs)),
      under: y(toUnit(highDoseLbs)),
    },
    xTicks: ticks(0, lastWeek, 5)
      .filter((week) => Number.isInteger(week) && lastWeek - week > lastWeek * 0.08)
      .concat(lastWeek)
      .map((week) => ({ at: x(week), label: String(week) })),
    // Unrealistic weights can be too close together for round numbers between them.
    yTicks: ticks(floor, high, span > SMALLEST_SPAN ? TICKS : 0).map((weight) => ({
      at: y(weight),
      label: formatTick(weight),
    })),
  }
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10
