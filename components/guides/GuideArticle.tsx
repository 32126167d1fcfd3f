import { Children, type ReactElement } from 'react'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { getSections, TableOfContents } from '@/components/layout/TableOfContents'
import type { Guide } from '@/lib/schemas/documents'
import { Answer } from './Answer'
import { GuideFooter } from './GuideFooter'
import { GuideHeader } from './GuideHeader'
import { Prose } from './Prose'
import { SourceList } from './SourceList'

/** A text as MDX compiles it: a function without hooks that returns its elements in a fragment. */
export type CompiledText = (props: object) => ReactElement<{ children?: React.ReactNode }>

type Props = { guides: readonly Guide[]; guide: Guide; text: CompiledText }

/** A guide: header and answer, table of contents (beside the text if there is room), text, sources, and further links. */
export function GuideArticle({ guides, guide, text }: Props) {
  const parts = Children.toArray(text({}).props.children)
  const isAnswer = (part: (typeof parts)[number]) =>
    typeof part === 'object' && 'type' in part && part.type === Answer
  const sections = [...getSections(guide.body), { id: 'sources', text: 'Sources' }]
  return (
    <ReadingLayout
      header={<GuideHeader guide={guide}>{parts.filter(isAnswer)}</GuideHeader>}
      aside={<TableOfContents sections={sections} />}
    >
      <Prose>{parts.filter((part) => !isAnswer(part))}</Prose>
      <SourceList citations={guide.body.citations} />
      <GuideFooter guides={guides} slug={guide.slug} />
    </ReadingLayout>
  )
}
