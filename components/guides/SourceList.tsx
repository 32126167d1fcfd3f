import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { formatMonthOrDay } from '@/lib/base/format'
import { getSources } from '@/lib/content'
import type { Body } from '@/lib/schemas/documents'
import type { Read } from '@/lib/schemas/sources'
import { citationId, sourceId } from './Cite'

/** The numbered sources of a guide, with links back to where they are cited. */
export function SourceList({ citations }: { citations: Body['citations'] }) {
  const sources = getSources(citations.map(({ id }) => id))
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-reading">
      <h2 id="sources" className="mb-4 heading-2">
        Sources
      </h2>
      {sources.some(({ read }) => read === 'reported') && (
        <p className="mb-4 text-sm text-muted">
          We could not open every original. A figure marked “reported” comes from dated reports that name it.
          Check it on the page below before you rely on it.
        </p>
      )}
      <ol className="list-decimal pl-6 text-sm text-muted">
        {sources.map(({ title, publisher, year, url, read, readOn }, index) => {
          const { number, occurrences } = citations[index] ?? { number: index + 1, occurrences: 0 }
          return (
            <li key={url} id={sourceId(number)} className="mb-3 pl-1">
              <TextLink href={url}>
                <NoWrap>{title}</NoWrap>
              </TextLink>
              . {publisher}
              {year !== null && `, ${year}`}. {describeReading[read](formatMonthOrDay(readOn))}
              <span className="print:hidden">
                {' '}
                {Array.from({ length: occurrences }, (_, place) => (
                  <a
                    key={citationId(number, place + 1)}
                    href={`#${citationId(number, place + 1)}`}
                    aria-label={`Back to place ${place + 1} that cites source ${number}`}
                    className="px-1.5 py-1 underlined-link"
                  >
                    {occurrences === 1 ? '↑' : `↑${place + 1}`}
                  </a>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Says how a source was read. */
const describeReading = {
  original: (month) => `Read ${month}.`,
  copy: (month) => `Read in a copy, ${month}.`,
  reported: (month) => `As reported, ${month}; check there.`,
} satisfies Record<Read, (month: string) => string>
