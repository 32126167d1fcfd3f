import { getContent } from '@/lib/content'
import type { FigureProps } from '@/lib/guides/props'
import { HelpSteps } from './HelpSteps'

/** Every sign at its step, in a frame, in the middle of a guide. */
export function SignBox({ marks }: FigureProps<'SignBox'>) {
  const { title } = getContent().safety.signs
  return (
    <div
      role="note"
      className="mb-5 max-w-figure break-inside-avoid rounded-md border-2 border-danger bg-card"
    >
      <p className="mb-0! px-3 py-1.5 font-bold md:px-inset">{title}</p>
      <HelpSteps marks={marks} />
    </div>
  )
}
