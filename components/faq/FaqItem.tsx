import { NoWrap } from '@/components/ui/NoWrap'
import { getSources } from '@/lib/content'
import type { Faq } from '@/lib/schemas/faq'

type Props = Faq['items'][number] & {
  /** The page to link to for the sources, if this one has no room for them. */
  sourcesOn?: string | undefined
}

/** A question and its answer, followed by the sources. The browser keeps one item open at a time. */
export function FaqItem({ id, question, answer, sources, sourcesOn }: Props) {
  const sourcesId = `${id}_sources`
  return (
    <details name="faq" id={id} className="break-inside-avoid border-b border-line">
      <summary className="chevron flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-1.5">
        <h3 className="min-w-0 leading-snug font-semibold text-wrap max-md:text-sm [overflow-wrap:anywhere]">
          <NoWrap>{question}</NoWrap>
        </h3>
      </summary>
      <div className="pr-4 pb-4 text-muted">
        {answer.map((paragraph) => (
          <p key={paragraph} className="mb-3">
            <NoWrap>{paragraph}</NoWrap>
          </p>
        ))}
        {sources.length > 0 && sourcesOn && (
          <p className="text-sm">
            <a href={`${sourcesOn}#${sourcesId}`} className="source-link underlined-link">
              Sources of this answer
            </a>
          </p>
        )}
        {sources.length > 0 && !sourcesOn && (
          <p id={sourcesId} className="text-sm">
            Sources:{' '}
            {getSources(sources).map((source, index) => (
              <span key={source.id}>
                {index > 0 && '; '}
                {source.url ? (
                  <a href={source.url} rel="noopener" className="source-link underlined-link">
                    {source.label}
                  </a>
                ) : (
                  source.label
                )}
                , {source.publisher}
                {source.year !== null && ` ${source.year}`}
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </details>
  )
}
