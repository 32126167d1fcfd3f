import { Children, type ReactElement, type ReactNode } from 'react'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { getSections, TableOfContents } from '@/components/layout/TableOfContents'
import type { Guide } from '@/lib/content'
import { GuideFooter } from './GuideFooter'
import { GuideHeader } from './GuideHeader'
import { Origin } from './Origin'
import { Prose } from './Prose'
import { SourceList } from './SourceList'

/** A text as MDX compiles it: a function without hooks that returns its elements in a fragment. */
type CompiledText = (props: object) => ReactElement<{ children?: ReactNode }>

type Props = { guides: readonly Guide[]; guide: Guide; text: CompiledText }

/** A guide: header and answer, or what to do now; table of contents (beside the text if there is room), text, sources, and further links. */
export function GuideArticle({ guides, guide, text }: Props) {
  // The first figure is the answer. Only our own components are functions; what Markdown writes has a tag name.
  const parts = Children.toArray(text({}).props.children).filter((part) => typeof part === 'object')
  const [answer, ...rest] = parts
  const hasAnswer = typeof answer === 'object' && 'type' in answer && typeof answer.type === 'function'
  const sections = [...getSections(guide.body), { id: 'sources', text: 'Sources' }]
  const isUrgent = hasAnswer && guide.body.hasUrgent
  return (
    <ReadingLayout
      header={
        <GuideHeader guide={guide} urgent={isUrgent && answer}>
          {hasAnswer && !isUrgent && answer}
        </GuideHeader>
      }
      aside={<TableOfContents sections={sections} />}
    >
      <Prose>{hasAnswer ? rest : parts}</Prose>
      <SourceList ids={guide.body.citations}>
        <Origin {...guide} />
      </SourceList>
      <GuideFooter guides={guides} guide={guide} />
    </ReadingLayout>
  )
}
