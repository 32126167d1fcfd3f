import { FigureLegend } from '@/components/guides/Figure'
import { toPercent } from '@/lib/base/format'
import type { PropsOf } from '@/lib/guides/props'
import { CENTERED, Drawing } from './Drawing'

/** Shares of the width: long or short labels at the left, and room for a figure at the right. */
const LONG = 0.32
const SHORT = 0.14
const RIGHT = 0.08
const ROW = 30

const DISC = 'fill-accent forced-colors:fill-[CanvasText]'
const SQUARE = {
  transform: 'translate(-5 -5)',
  width: 10,
  height: 10,
  strokeWidth: 2,
  className: 'fill-paper stroke-slate forced-colors:stroke-[CanvasText]',
}

/** Two shares per row, joined by a line: a disc for the first name, and for the second a square that holds a disc at its place. */
export function Dumbbells({ names: [disc = '', square = ''], rows, max }: PropsOf<'Dumbbells'>) {
  const left = rows.every(({ label }) => label.length < 5) ? SHORT : LONG
  const toX = (value: number) => toPercent(left + (value / max) * (1 - left - RIGHT))
  const keys = {
    [disc]: 'rounded-pill bg-accent forced-colors:bg-[CanvasText]',
    [square]: 'border-2 border-slate bg-card',
  }
  return (
    <>
      <FigureLegend keys={keys} className="font-semibold @max-[16rem]:hidden" />
      <Drawing
        height={rows.length * ROW + 20}
        words={rows.map(({ label, first, second }) => `${label}: ${disc} ${first}, ${square} ${second}`)}
      >
        {[0, max / 2, max].map((value) => (
          <text key={value} x={toX(value)} y={rows.length * ROW + 16} {...CENTERED}>
            {value}
          </text>
        ))}
        <line
          x1={toX(0)}
          x2={toX(max)}
          y1={rows.length * ROW}
          y2={rows.length * ROW}
          className="stroke-ink"
        />
        {rows.map(({ label, first, second }, row) => {
          // Near zero there is no room between the label and the mark: both figures are at the right.
          const isTight = Math.min(first, second) / max < 0.15
          const atLeft = { x: toX(Math.min(first, second)), dx: -10, textAnchor: 'end' as const }
          const atRight = { x: toX(Math.max(first, second)), dx: 10 }
          const atFirst = first < second && !isTight ? atLeft : atRight
          const atSecond = first < second ? atRight : atLeft
          return (
            <g key={label} transform={`translate(0 ${row * ROW + ROW / 2})`}>
              <text y="5" className="font-semibold">
                {label}
              </text>
              <line y1={ROW / 2} x2="100%" y2={ROW / 2} className="stroke-line" />
              <line x1={toX(first)} x2={toX(second)} strokeWidth="4" className="stroke-slate" />
              <rect x={toX(second)} {...SQUARE} />
              <circle cx={toX(first)} r="5.5" className={DISC} />
              <text {...atFirst} y="5">
                <tspan className={`font-bold ${DISC}`}>{first.toFixed(1)}</tspan>
                {isTight && ` / ${second.toFixed(1)}`}
              </text>
              {!isTight && (
                <text {...atSecond} y="5">
                  {second.toFixed(1)}
                </text>
              )}
            </g>
          )
        })}
      </Drawing>
    </>
  )
}
