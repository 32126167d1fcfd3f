import { CiteMarks, readMarks } from '@/components/guides/Cite'
import { WithCalls } from '@/components/ui/WithCalls'
import { getContent } from '@/lib/content'
import type { FigureProps } from '@/lib/guides/props'

/** What to do about low blood sugar, the same words in every guide, from content/safety.json. */
export function LowSugar({ marks }: FigureProps<'LowSugar'>) {
  const { lead, text } = getContent().safety.lowSugar
  return (
    <p>
      <strong>{lead}</strong> <WithCalls text={text} />
      <CiteMarks marks={readMarks(marks)} />
    </p>
  )
}
