import type { ReactNode } from 'react'

type Props = { children: ReactNode; tone?: 'plain' | 'mint' | 'amber' }

const TONES = {
  plain: 'border-line bg-card text-muted text-sm',
  mint: 'border-transparent bg-mint text-pine text-xs font-semibold',
  amber: 'border-transparent bg-amber-soft text-amber-ink text-xs font-semibold',
} satisfies Record<NonNullable<Props['tone']>, string>

/** A short mark in a rounded frame. Amber belongs to the top choice alone. */
export function Pill({ children, tone = 'plain' }: Props) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-pill border px-3.5 py-1 ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
