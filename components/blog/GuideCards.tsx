import type { ReactNode } from 'react'
import { NoWrap } from '@/components/ui/NoWrap'
import { Pill } from '@/components/ui/Pill'
import { guidePath } from '@/lib/base/routes'
import type { getGuides } from '@/lib/content'
import { ReadMore } from './ReadMore'

type Props = {
  guides: ReturnType<typeof getGuides>
  /** An additional item at the end of the list. */
  children?: ReactNode
}

/** Guides as cards: a key figure, what the guide is about, and a link. */
export function GuideCards({ guides, children }: Props) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-[repeat(2,minmax(0,1fr))] lg:grid-cols-[repeat(3,minmax(0,1fr))]">
      {guides.map(({ slug, title, description, badge, figure }) => (
        <li key={slug} className="flex flex-col items-start rounded-lg border border-line bg-card p-6">
          <Pill tone="accent">{badge}</Pill>
          <h3 className="mt-3 mb-2 heading-3">
            <NoWrap>{title}</NoWrap>
          </h3>
          {figure && (
            <p className="mb-3 text-sm">
              <strong className="block text-figure">{figure.value}</strong>
              <NoWrap>{figure.meaning}</NoWrap>
            </p>
          )}
          <p className="mb-3 text-muted">
            <NoWrap>{description}</NoWrap>
          </p>
          <span className="mt-auto">
            <ReadMore href={guidePath(slug)} title={title} />
          </span>
        </li>
      ))}
      {children}
    </ul>
  )
}
