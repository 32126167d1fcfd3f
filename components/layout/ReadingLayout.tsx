import type { ReactNode } from 'react'

type Props = {
  header: ReactNode
  /** Beside the text if there is room, otherwise between header and text. */
  aside: ReactNode
  children: ReactNode
}

/** The layout of a page of text: on a desktop, a reading column with its table of contents beside it. */
export function ReadingLayout({ header, aside, children }: Props) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[min(14.25rem,24%)_minmax(0,var(--container-figure))] print:block">
      <div className="lg:col-start-2">{header}</div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">{aside}</div>
      <div className="@container lg:col-start-2">{children}</div>
    </article>
  )
}
