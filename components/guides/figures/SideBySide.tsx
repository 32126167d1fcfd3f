import type { ReactNode } from 'react'

/** Two drawings next to each other if there is room. */
export const SideBySide = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-figure gap-x-8 md:grid-cols-2">{children}</div>
)
