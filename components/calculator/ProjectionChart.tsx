import { useLayoutEffect, useRef, useState } from 'react'
import { getChartShape } from '@/lib/calculator/chart'
import type { ProjectionInput, ProjectionTable } from '@/lib/calculator/projection'
import { getSeries } from '@/lib/calculator/series'
import { formatWeight, fromLbs, type Unit } from '@/lib/calculator/weight'
import { ChartCaption } from './ChartCaption'

type Props = { input: ProjectionInput; table: ProjectionTable; unit: Unit }

// In SVG units, which scale with the visitor's text size: one unit is one pixel if 1rem is 16px.
const HEIGHT = 288
const LETTERS = 13
const MARGINS = { top: 14, right: 80, bottom: 44 }
const LABEL_WIDTH = 8.5
const LABEL_GAP = 10
const DEFAULT_WIDTH = 560
export const BAND_LABELS = { lowDose: 'low dose', highDose: 'high dose' }

/** Projected weight from week 0 to the chosen week, with the band from low to high dose. */
export function ProjectionChart({ input, table, unit }: Props) {
  const figure = useRef<HTMLElement>(null)
  const [width, setWidth] = useState(DEFAULT_WIDTH)

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
  const last = points.at(-1)
  const draw = (left: number) =>
    getChartShape(points, { width, height: HEIGHT, left, ...MARGINS }, (lbs) => fromLbs(lbs, unit))
  const longestLabel = Math.max(3, ...draw(0).yTicks.map(({ label }) => label.length))
  const left = longestLabel * LABEL_WIDTH + LABEL_GAP
  const shape = draw(left)
  const inner = { right: width - MARGINS.right, bottom: HEIGHT - MARGINS.bottom }
  const summary = last
    ? `Projected weight falls from ${formatWeight(input.weightLbs, unit)} to ${formatWeight(last.chosenLbs, unit)} in ${input.weeks} weeks. ` +
      `With a low dose it would be ${formatWeight(last.lowDoseLbs, unit)}, with a high dose ${formatWeight(last.highDoseLbs, unit)}.`
    : ''

  return (
    <figure ref={figure} className="break-inside-avoid">
      <svg
        role="img"
        aria-label={summary}
        fontSize={LETTERS}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="block w-full"
      >
        {shape.yTicks.map(({ at, label }) => (
          <g key={label}>
            <line
              x1={left}
              x2={inner.right}
              y1={at}
              y2={at}
              className="stroke-line forced-colors:stroke-[color:GrayText]"
            />
            <text
              x={left - LABEL_GAP}
              y={at}
              dy="0.35em"
              textAnchor="end"
              className="fill-muted forced-colors:fill-[CanvasText]"
            >
              {label}
            </text>
          </g>
        ))}
        {shape.xTicks.map(({ at, label }) => (
          <text
            key={label}
            x={at}
            y={inner.bottom + 20}
            textAnchor="middle"
            className="fill-muted forced-colors:fill-[CanvasText]"
          >
            {label}
          </text>
        ))}
        <text
          x={(left + inner.right) / 2}
          y={HEIGHT - 4}
          textAnchor="middle"
          className="fill-muted forced-colors:fill-[CanvasText]"
        >
          weeks
        </text>
        <path
          d={shape.band}
          className="fill-accent-soft stroke-accent/40 forced-colors:fill-none forced-colors:stroke-[color:GrayText]"
        />
        <path
          d={shape.line}
          fill="none"
          strokeWidth="3"
          className="stroke-accent forced-colors:stroke-[color:CanvasText]"
        />
        {(['lowDose', 'highDose'] as const).map((edge) => (
          <text
            key={edge}
            x={inner.right + 12}
            y={shape.bandEnds[edge]}
            dy="0.35em"
            className="fill-muted forced-colors:fill-[CanvasText]"
          >
            {BAND_LABELS[edge]}
          </text>
        ))}
        <circle
          cx={shape.marker.x}
          cy={shape.marker.y}
          r="6"
          className="fill-accent forced-colors:fill-[CanvasText]"
        />
      </svg>
      <ChartCaption unit={unit} weeks={input.weeks} />
    </figure>
  )
}
