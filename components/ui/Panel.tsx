import type { ReactNode } from 'react'

/** The dark strip on top of a label: its title, and at the right what its figures rest on. */
export const STRIP =
  'flex items-center justify-between gap-x-3 bg-strip px-inset py-1.5 md:py-2.5 text-xs/tight font-semibold uppercase tracking-[0.06em] text-on-strip'

type Props = { title: string; aside?: string; as?: 'p' | 'h2'; id?: string; children: ReactNode }

/** A card with a dark strip on top, like a pharmacy label. For facts, never slogans. */
export const Panel = ({ title, aside, as: Tag = 'p', id, children }: Props) => (
  <div className="label-box">
    <div className={`${STRIP} min-h-9 flex-wrap break-after-avoid`}>
      <Tag id={id}>{title}</Tag>
      {aside && <p>{aside}</p>}
    </div>
    {children}
  </div>
)
