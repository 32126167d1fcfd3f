'use client'
// A client component for its size only: it needs no script, but as markup of the server every answer would be
// written into the page twice, once to be seen and once for the framework. See the README's decisions.
import { Unbroken } from '@/components/ui/Unbroken'
import type { Faq } from '@/lib/schemas/faq'
import type { Source } from '@/lib/schemas/sources'

type Item = Omit<Faq['items'][number], 'sources'> & {
  sources: readonly Pick<Source, 'url' | 'title' | 'label' | 'publisher' | 'year'>[]
}

/** Questions and answers; the browser keeps one open at a time. Sources stand under the answer. */
export function FaqItems({ items }: { items: readonly Item[] }) {
  return items.map((item) => <FaqItem key={item.id} {...item} />)
}

function FaqItem({ id, question, answer, sources }: Item) {
  return (
    <details name="faq" id={id} className="border-b border-line">
      <summary className="chevron flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3">
        <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          <Unbroken>{question}</Unbroken>
        </h3>
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
            {sources.map((source, index) => (
              <span key={source.url}>
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
