import type { ReactNode } from 'react'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { getSections, TableOfContents } from '@/components/layout/TableOfContents'
import type { Guide } from '@/lib/schemas/documents'
import { GuideFooter } from './GuideFooter'
import { GuideHeader } from './GuideHeader'
import { Prose } from './Prose'
import { SourceList } from './SourceList'

type Props = { guides: readonly Guide[]; guide: Guide; children: ReactNode }

/** A guide: header, table of contents (beside the text if there is room), text, sources, and further links. */
export function GuideArticle({ guides, guide, children }: Props) {
  const sections = [...getSections(guide.body), { id: 'sources', text: 'Sources' }]
  return (
    <ReadingLayout header={<GuideHeader guide={guide} />} aside={<TableOfContents sections={sections} />}>
      <Prose>{children}</Prose>
      <SourceList citations={guide.body.citations} />
      <GuideFooter guides={guides} slug={guide.slug} />
    </ReadingLayout>
  )
}
