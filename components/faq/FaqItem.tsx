import { Unbroken } from '@/components/ui/Unbroken'
import { getSources } from '@/lib/content'
import type { Faq } from '@/lib/content/schemas/faq'

/** One question; the browser closes the others of the same name. Sources stand under the answer. */
export function FaqItem({ id, question, answer, sources }: Faq['items'][number]) {
  return (
    <details name="faq" id={id} className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3">
        <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          <Unbroken>{question}</Unbroken>
        </h3>
        <span aria-hidden="true" className="w-4 shrink-0 print:hidden text-center font-semibold">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">–</span>
        </span>
      </summary>
      <div className="max-w-measure pr-8 pb-5 text-muted">
        {answer.map((paragraph) => (
          <p key={paragraph} className="mb-3">
            <Unbroken>{paragraph}</Unbroken>
          </p>
        ))}
        {sources.length > 0 && (
          <p className="text-sm">
            Sources:{' '}
            {getSources(sources).map((source, index) => (
              <span key={source.id}>
                {index > 0 && '; '}
                <a
                  href={source.url}
                  rel="noopener"
                  title={source.title}
                  className="inline-block py-2.5 text-pine print:inline print:py-0 underline underline-offset-3"
                >
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
