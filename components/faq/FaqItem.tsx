import { NoWrap } from '@/components/ui/NoWrap'
import { getSources } from '@/lib/content'
import type { Faq } from '@/lib/schemas/faq'

/** A question and its answer, with the sources under it. The browser keeps one item open at a time. */
export function FaqItem({ id, question, answer, sources }: Faq['items'][number]) {
  return (
    <details name="faq" id={id} className="break-inside-avoid border-b border-line">
      <summary className="chevron flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3">
        <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          <NoWrap>{question}</NoWrap>
        </h3>
      </summary>
      <div className="max-w-measure pr-8 pb-5 text-muted">
        {answer.map((paragraph) => (
          <p key={paragraph} className="mb-3">
            <NoWrap>{paragraph}</NoWrap>
          </p>
        ))}
        {sources.length > 0 && (
          <p className="text-sm">
            Sources:{' '}
            {getSources(sources).map((source, index) => (
              <span key={source.url}>
                {index > 0 && '; '}
                <a href={source.url} rel="noopener" className="source-link">
                  {source.label}
                </a>
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
