import type { ReactNode } from 'react'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Mark } from '@/lib/guides/props'
import { FigureSources } from './Cite'

type Props = { caption: string; marks?: readonly Mark[] | undefined; note?: string | undefined; children: ReactNode }

/** The thick line above every table and drawing in a guide. */
export const RULE = 'border-t-2 border-ink pt-2.5'

/** A drawing in a guide, with its caption and sources. */
export function Figure({ caption, marks, note, children }: Props) {
  return (
    <figure className={`mb-8 break-inside-avoid ${RULE}`}>
      <figcaption className="mb-3 font-semibold">
        <NoWrap>{caption}</NoWrap>
      </figcaption>
      {children}
      <div className="mt-2.5 grid gap-y-1">
        {note && (
          <p className="mb-0! text-sm text-muted">
            <NoWrap>{note}</NoWrap>
          </p>
        )}
        <FigureSources marks={marks} />
      </div>
    </figure>
  )
}
