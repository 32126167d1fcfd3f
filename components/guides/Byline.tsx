import { formatDay } from '@/lib/base/format'
import type { Guide } from '@/lib/schemas/documents'

/** Who wrote a guide, who reviewed it, and the days that the structured data names as well. */
export function Byline({ guide }: { guide: Guide }) {
  const { author, reviewer, published, modified } = guide
  return (
    <p className="mt-10 max-w-measure text-sm text-muted">
      Written by {author}.{' '}
      {reviewer
        ? `Clinically reviewed by ${reviewer.name} on ${formatDay(reviewer.date)}.`
        : 'Not clinically reviewed.'}{' '}
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
