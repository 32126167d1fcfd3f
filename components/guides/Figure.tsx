import type { ReactNode } from 'react'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Kind, Mark } from '@/lib/guides/props'
import { CiteMarks } from './Cite'
import { PANEL, STRIP } from './FactPanel'

type Props = {
  caption: string
  /** What the figures are and what they leave out. */
  note?: string | undefined
  /** Words at the right of the dark strip. Without them, the figure has an ink rule instead. */
  strip?: string | undefined
  kind?: Kind | undefined
  cite?: readonly string[] | undefined
  marks?: readonly Mark[] | undefined
  children: ReactNode
}

/** A drawing or a list of figures in a guide: caption, figures, and one line with the note and all sources. */
export function Figure({ caption, note, strip, kind, marks = [], children }: Props) {
  return (
    <figure className="@container mb-8 max-w-figure break-inside-avoid">
      <div className={strip ? PANEL : 'border-t-2 border-ink pt-2.5'}>
        <figcaption
          className={
            strip ? `flex flex-wrap items-baseline justify-between gap-x-4 ${STRIP}` : 'mb-3 font-bold'
          }
        >
          <NoWrap>{caption}</NoWrap>
          {strip && <span className="text-xs font-normal">{strip}</span>}
        </figcaption>
        {children}
      </div>
      {(note || marks.length > 0) && (
        <p className="mt-2 mb-0! text-sm text-muted">
          <NoWrap>{note ?? 'Sources'}</NoWrap> <CiteMarks marks={marks} isReported={kind === 'reported'} />
        </p>
      )}
    </figure>
  )
}
