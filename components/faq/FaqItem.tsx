import { Sources } from '@/components/ui/Sources'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import type { Faq } from '@/lib/schemas/page-texts'

type Props = Faq['items'][number] & {
  /** The page with the whole answer, if this one has room for its first paragraph only. */
  wholeOn?: string | undefined
}

/** A question and its answer, followed by the sources. The browser keeps one item open at a time. */
export function FaqItem({ id, question, answer, sources, wholeOn }: Props) {
  const answerId = `${id}_answer`
  return (
    <details name="faq" id={id} className="break-inside-avoid border-b border-line">
      <summary className="chevron flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-1.5">
        <h3 className="min-w-0 leading-snug font-semibold text-wrap max-md:text-sm [overflow-wrap:anywhere]">
          {question}
        </h3>
      </summary>
      <div id={answerId} className="pr-4 pb-4 text-muted">
        {answer.slice(0, wholeOn ? 1 : undefined).map((paragraph) => (
          <p key={paragraph} className="mb-3">
            {paragraph}
          </p>
        ))}
        {wholeOn && (answer.length > 1 || sources.length > 0) && (
          <p className="-my-2 text-sm">
            <StandaloneLink href={`${wholeOn}#${answerId}`}>
              The whole answer, with its sources
            </StandaloneLink>
          </p>
        )}
        {sources.length > 0 && !wholeOn && (
          <p className="text-xs">
            Sources: <Sources ids={sources} isFull />.
          </p>
        )}
      </div>
    </details>
  )
}
