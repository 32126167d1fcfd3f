import type { ReactNode } from 'react'

type Props = { rank?: number | undefined; children: ReactNode }

/** A name in a large row, after its rank if it has one. */
export const RankedName = ({ rank, children }: Props) => (
  <span className="min-w-0 flex-auto [overflow-wrap:anywhere]">
    {rank && <span className="mr-2 font-serif text-h3 text-accent">{rank}</span>}
    {children}
  </span>
)
