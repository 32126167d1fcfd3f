import type { ReactNode } from 'react'

type Props = { title: string; aside?: string; as?: 'p' | 'h2'; id?: string; children: ReactNode }

/** A card with a dark strip on top, like a pharmacy label. For facts, never slogans. */
export const Panel = ({ title, aside, as: Tag = 'p', id, children }: Props) => (
  <div className="label-box">
    <div className="strip min-h-9 flex-wrap break-after-avoid">
      <Tag id={id}>{title}</Tag>
      {aside && <p>{aside}</p>}
    </div>
    {children}
  </div>
)
