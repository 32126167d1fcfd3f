'use client'
// A client module because the tables in it are.
import type { ReactNode, Ref } from 'react'

type Props = { ref?: Ref<HTMLElement>; caption: string; id: string; children: ReactNode }

/**
 * A table whose header row and first column stay in sight. The region around it scrolls when it must, so
 * that the page does not, and can be reached by keyboard.
 */
export function ScrollingTable({ ref, caption, id, children }: Props) {
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative max-h-[85vh] overflow-auto rounded-lg border border-line bg-card print:max-h-none print:overflow-visible"
    >
      <table className={TABLE_CLASSES}>
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}

const TABLE_CLASSES =
  'w-full border-separate border-spacing-0 text-left text-sm [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:px-3 [&_:is(td,th)]:py-1.5 [&_thead_th]:sticky [&_thead_th]:top-0 [&_thead_th]:bg-card [&_th:first-child]:sticky [&_th:first-child]:left-0 [&_th:first-child]:z-1 [&_th:first-child]:bg-card [&_thead_th:first-child]:z-2 print:[&_th]:static!'
