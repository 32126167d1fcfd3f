import { FigureLegend } from '@/components/guides/Figure'
import { toPercent } from '@/lib/base/format'
import type { PropsOf } from '@/lib/guides/props'
import { CENTERED, Drawing } from './Drawing'

const KEYS = {
  'first month': 'w-4 bg-accent forced-colors:bg-[CanvasText]',
  'later, if you tolerate it': 'w-4 border border-accent bg-accent-soft',
}

/** How the dose of each drug goes up, in proportion to its own top dose. The first step is the starting dose. */
export const DoseStairs = ({ drugs }: PropsOf<'DoseStairs'>) => (
  <>
    <FigureLegend keys={KEYS} className="@max-[16rem]:hidden" />
    <ul className="grid grid-cols-2 gap-4 @min-[40rem]:gap-x-8 @max-[19rem]:grid-cols-1">
      {drugs.map(({ name, detail, unit, steps, place }) => (
        <li
          key={name}
          className={`flex break-inside-avoid flex-col ${place === 'right' ? 'col-start-2 @max-[19rem]:col-start-1' : 'col-start-1'}`}
        >
          <strong>{name}</strong>
          <span className="mb-1 flex-auto text-sm/[1.3] text-muted">{detail}</span>
          <Stair steps={steps} unit={unit} />
        </li>
      ))}
    </ul>
  </>
)

const FIRST_STEP = 'fill-accent forced-colors:fill-[CanvasText]'
const STEP = 'fill-accent-soft stroke-accent forced-colors:stroke-[CanvasText]'
const TOP = 18
const PLOT = 84
const BASE = TOP + PLOT

function Stair({ steps, unit }: { steps: readonly number[]; unit: string }) {
  const top = Math.max(...steps)
  const toX = (step: number) => toPercent(step / steps.length)
  const words = steps.map((dose, index) => `${index + 1}: ${dose} ${unit}`).join(', ')
  return (
    <Drawing height={BASE + 17} words={[words]}>
      {steps.map((dose, index) => {
        const height = Math.round((dose / top) * PLOT)
        const isFirst = index === 0
        const isLast = index === steps.length - 1
        const column = { x: toX(index), y: BASE - height, width: toX(1), height }
        return (
          <g key={dose}>
            <rect {...column} className={isFirst ? FIRST_STEP : STEP} />
            {/* The label ends with its column: where it is wider, there is room over the lower column before. */}
            <text x={toX(index + 1)} dx="-4" y={BASE - height - 4} textAnchor="end" className="font-semibold">
              {isLast ? `${dose} ${unit}` : dose}
            </text>
            <text x={toX(index + 0.5)} y={BASE + 14} {...CENTERED}>
              {isLast ? `${index + 1}+` : index + 1}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}
