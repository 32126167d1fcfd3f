import type { ReactNode } from 'react'

const TONES = {
  accent: 'border-transparent bg-accent-soft text-accent text-xs font-semibold',
  highlight: 'border-highlight bg-highlight-soft text-highlight-strong text-xs font-semibold',
}

/** A short label in a rounded frame. The highlight is only for the top choice. */
export const Pill = ({ children, tone }: { children: ReactNode; tone: keyof typeof TONES }) => (
  <span
    className={`inline-flex max-w-full items-center gap-1.5 rounded-pill border px-3.5 py-1 ${TONES[tone]}`}
  >
    {children}
  </span>
)
