import type { ReactNode } from 'react'

type Props = {
  header: ReactNode
  /** Beside the text if there is room, otherwise between header and text. */
  aside: ReactNode
  /** A guide has its contents at the left, and figures that use the width. A page of plain text has them at the right. */
  asideAt?: 'left' | 'right'
  children: ReactNode
}

const LAYOUTS = {
  left: {
    columns: 'lg:grid-cols-[min(14.25rem,24%)_minmax(0,var(--container-figure))]',
    text: 'lg:col-start-2',
    aside: 'lg:col-start-1',
  },
  right: {
    columns: 'lg:grid-cols-[minmax(0,var(--container-figure))_minmax(9rem,1fr)]',
    text: 'lg:col-start-1',
    aside: 'lg:col-start-2',
  },
}

/** The layout of a page of text: on a desktop, a reading column with its table of contents beside it. */
export function ReadingLayout({ header, aside, asideAt = 'left', children }: Props) {
  const at = LAYOUTS[asideAt]
  return (
    <article className={`grid grid-cols-[minmax(0,1fr)] gap-x-14 print:block ${at.columns}`}>
      <div className={at.text}>{header}</div>
      <div className={`lg:row-span-2 lg:row-start-1 print:hidden ${at.aside}`}>{aside}</div>
      <div className={`@container ${at.text}`}>{children}</div>
    </article>
  )
}
