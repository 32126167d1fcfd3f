import type { ReactNode } from 'react'
import { NoWrap } from '@/components/ui/NoWrap'
import type { Mark } from '@/lib/guides/props'
import { CiteMarks } from './Cite'

type Props = { caption: string; marks?: readonly Mark[] | undefined; children: ReactNode }

/** A figure of a guide with its caption and the sources it rests on. */
export function Figure({ caption, marks, children }: Props) {
  return (
    <figure className="mb-7 break-inside-avoid">
      <figcaption className="mb-2.5 text-sm font-semibold">
        <NoWrap>{caption}</NoWrap>
        {marks && <CiteMarks marks={marks} />}
      </figcaption>
      {children}
    </figure>
  )
}
