import type { ReactNode } from 'react'

/** All are 44 px tall, large enough for a finger. */
const VARIANTS = {
  /** After a sentence or as a line of a list. Its words can wrap. */
  plain: 'inline-block min-h-11 py-2.5',
  /** On a separate line. */
  line: 'inline-flex min-h-11 items-center',
  /** The next step after what was just read. */
  strong: 'inline-flex min-h-11 items-center font-semibold',
}

type Props = {
  href: string
  children: ReactNode
  variant?: keyof typeof VARIANTS
  isPrinted?: boolean
}

/** A link outside running text. */
export function StandaloneLink({ children, variant = 'plain', isPrinted = true, ...link }: Props) {
  const look = `${VARIANTS[variant]} underlined-link`
  return (
    <a {...link} className={isPrinted ? look : `${look} print:hidden`}>
      {children}
    </a>
  )
}
