import { useLayoutEffect, useRef, useState } from 'react'
import { getChartShape } from '@/lib/calculator/chart'
import type { DoseWeeks } from '@/lib/calculator/doses'
import { getPoint, getSeries, type LossTable, type ProjectionInput } from '@/lib/calculator/projection'
import {
  formatRoundNumber,
  formatRoundWeight,
  formatWeight,
  fromLbs,
  type Unit,
} from '@/lib/calculator/weight'

type Props = {
  input: ProjectionInput
  table: LossTable
  unit: Unit
  /** Where the chosen dose cannot have been reached: a band without a line, over the doses of these weeks. */
  steps?: readonly DoseWeeks[]
}

// In SVG units, which scale with the visitor's text size: one unit is one pixel if 1rem is 16px.
const HEIGHT = 208
const TOP = 28
const BOTTOM = 44
const STEPS_HEIGHT = 30
const LABEL_WIDTH = 8.5
const LABEL_GAP = 10
/** Below this, the last figure is under the band instead of beside its disc. */
const NARROW = 420
const TEXT_CLASSES = 'fill-muted forced-colors:fill-[CanvasText]'
const END_CLASSES = 'fill-ink font-semibold forced-colors:fill-[CanvasText]'
const LATE_STEP = ' After week 52 the formula counts towards week 72 instead.'

/** Projected weight from week 0 to the chosen week, with the band from low to high dose; without a line before the dose is reached. */
export function ProjectionChart({ input, table, unit, steps }: Props) {
  const figure = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(560)

  useLayoutEffect(() => {
    const element = figure.current
    if (!element) return
    const measure = () => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16
      setWidth(Math.max(220, Math.round(element.clientWidth / scale)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const points = getSeries(input, table)
  const last = getPoint(input, table, input.weeks)
  const isNarrow = width < NARROW
  // A low dose ends at the top of the band: there is room above the disc, not beside it.
  const isAbove = input.dosage === 'low'
  const right = steps || !isNarrow ? 84 : 12
  const bottom = steps ? BOTTOM + STEPS_HEIGHT + 6 : BOTTOM
  const draw = (left: number) => {
    const frame = { width, height: HEIGHT, top: TOP, right, bottom, left }
    return getChartShape(points, frame, (lbs) => fromLbs(lbs, unit))
  }
  const longestLabel = Math.max(3, ...draw(0).yTicks.map(({ label }) => label.length))
  const left = longestLabel * LABEL_WIDTH + LABEL_GAP
  const { yTicks, xTicks, band, line, joint, marker } = draw(left)
  const ends = `with a low dose ${formatWeight(last.lowDoseLbs, unit)}, with a high dose ${formatWeight(last.highDoseLbs, unit)}.`
  const start = `Projected weight falls from ${formatWeight(input.weightLbs, unit)} to`
  const summary = steps
    ? `${start} a band after ${input.weeks} weeks: ${ends} You would still be working up to this dose: ${steps.map(({ dose, from, to }) => `${dose} in weeks ${from} to ${to}`).join(', ')}.`
    : `${start} ${formatWeight(last.chosenLbs, unit)} in ${input.weeks} weeks. It would be ${ends}`

  return (
    <figure ref={figure} className="break-inside-avoid">
      <svg
        role="img"
        aria-label={summary}
        fontSize={13}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="block h-52 w-full"
      >
        {yTicks.map(({ at, label }, index) => (
          <g key={label}>
            <line
              x1={left}
              x2={width - right}
              y1={at}
              y2={at}
              className={`forced-colors:stroke-[color:GrayText] ${index === 0 ? 'stroke-muted' : 'stroke-line'}`}
            />
            <text x={left - LABEL_GAP} y={at} dy="0.35em" textAnchor="end" className={TEXT_CLASSES}>
              {label}
            </text>
          </g>
        ))}
        {xTicks.map(({ at, label }) => (
          <text key={label} x={at} y={HEIGHT - BOTTOM + 20} textAnchor="middle" className={TEXT_CLASSES}>
            {label}
          </text>
        ))}
        <text x={(left + width - right) / 2} y={HEIGHT - 4} textAnchor="middle" className={TEXT_CLASSES}>
          weeks
        </text>
        <path
          d={band}
          className="fill-accent-soft stroke-slate forced-colors:fill-none forced-colors:stroke-[color:GrayText]"
        />
        {!steps && (
          <path
            d={line}
            fill="none"
            strokeWidth="3"
            strokeLinejoin="round"
            className="stroke-accent forced-colors:stroke-[color:CanvasText]"
          />
        )}
        {joint && (
          <>
            <line
              x1={joint}
              x2={joint}
              y1={TOP}
              y2={HEIGHT - bottom}
              strokeDasharray="2 4"
              className="stroke-muted"
            />
            <text x={joint - 6} y={isNarrow ? TOP + 10 : TOP - 10} textAnchor="end" className={TEXT_CLASSES}>
              formula changes
            </text>
          </>
        )}
        <text x={left} y={TOP - 10} className={END_CLASSES}>
          {formatRoundWeight(input.weightLbs, unit)}
        </text>
        {steps ? (
          <>
            <DoseStepBars steps={steps} left={left} right={width - right} weeks={input.weeks} />
            {[
              {
                y: marker.over,
                text: `${formatRoundNumber(last.lowDoseLbs, unit)} low`,
              },
              {
                y: marker.under,
                text: `${formatRoundNumber(last.highDoseLbs, unit)} high`,
              },
            ].map((end) => (
              <text key={end.text} x={marker.x + 6} y={end.y} dy="0.35em" className={END_CLASSES}>
                {end.text}
              </text>
            ))}
          </>
        ) : (
          <>
            <circle
              cx={marker.x}
              cy={marker.y}
              r="6"
              className="fill-accent forced-colors:fill-[CanvasText]"
            />
            <text
              x={marker.x + (isNarrow ? 0 : 12)}
              y={isAbove ? marker.y - 18 : isNarrow ? marker.under + 14 : marker.y}
              dy="0.35em"
              textAnchor={isNarrow ? 'end' : 'start'}
              className={END_CLASSES}
            >
              {formatRoundWeight(last.chosenLbs, unit)}
            </text>
          </>
        )}
      </svg>
      <figcaption className="mt-3 text-xs/snug text-muted">
        {steps
          ? 'Band: low to high dose. Gray: the label’s dose in those weeks.'
          : `Line: the chosen dose. Band: low to high dose.${input.weeks > 52 ? LATE_STEP : ''}`}
      </figcaption>
    </figure>
  )
}

type StepsProps = {
  steps: NonNullable<Props['steps']>
  /** The plot's edges in the chart's units. */
  left: number
  right: number
  weeks: number
}

/** Under the axis, a column for each dose of these weeks, taller with each step. */
const DoseStepBars = ({ steps, left, right, weeks }: StepsProps) => {
  const x = (week: number) => left + (week / weeks) * (right - left)
  const bottom = HEIGHT - BOTTOM
  return steps.map(({ dose, from, to }, index) => {
    const height = STEPS_HEIGHT - (steps.length - 1 - index) * 6
    return (
      <g key={dose}>
        <rect
          x={x(from - 1) + 1}
          width={x(to) - x(from - 1) - 2}
          y={bottom - height}
          height={height}
          className="fill-line forced-colors:fill-none forced-colors:stroke-[color:CanvasText]"
        />
        <text x={(x(from - 1) + x(to)) / 2} y={bottom - 5} textAnchor="middle" className={END_CLASSES}>
          {dose}
        </text>
      </g>
    )
  })
}
