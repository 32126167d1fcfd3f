import type { ReactNode } from 'react'

/** The reading column: text of guides and legal pages. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="max-w-prose [&_p]:mb-5">{children}</div>
}
