import { Figure, Legend } from '@/components/guides/Figure'
import type { FigureProps } from '@/lib/guides/props'
import { Drawing } from './Drawing'

const WIDTH = 168
const TOP = 18
const PLOT = 84

/** How the dose of each drug goes up, in proportion to its own top dose. The first step is the starting dose. */
export function DoseStairs({ drugs, ...figure }: FigureProps<'DoseStairs'>) {
  return (
    <Figure {...figure}>
      <Legend
        keys={{
          'first month': 'w-4 bg-accent',
          'later, if you tolerate it': 'w-4 border border-accent bg-accent-soft',
        }}
        className="@max-[16rem]:hidden"
      />
      <ul className="grid grid-cols-2 gap-4 @max-[16rem]:grid-cols-1">
        {drugs.map(({ name, detail, unit, steps, place }) => (
          <li
            key={name}
            className={`break-inside-avoid ${place === 'right' ? 'col-start-2 @max-[16rem]:col-start-1' : 'col-start-1'}`}
          >
            <strong className="block">{name}</strong>
            <span className="mb-1 block text-sm/[1.3] text-muted">{detail}</span>
            <Stair steps={steps} unit={unit} />
          </li>
        ))}
      </ul>
    </Figure>
  )
}

function Stair({ steps, unit }: { steps: readonly number[]; unit: string }) {
  const top = Math.max(...steps)
  const step = WIDTH / steps.length
  const base = TOP + PLOT
  return (
    <Drawing
      width={WIDTH}
      height={base + 17}
      className="max-w-60"
      words={[steps.map((dose, index) => `${index + 1}: ${dose} ${unit}`).join(', ')]}
    >
      {steps.map((dose, index) => {
        const height = (dose / top) * PLOT
        const middle = (index + 0.5) * step
        const isLast = index === steps.length - 1
        return (
          <g key={dose} textAnchor="middle" className="text-[12px]">
            <rect
              x={index * step}
              y={base - height}
              width={step}
              height={height}
              className={
                index === 0
                  ? 'fill-accent forced-colors:fill-[CanvasText]'
                  : 'fill-accent-soft stroke-accent forced-colors:stroke-[CanvasText]'
              }
            />
            <text
              x={isLast ? WIDTH : middle}
              y={base - height - 4}
              textAnchor={isLast ? 'end' : undefined}
              className="font-semibold"
            >
              {isLast ? `${dose} ${unit}` : dose}
            </text>
            <text x={middle} y={base + 14} className="fill-muted">
              {isLast ? `${index + 1}+` : index + 1}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}
