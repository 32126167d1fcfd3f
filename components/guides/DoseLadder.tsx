import type { Mark, PropsOf } from '@/lib/guides/props'
import { Figure } from './Figure'

/** The height of each step by its position. No ladder has more than six steps. */
const HEIGHTS = ['h-5', 'h-9', 'h-13', 'h-17', 'h-21', 'h-25'] as const

/** Doses as rising steps, each with its dose and time as text. */
export function DoseLadder({ caption, steps, marks }: PropsOf<'DoseLadder'> & { marks?: readonly Mark[] }) {
  return (
    <Figure caption={caption} marks={marks}>
      <ol className="grid auto-cols-fr grid-flow-col items-end gap-x-1 sm:gap-x-1.5">
        {steps.map(({ dose, when }, index) => (
          <li key={dose} className="min-w-0">
            <p className="mb-1! text-xs font-bold sm:text-sm">{dose}</p>
            <div
              aria-hidden="true"
              className={`rounded-t-sm bg-accent print:border print:border-ink forced-colors:bg-[CanvasText] ${HEIGHTS[Math.min(index, HEIGHTS.length - 1)]}`}
            />
            <p className="mt-1.5 mb-0! text-xs text-muted">{when}</p>
          </li>
        ))}
      </ol>
    </Figure>
  )
}
