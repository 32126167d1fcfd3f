import { CiteMarks, readMarks } from '@/components/guides/Cite'
import { WithCalls } from '@/components/ui/WithCalls'
import { getContent } from '@/lib/content'
import type { FigureProps } from '@/lib/guides/props'

/** What to do about low blood sugar, the same words in every guide, from content/safety.json. */
export function LowSugar({ marks }: FigureProps<'LowSugar'>) {
  const { lead, text, items } = getContent().safety.lowSugar
  return (
    <>
      <p className="mb-1.5!">
        <strong>{lead}</strong> {text}
      </p>
      <ul>
        {items.map((item, index) => (
          <li key={item}>
            <WithCalls text={item} />
            {index === items.length - 1 && <CiteMarks marks={readMarks(marks)} />}
          </li>
        ))}
      </ul>
    </>
  )
}
