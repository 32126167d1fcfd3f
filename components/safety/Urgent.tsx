import { HelpSteps } from '@/components/safety/HelpSteps'
import { URGENT_ID } from '@/lib/base/page-anchors'
import type { FigureProps } from '@/lib/guides/props'

const TITLE_ID = `${URGENT_ID}_title`

/**
 * What to do at night, before everything else: every sign at its step, too much taken, and what to do meanwhile.
 */
export function Urgent({ caption, section, marks }: FigureProps<'Urgent'>) {
  return (
    <section
      id={URGENT_ID}
      aria-labelledby={TITLE_ID}
      className="mb-3 max-w-figure scroll-mt-2 break-inside-avoid rounded-md border-2 border-danger bg-card text-sm/[1.3]"
    >
      <h2 id={TITLE_ID} className="px-3 py-1 md:px-inset heading-3">
        {caption}
      </h2>
      <HelpSteps isDense marks={marks} tooMuchHref={`#${section}`} />
    </section>
  )
}
