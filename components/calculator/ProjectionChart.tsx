import { useLayoutEffect, useRef, useState } from 'react'
import { getChartShape } from '@/lib/calculator/chart'
import { LOW_DOSE_IS_UNTESTED } from '@/lib/calculator/limits'
import { getPoint, getSeries, type ProjectionInput, type ProjectionTable } from '@/lib/calculator/projection'
import { formatRoundWeight, formatWeight, fromLbs, type Unit } from '@/lib/calculator/weight'

type Props = { input: ProjectionInput; table: ProjectionTable; unit: Unit }

// In SVG units, which scale with the visitor's text size: one unit is one pixel if 1rem is 16px.
const HEIGHT = 288
const [TOP, BOTTOM] = [28, 44]
const [LABEL_WIDTH, LABEL_GAP] = [8.5, 10]
/** Below this, the last figure stands under the band instead of beside its disc. */
const NARROW = 420
const TEXT_CLASSES = 'fill-muted forced-colors:fill-[CanvasText]'
const END_CLASSES = 'fill-ink font-semibold forced-colors:fill-[CanvasText]'
const LATE_STEP = ' After week 52 the formula counts towards week 72 instead.'

/** Projected weight from week 0 to the chosen week, with the band from low to high dose. */
export function ProjectionChart({ input, table, unit }: Props) {
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
  const right = isNarrow ? 12 : 84
  const draw = (left: number) => {
    const frame = { width, height: HEIGHT, top: TOP, right, bottom: BOTTOM, left }
    return getChartShape(points, frame, (lbs) => fromLbs(lbs, unit))
  }
  const longestLabel = Math.max(3, ...draw(0).yTicks.map(({ label }) => label.length))
  const left = longestLabel * LABEL_WIDTH + LABEL_GAP
  const { yTicks, xTicks, band, line, joint, marker } = draw(left)
  const summary =
    `Projected weight falls from ${formatWeight(input.weightLbs, unit)} to ${formatWeight(last.chosenLbs, unit)} in ${input.weeks} weeks. ` +
    `With a low dose it would be ${formatWeight(last.lowDoseLbs, unit)}, with a high dose ${formatWeight(last.highDoseLbs, unit)}.`
  // With a low dose, it stands above the figures.
  const untested = input.dosage === 'low' ? '' : ` ${LOW_DOSE_IS_UNTESTED}`

  return (
    <figure ref={figure} className="break-inside-avoid">
      <svg
        role="img"
        aria-label={summary}
        fontSize={13}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="block h-72 w-full"
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
        <path
          d={line}
          fill="none"
          strokeWidth="3"
          strokeLinejoin="round"
          className="stroke-accent forced-colors:stroke-[color:CanvasText]"
        />
        {joint && (
          <>
            <line
              x1={joint}
              x2={joint}
              y1={TOP}
              y2={HEIGHT - BOTTOM}
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
        <circle cx={marker.x} cy={marker.y} r="6" className="fill-accent forced-colors:fill-[CanvasText]" />
        <text
          x={marker.x + (isNarrow ? 0 : 12)}
          y={isAbove ? marker.y - 18 : isNarrow ? marker.under + 14 : marker.y}
          dy="0.35em"
          textAnchor={isNarrow ? 'end' : 'start'}
          className={END_CLASSES}
        >
          {formatRoundWeight(last.chosenLbs, unit)}
        </text>
      </svg>
      <figcaption className="mt-3 text-xs/snug text-muted">
        {`Line: the chosen dose. Band: low to high dose.${untested}${input.weeks > 52 ? LATE_STEP : ''}`}
      </figcaption>
    </figure>
  )
}
