import type { ReactNode } from 'react'

type Props = {
  /** Size of the coordinate system. Letters in it are 13 units high, so that they are 12 to 16 px on every screen. */
  width: number
  height: number
  /** The largest width in the page, so that letters stay small on a wide screen. */
  className?: string
  children: ReactNode
  /** The same figures in words: read aloud, and shown instead of the drawing where letters are very large. */
  words: readonly string[]
}

/** A line drawing that scales with its column, and its figures in words. */
export function Drawing({ width, height, className = 'max-w-[26rem]', children, words }: Props) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        className={`block h-auto w-full overflow-visible fill-ink text-[13px] @max-[16rem]:hidden ${className}`}
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
