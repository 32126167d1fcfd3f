import type { ReactNode } from 'react'
import type { PropsOf } from '@/lib/guides/props'

const TONES = {
  emergency: 'rounded-r-md border-l-4 border-danger bg-danger-soft',
  warning: 'rounded-md border-2 border-frame bg-card',
  note: 'rounded-r-md border-l-4 border-accent bg-accent-soft',
} satisfies Record<PropsOf<'Callout'>['tone'], string>

/** A highlighted box: an emergency in red, a label's boxed warning in a full frame, a note in green. */
export const Callout = ({ tone, title, children }: PropsOf<'Callout'> & { children: ReactNode }) => (
  <div role="note" className={`mb-5 break-inside-avoid px-inset py-4 ${TONES[tone]}`}>
    <p className="mb-2 font-bold">{title}</p>
    <div className="[&>:last-child]:mb-0">{children}</div>
  </div>
)
