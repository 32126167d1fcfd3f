import type { ReactNode } from 'react'
import { SourceLink } from '@/components/ui/SourceLink'
import { CHEVRON } from '@/components/ui/Summary'
import { formatMonthOrDay } from '@/lib/base/format'
import { getSources } from '@/lib/content'
import { describeGathering } from '@/lib/guides/sources-read'
import type { Read } from '@/lib/schemas/sources'
import { CircleKey, citationId, sourceAnchor } from './Cite'

type Props = {
  ids: readonly string[]
  /** Who wrote and reviewed the text, after how its sources were read. */
  children?: ReactNode
}

/** The numbered sources of a page: how they were read, then each, folded, with a link back to the first place that cites it. */
export function SourceList({ ids, children }: Props) {
  const sources = getSources(ids)
  return (
    <section
      aria-labelledby="sources"
      className="source-list mt-8 max-w-figure border-y border-line text-sm text-muted"
    >
      <p className="pt-3">
        {`${describeGathering(sources)}. `}
        {children}
      </p>
      <details>
        <summary
          className={`${CHEVRON} flex min-h-12 cursor-pointer list-none items-center justify-between py-1`}
        >
          <h2 id="sources" className="scroll-mt-6 font-semibold text-ink">
            Sources
          </h2>
        </summary>
        <CircleKey />
        <ol className="list-decimal pl-6">
          {sources.map(({ id, title, publisher, year, url, read, readOn }, index) => {
            const number = index + 1
            return (
              <li key={id} id={sourceAnchor(number)} className="mb-3 scroll-mt-6 pl-1 target:text-ink">
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
