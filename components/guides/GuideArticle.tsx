import type { ReactNode } from 'react'
import type { Guide } from '@/lib/schemas/documents'
import { GuideFooter } from './GuideFooter'
import { GuideHeader } from './GuideHeader'
import { Prose } from './Prose'
import { PublishedOn } from './PublishedOn'
import { SourceList } from './SourceList'
import { TableOfContents } from './TableOfContents'

type Props = { guides: readonly Guide[]; guide: Guide; children: ReactNode }

/** A guide: header, contents (beside the text where there is room), text, sources and the ways on. No script. */
export function GuideArticle({ guides, guide, children }: Props) {
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-14 lg:grid-cols-[min(13.5rem,22%)_minmax(0,43rem)] print:block">
      <div className="lg:col-start-2">
        <GuideHeader guide={guide} />
      </div>
      <div className="mb-6 lg:col-start-1 lg:mb-8 lg:row-span-2 lg:row-start-1 print:hidden">
        <TableOfContents headings={guide.body.headings} />
      </div>
      <div className="@container lg:col-start-2">
        <Prose>{children}</Prose>
        <PublishedOn guide={guide} />
        <SourceList citations={guide.body.citations} />
        <GuideFooter guides={guides} slug={guide.slug} />
      </div>
    </article>
  )
}
