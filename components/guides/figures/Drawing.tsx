import type { ReactNode } from 'react'

type Props = { height: number; words: readonly string[]; children: ReactNode }

/**
 * A drawing as wide as its column, and its figures in words, which are read aloud, and shown instead where letters are very
 * large. Places are shares of the width: letters keep their size.
 */
export const Drawing = ({ height, children, words }: Props) => (
  <>
    <svg
      aria-hidden="true"
      height={height}
      className="block w-full overflow-visible fill-ink text-[13px] @max-[16rem]:hidden"
    >
      {children}
    </svg>
    <ul className="list-none! pl-0! @min-[16rem]:sr-only">
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)

/** A label of a scale, under its place. */
export const CENTERED = { textAnchor: 'middle', className: 'fill-muted' } as const
