import { formatDollarRange } from '@/lib/base/format'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { Figure } from './Figure'

const WIDTH = 1000

/** Ranges of cost on one scale: the bar runs from the low to the high end, and the range stands in text. */
export function CostBars({ caption, unit, rows, marks }: PropsOf<'CostBars'> & { marks?: readonly Mark[] }) {
  const top = Math.max(...rows.map(({ high }) => high))
  const scale = (dollars: number) => Math.round((dollars / top) * WIDTH)
  return (
    <Figure caption={caption} marks={marks}>
      <ul className="border-t border-line">
        {rows.map(({ label, low, high }) => (
          <li key={label} className="border-b border-line py-3">
            <p className="mb-1.5! flex flex-wrap justify-between gap-x-4 text-sm">
              <span className="font-semibold">{label}</span>
              <span>
                {formatDollarRange(low, high)} {unit}
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${WIDTH} 10`}
              preserveAspectRatio="none"
              className="block h-2.5 w-full"
            >
              <rect width={WIDTH} height="10" className="fill-mint forced-colors:fill-none" />
              <rect
                x={scale(low)}
                width={Math.max(6, scale(high) - scale(low))}
                height="10"
                className="fill-pine forced-colors:fill-[CanvasText]"
              />
            </svg>
          </li>
        ))}
      </ul>
    </Figure>
  )
}
