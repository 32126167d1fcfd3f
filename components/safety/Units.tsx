import { CiteMarks, readMarks } from '@/components/guides/Cite'
import { getContent } from '@/lib/content'
import type { FigureProps } from '@/lib/guides/props'

/** What the lines of a syringe measure, the same words in every guide, from content/safety.json. */
export function Units({ marks }: FigureProps<'Units'>) {
  const { lead, text } = getContent().safety.units
  return (
    <p>
      <strong>{lead}</strong> {text}
      <CiteMarks marks={readMarks(marks)} />
    </p>
  )
}
