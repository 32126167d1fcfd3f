import type { ReactNode } from 'react'

type Props = { children: ReactNode; tone?: 'plain' | 'accent' | 'highlight' }

const TONES = {
  plain: 'border-line bg-card text-muted text-sm',
  accent: 'border-transparent bg-accent-soft text-accent text-xs font-semibold',
  highlight: 'border-transparent bg-highlight-soft text-highlight-strong text-xs font-semibold',
} satisfies Record<NonNullable<Props['tone']>, string>

/** A short label in a rounded frame. The highlight is only for the top choice. */
export function Pill({ children, tone = 'plain' }: Props) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-pill border px-3.5 py-1 ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
