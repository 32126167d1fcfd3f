import type { ReactNode } from 'react'

type Props = { header: ReactNode; aside: ReactNode; asideAt?: 'left' | 'right'; children: ReactNode }

/** Beside the text, a list at the right begins with a rule. */
const RULE = 'lg:border-t-2 lg:border-frame lg:pt-3'

const COLUMNS = {
  left: 'lg:*:col-start-2 lg:grid-cols-[min(14.25rem,24%)_minmax(0,var(--container-figure))]',
  right: 'lg:*:col-start-1 lg:grid-cols-[minmax(0,var(--container-figure))_minmax(9rem,1fr)]',
}

/**
 * The layout of a page of text. If there is room, the aside is beside it, otherwise between header and text. A guide, whose
 * figures use the width, has it at the left, a page of plain text at the right.
 *
 * Reader views keep what is beside the text in the document only if its class has a word like "text": without it, they
 * drop a header with its warning.
 */
export function ReadingLayout({ header, aside, asideAt = 'left', children }: Props) {
  const atAside = asideAt === 'left' ? 'lg:col-start-1!' : `lg:col-start-2! ${RULE}`
  return (
    <article
      className={`grid grid-cols-[minmax(0,1fr)] gap-x-14 print:block *:nth-[n+3]:@container ${COLUMNS[asideAt]}`}
    >
      <div className="text-ink">{header}</div>
      <div className={`lg:row-span-2 lg:row-start-1 print:hidden ${atAside}`}>{aside}</div>
      {children}
    </article>
  )
}
