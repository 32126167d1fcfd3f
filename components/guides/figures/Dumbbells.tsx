import { Figure } from '@/components/guides/Figure'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { Drawing } from './Drawing'

const WIDTH = 340
const LEFT = 108
const RIGHT = 26
const ROW = 30

/** Two shares per row, a disc for the first name and a square for the second, joined by a line. */
export function Dumbbells({
  names,
  rows,
  max,
  ...figure
}: PropsOf<'Dumbbells'> & { marks?: readonly Mark[] }) {
  const [disc = '', square = ''] = names
  const toX = (value: number) => LEFT + (value / max) * (WIDTH - LEFT - RIGHT)
  const bottom = rows.length * ROW
  return (
    <Figure {...figure}>
      <p className="mb-2! flex gap-x-4 text-sm font-semibold @max-[16rem]:hidden">
        <Key name={disc} className="rounded-pill bg-accent text-accent" />
        <Key name={square} className="border-2 border-slate bg-card" />
      </p>
      <Drawing
        width={WIDTH}
        height={bottom + 20}
        words={rows.map(({ label, first, second }) => `${label}: ${disc} ${first}, ${square} ${second}`)}
      >
        {rows.map(({ label, first, second }, row) => {
          const y = row * ROW + ROW / 2
          const isFirstLower = first < second
          // Near zero there is no room between the label and the mark.
          const isTight = Math.min(first, second) / max < 0.15
          return (
            <g key={label}>
              <path d={`M0 ${y + ROW / 2}H${WIDTH}`} className="stroke-line" />
              <text y={y + 5} className="font-semibold">
                {label}
              </text>
              <path d={`M${toX(first)} ${y}H${toX(second)}`} strokeWidth="4" className="stroke-slate" />
              <rect
                x={toX(second) - 5}
                y={y - 5}
                width="10"
                height="10"
                strokeWidth="2.5"
                className="fill-paper stroke-slate forced-colors:stroke-[CanvasText]"
              />
              <circle cx={toX(first)} cy={y} r="5" className="fill-accent forced-colors:fill-[CanvasText]" />
              {isTight ? (
                <text x={toX(Math.max(first, second)) + 10} y={y + 5}>
                  <tspan className="fill-accent font-bold forced-colors:fill-[CanvasText]">
                    {first.toFixed(1)}
                  </tspan>
                  {` / ${second.toFixed(1)}`}
                </text>
              ) : (
                <>
                  <text
                    x={toX(first) + (isFirstLower ? -10 : 10)}
                    y={y + 5}
                    textAnchor={isFirstLower ? 'end' : 'start'}
                    className="fill-accent font-bold forced-colors:fill-[CanvasText]"
                  >
                    {first.toFixed(1)}
                  </text>
                  <text
                    x={toX(second) + (isFirstLower ? 10 : -10)}
                    y={y + 5}
                    textAnchor={isFirstLower ? 'start' : 'end'}
                  >
                    {second.toFixed(1)}
                  </text>
                </>
              )}
            </g>
          )
        })}
        {[0, max / 2, max].map((value) => (
          <text key={value} x={toX(value)} y={bottom + 16} textAnchor="middle" className="fill-muted">
            {value}
          </text>
        ))}
      </Drawing>
    </Figure>
  )
}

const Key = ({ name, className }: { name: string; className: string }) => (
  <span className="flex items-center gap-x-1.5">
    <span className={`inline-block size-2.5 ${className}`} />
    {name}
  </span>
)
