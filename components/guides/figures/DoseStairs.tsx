import { Figure } from '@/components/guides/Figure'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Mark, PropsOf } from '@/lib/guides/props'
import { Drawing } from './Drawing'

const WIDTH = 168
const TOP = 18
const PLOT = 84

/** How the dose of each drug goes up, in proportion to its own top dose. The first step is the starting dose. */
export function DoseStairs({ drugs, ...figure }: PropsOf<'DoseStairs'> & { marks?: readonly Mark[] }) {
  return (
    <Figure {...figure}>
      <p className="mb-3! flex flex-wrap gap-x-4 text-sm @max-[16rem]:hidden">
        <Key className="bg-accent">first month</Key>
        <Key className="border border-accent bg-accent-soft">later, if you tolerate it</Key>
      </p>
      <ul className="list-none! grid grid-cols-2 gap-x-4 gap-y-4 pl-0! @max-[16rem]:grid-cols-1">
        {drugs.map(({ name, detail, unit, steps, place }) => (
          <li
            key={name}
            className={`mb-0! break-inside-avoid ${place === 'right' ? 'col-start-2 @max-[16rem]:col-start-1' : 'col-start-1'}`}
          >
            <strong className="block">{name}</strong>
            <span className="mb-1 block text-sm/[1.3] text-muted">
              <NoWrap>{detail}</NoWrap>
            </span>
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
        const isLast = index === steps.length - 1
        return (
          <g key={dose}>
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
              x={isLast ? WIDTH : index * step + step / 2}
              y={base - height - 4}
              textAnchor={isLast ? 'end' : 'middle'}
              className="text-[12px] font-semibold"
            >
              {isLast ? `${dose} ${unit}` : dose}
            </text>
            <text
              x={index * step + step / 2}
              y={base + 14}
              textAnchor="middle"
              className="fill-muted text-[12px]"
            >
              {isLast ? `${index + 1}+` : index + 1}
            </text>
          </g>
        )
      })}
    </Drawing>
  )
}

const Key = ({ children, className }: { children: string; className: string }) => (
  <span className="flex items-center gap-x-1.5">
    <span className={`inline-block h-2.5 w-4 ${className}`} />
    {children}
  </span>
)
