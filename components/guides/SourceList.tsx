import { SourceLink } from '@/components/ui/SourceLink'
import { CHEVRON } from '@/components/ui/Summary'
import { formatMonthOrDay } from '@/lib/base/format'
import { getSources } from '@/lib/content'
import type { Read } from '@/lib/schemas/sources'
import { citationId, sourceId } from './Cite'

/** The numbered sources of a guide, folded, each with a link back to the first place that cites it. */
export function SourceList({ ids }: { ids: readonly string[] }) {
  const sources = getSources(ids)
  const reported = sources.filter(({ read }) => read === 'reported').length
  return (
    <section aria-labelledby="sources" className="source-list mt-8 max-w-figure border-y border-line">
      <details>
        <summary
          className={`${CHEVRON} flex min-h-12 cursor-pointer list-none items-center justify-between py-1`}
        >
          <h2 id="sources" className="scroll-mt-6 text-sm font-semibold">
            Sources: {reported} reported, {sources.length - reported} read by us
          </h2>
        </summary>
        <p className="mb-4 text-sm text-muted">
          Reported: we could not open the original; dated reports name it.
        </p>
        <ol className="list-decimal pl-6 text-sm text-muted">
          {sources.map(({ id, title, publisher, year, url, read, readOn }, index) => {
            const number = index + 1
            return (
              <li key={id} id={sourceId(number)} className="mb-3 scroll-mt-6 pl-1 target:text-ink">
                <SourceLink label={`${title}.`} url={url} /> {publisher}
                {year && `, ${year}`}. {describeReading[read](formatMonthOrDay(readOn))}{' '}
                <a
                  href={`#${citationId(number)}`}
                  aria-label={`Back to the first place that cites source ${number}`}
                  className="px-1.5 py-1 underlined-link print:hidden"
                >
                  ↑
                </a>
              </li>
            )
          })}
        </ol>
      </details>
    </section>
  )
}

const describeReading = {
  original: (month) => `Read ${month}.`,
  copy: (month) => `Read in a copy, ${month}.`,
  reported: (month) => `Reported ${month}; check there.`,
} satisfies Record<Read, (month: string) => string>
