import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { getCorrections } from '@/lib/content'

/** Every correction, newest first: the day, the page, what was wrong, and what the page says now. */
export function CorrectionList() {
  const corrections = getCorrections()
  if (corrections.length === 0) {
    return <p className="mb-6 border-y border-line py-4 font-semibold">No corrections are listed so far.</p>
  }
  return (
    <ol className="mb-6">
      {corrections.map(({ id, date, page, was, now }) => (
        <li key={id} id={id} className="break-inside-avoid border-t border-line py-4">
          <h2 className="mb-1 text-base font-bold">
            <time dateTime={date}>{formatDay(date)}</time>, <TextLink href={page}>{page}</TextLink>
          </h2>
          <p>
            <span className="text-muted">It said: </span>
            {was}
          </p>
          <p>
            <span className="text-muted">It now says: </span>
            {now}
          </p>
        </li>
      ))}
    </ol>
  )
}
