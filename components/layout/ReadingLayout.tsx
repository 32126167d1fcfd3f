import type { ReactNode } from 'react'

type Props = { header: ReactNode; aside: ReactNode; asideAt?: 'left' | 'right'; children: ReactNode }

/** Beside the text, a list at the right begins with a rule. */
const RULE = 'lg:border-t-2 lg:border-frame lg:pt-3'

const COLUMNS = {
  left: 'lg:grid-cols-[min(14.25rem,24%)_minmax(0,var(--container-figure))]',
  right: 'lg:grid-cols-[minmax(0,var(--container-figure))_minmax(9rem,1fr)]',
}

/**
 * The layout of a page of text. If there is room, the aside is beside it, otherwise between header and text. A guide, whose
 * figures use the width, has it at the left, a page of plain text at the right.
 */
export function ReadingLayout({ header, aside, asideAt = 'left', children }: Props) {
  const [left, right] = ['lg:col-start-1', 'lg:col-start-2']
  const [atAside, atText] = asideAt === 'left' ? [left, right] : [`${right} ${RULE}`, left]
  return (
    <article className={`grid grid-cols-[minmax(0,1fr)] gap-x-14 print:block ${COLUMNS[asideAt]}`}>
      <div className={atText}>{header}</div>
      <div className={`lg:row-span-2 lg:row-start-1 print:hidden ${atAside}`}>{aside}</div>
      <div className={`@container ${atText}`}>{children}</div>
    </article>
  )
}
