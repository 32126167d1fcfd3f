import type { ReactNode } from 'react'

type Props = {
  /** Size of the coordinate system. Letters in it are 13 units high, so that they are 12 to 16 px on every screen. */
  width: number
  height: number
  children: ReactNode
  /** The same figures in words: read aloud, and shown instead of the drawing where letters are very large. */
  words: readonly string[]
}

/** A line drawing that scales with its column, and its figures in words. */
export function Drawing({ width, height, children, words }: Props) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className="block h-auto w-full max-w-[30rem] overflow-visible fill-ink text-[13px] @max-[16rem]:hidden"
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
}
