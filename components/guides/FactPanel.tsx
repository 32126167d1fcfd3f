import type { ReactNode } from 'react'

/** The frame of every table and figure in a guide: thin lines below a dark strip, which is the caption. */
export const PANEL = 'overflow-hidden rounded-lg border border-ink bg-card'

export const STRIP =
  'bg-strip [--focus:var(--color-on-strip)] px-3.5 py-2.5 text-left text-[0.9375rem]/[1.35] font-semibold text-on-strip sm:px-5 [&_a]:text-on-strip print:border-b print:border-ink'

/** A figure with the same frame as a table. */
export function FactPanel({ caption, children }: { caption: ReactNode; children: ReactNode }) {
  return (
    <figure className={`mb-7 break-inside-avoid ${PANEL}`}>
      <figcaption className={STRIP}>{caption}</figcaption>
      <div className="px-3.5 py-4 sm:px-5">{children}</div>
    </figure>
  )
}
