import type { ReactNode } from 'react'

/** Two drawings next to each other if there is room. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="grid max-w-figure gap-x-8 md:grid-cols-2">{children}</div>
}
