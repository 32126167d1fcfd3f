import type { ReactNode } from 'react'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Kind, Mark } from '@/lib/guides/props'
import { CiteMarks } from './Cite'
import { ReportedNote } from './ReportedNote'

type Props = {
  caption: string
  kind?: Kind | undefined
  cite?: readonly string[] | undefined
  marks?: readonly Mark[] | undefined
  children: ReactNode
}

/** A drawing in a guide, with its caption and sources. */
export function Figure({ caption, kind, cite = [], marks = [], children }: Props) {
  return (
    <>
      <figure className="mb-7 break-inside-avoid">
        <figcaption className="mb-2.5 text-sm font-semibold">
          <NoWrap>{caption}</NoWrap>
          <CiteMarks marks={marks} isReported={kind === 'reported'} />
        </figcaption>
        {children}
      </figure>
      {kind === 'reported' && <ReportedNote ids={cite} />}
    </>
  )
}
