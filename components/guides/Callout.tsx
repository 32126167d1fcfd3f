import type { ReactNode } from 'react'
import type { PropsOf } from '@/lib/guides/props'

type Tone = PropsOf<'Callout'>['tone']

const TONES = {
  emergency: 'border-danger bg-danger-soft',
  warning: 'border-frame bg-card',
  note: 'border-accent bg-accent-soft',
} satisfies Record<Tone, string>

/** A highlighted box: an emergency in red, a label's boxed warning in a full frame, a note in green. */
export function Callout({ tone, title, children }: PropsOf<'Callout'> & { children: ReactNode }) {
  const frame = tone === 'warning' ? 'rounded-md border-2' : 'rounded-r-md border-l-4'
  return (
    <aside role="note" className={`mb-5 break-inside-avoid px-inset py-4 ${frame} ${TONES[tone]}`}>
      <p className="mb-2 font-bold">{title}</p>
      <div className="[&>:last-child]:mb-0">{children}</div>
    </aside>
  )
}
