import type { ReactNode } from 'react'

/** All are 44 px tall, large enough for a finger. */
export const LINK_CLASSES = {
  /** After a sentence or as a line of a list. Its words can wrap. */
  plain: 'inline-block min-h-11 py-2.5 underlined-link',
  /** On a separate line. */
  line: 'inline-flex min-h-11 items-center underlined-link',
  /** The next step after what was just read. */
  strong: 'inline-flex min-h-11 items-center font-semibold underlined-link',
}

type Props = { href: string; children: ReactNode; variant?: keyof typeof LINK_CLASSES }

/** A link outside running text. */
export const StandaloneLink = ({ children, variant = 'plain', href }: Props) => (
  <a href={href} className={LINK_CLASSES[variant]}>
    {children}
  </a>
)
