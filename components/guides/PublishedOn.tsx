import { formatDay } from '@/lib/base/format'
import type { Guide } from '@/lib/schemas/documents'

/** The days of a guide that the structured data names as well. */
export function PublishedOn({ guide: { published, modified } }: { guide: Guide }) {
  return (
    <p className="mt-10 max-w-measure text-sm text-muted">
      Published here <Day day={published} />
      {modified && (
        <>
          , changed <Day day={modified} />
        </>
      )}
      .
    </p>
  )
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>
