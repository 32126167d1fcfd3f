'use client'
// A client module because the tables in it are.
import type { ReactNode, Ref } from 'react'

type Props = {
  ref?: Ref<HTMLElement>
  caption: string
  id: string
  /** How a row is laid out where the screen is too narrow for its columns. */
  phoneLayout: 'provider-rows' | 'question-rows'
  children: ReactNode
}

/**
 * A table whose header row and first column stay in sight; on a phone a row has its label above its values. The region around it scrolls when it must, so
 * that the page does not, and can be reached by keyboard; what has the focus is scrolled clear of both.
 */
export function ScrollingTable({ ref, caption, id, phoneLayout, children }: Props) {
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="@container relative overflow-auto md:max-h-[85vh] scroll-pt-18 rounded-lg border border-line bg-card print:max-h-none print:overflow-visible"
    >
      <table className={`pinned-table ${phoneLayout} w-full text-left text-sm`}>
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
