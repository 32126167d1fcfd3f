import type { ReactNode } from 'react'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Mark } from '@/lib/guides/props'
import { CircleLegend, CiteMarks } from './Cite'

type Props = {
  caption: string
  /** What the figures are and what they leave out. */
  note?: string | undefined
  /** Words at the right of the dark strip of an answer. Without them, the figure has an ink rule instead. */
  strip?: string | undefined
  kind?: 'reported' | undefined
  cite?: readonly string[] | undefined
  marks?: readonly Mark[] | undefined
  children: ReactNode
}

/** The thick line above every table and drawing in a guide that has no strip. */
export const RULE = 'border-t-2 border-ink pt-2.5'

const STRIP =
  'flex flex-wrap items-baseline justify-between gap-x-4 rounded-t-lg border border-ink bg-strip px-inset py-2.5 text-sm font-semibold text-on-strip'

/** A drawing or a list of figures in a guide: caption, figures, and one line with the note and all sources. */
export function Figure({ caption, note, strip, marks, children }: Props) {
  return (
    <figure className="@container mb-5 max-w-figure md:mb-8 break-inside-avoid">
      <figcaption className={strip ? STRIP : `mb-2 font-bold ${RULE}`}>
        <NoWrap>{caption}</NoWrap>
        {strip && <span className="text-xs font-normal">{strip}</span>}
      </figcaption>
      {strip ? <div className="rounded-b-lg border border-t-0 border-ink bg-card">{children}</div> : children}
      <FigureNote note={note} marks={marks} />
      {strip && <CircleLegend />}
    </figure>
  )
}

/** The line below a figure: what it leaves out, and all its sources. */
export function FigureNote({
  note,
  marks = [],
}: {
  note?: string | undefined
  marks?: readonly Mark[] | undefined
}) {
  if (!note && marks.length === 0) return null
  return (
    <p className="mt-1.5 mb-0! text-sm/[1.4] text-muted">
      <NoWrap>{note ?? (marks.length === 1 ? 'Source' : 'Sources')}</NoWrap> <CiteMarks marks={marks} />
    </p>
  )
}
