import type { ReactNode } from 'react'
import { STRIP } from './strip'

type Props = { title: string; aside?: string; as?: 'p' | 'h2'; id?: string; children: ReactNode }

/**
 * A card with a dark strip on top, like a pharmacy label. For facts, never slogans. The strip's color is behind the whole
 * card, so that no lighter sliver shows in its corners.
 */
export function Panel({ title, aside, as: Tag = 'p', id, children }: Props) {
  return (
    <div className="overflow-hidden rounded-lg border border-frame bg-strip">
      <div className={`${STRIP} flex-wrap break-after-avoid`}>
        <Tag id={id}>{title}</Tag>
        {aside && <p>{aside}</p>}
      </div>
      <div className="bg-card">{children}</div>
    </div>
  )
}
