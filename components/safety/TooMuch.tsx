import { CiteMarks, readMarks } from '@/components/guides/Cite'
import { Sources } from '@/components/ui/Sources'
import { WithCalls } from '@/components/ui/WithCalls'
import { getContent } from '@/lib/content'
import type { FigureProps } from '@/lib/guides/props'

/** What to do after too much of a drug, from content/safety.json. In a guide, a heading is above it, and its sources are numbers. */
export function TooMuch({ marks }: Partial<FigureProps<'TooMuch'>>) {
  const { title, lead, items, sources } = getContent().safety.tooMuch
  return (
    <div
      role="note"
      className="mb-4 max-w-figure wrap-anywhere border-l-4 border-danger bg-danger-soft px-inset py-3"
    >
      <p className="mb-1.5! font-bold">
        {!marks && `${title}: `}
        <WithCalls text={lead} />
      </p>
      <ul className="mb-0! list-disc pl-5! [&>li]:mb-0.5!">
        {items.map((item, index) => (
          <li key={item}>
            <WithCalls text={item} />
            {index === items.length - 1 && <CiteMarks marks={readMarks(marks)} />}
          </li>
        ))}
      </ul>
      {!marks && (
        <p className="mt-2 mb-0! text-xs text-muted">
          Sources: <Sources ids={sources} />.
        </p>
      )}
    </div>
  )
}
