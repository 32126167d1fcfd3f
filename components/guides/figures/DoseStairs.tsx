import { Figure, Legend } from '@/components/guides/Figure'
import type { FigureProps } from '@/lib/guides/props'
import { Drawing, toPercent } from './Drawing'

const TOP = 18
const PLOT = 84

/** How the dose of each drug goes up, in proportion to its own top dose. The first step is the starting dose. */
export function DoseStairs({ drugs, ...figure }: FigureProps<'DoseStairs'>) {
  return (
    <Figure {...figure}>
      <Legend
        keys={{
          'first month': 'w-4 bg-accent forced-colors:bg-[CanvasText]',
          'later, if you tolerate it': 'w-4 border border-accent bg-accent-soft',
        }}
        className="@max-[16rem]:hidden"
      />
      <ul className="grid grid-cols-2 gap-4 @max-[19rem]:grid-cols-1">
        {drugs.map(({ name, detail, unit, steps, place }) => (
          <li
            key={name}
            className={`flex break-inside-avoid flex-col ${place === 'right' ? 'col-start-2 @max-[19rem]:col-start-1' : 'col-start-1'}`}
          >
            <strong>{name}</strong>
            <span className="mb-1 grow text-sm/[1.3] text-muted">{detail}</span>
            <Stair steps={steps} unit={unit} />
          </li>
        ))}
      </ul>
    </Figure>
  )
}

function Stair({ steps, unit }: { steps: readonly number[]; unit: string }) {
  const top = Math.max(...steps)
  const base = TOP + PLOT
  return (
    <Drawing
      height={base + 17}
      className="max-w-60"
      words={[steps.map((dose, index) => `${index + 1}: ${dose} ${unit}`).join(', ')]}
    >
      {steps.map((dose, index) => {
        const height = Math.round((dose / top) * PLOT)
        const isLast = index === steps.length - 1
        return (
          <g key={dose}>
            <rect
              x={toPercent(index / steps.length)}
              y={base - height}
              width={toPercent(1 / steps.length)}
              height={height}
              className={
                index === 0
                  ? 'fill-accent forced-colors:fill-[CanvasText]'
                  : 'fill-accent-soft stroke-accent forced-colors:stroke-[CanvasText]'
              }
            />
            {/* The label ends with its column: where it is wider, there is room over the lower column before. */}
            <text
              x={index === 0 ? 0 : toPercent((index + 1) / steps.length)}
              dx={index === 0 || isLast ? undefined : -4}
              y={base - height - 4}
              textAnchor={index === 0 ? undefined : 'end'}
              className="font-semibold"
            >
              {isLast ? `${dose} ${unit}` : dose}
            </text>
            <text
              x={toPercent((index + 0.5) / steps.length)}
              y={base + 14}
              textAnchor="middle"
              className="fill-muted"
            >
              {isLast ? `${index + 1}+` : index + 1}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}
