import type { ReactNode, Ref } from 'react'
import type { ElementId } from '@/lib/base/page-anchors'

type Props = { ref?: Ref<HTMLElement>; caption: string; id: ElementId; children: ReactNode }

/**
 * A table whose header row and first column stay visible. It scrolls inside a region that the keyboard can reach, and
 * the header row does not cover a focused element. On a phone nothing scrolls: each row is a block.
 */
export function ScrollingTable({ ref, caption, id, children }: Props) {
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="@container relative scroll-pt-18 overflow-hidden rounded-lg md:max-h-[85vh] md:overflow-auto border border-line bg-card print:max-h-none print:overflow-visible"
    >
      <table className="pinned-table w-full text-left text-sm">
        <caption id={id} className="sr-only">
          {caption}
        </caption>
        {children}
      </table>
    </section>
  )
}
