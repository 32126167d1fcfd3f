import { NoWrap } from '@/components/ui/NoWrap'
import { Pill } from '@/components/ui/Pill'
import { formatDay } from '@/lib/base/format'
import { ROUTES } from '@/lib/base/routes'
import { getReadingMinutes } from '@/lib/guides/reading'
import type { Guide } from '@/lib/schemas/documents'

/** Everything above a guide's text: a link to the blog, badge, title, lead, dates, and when to call 911. */
export function GuideHeader({ guide }: { guide: Guide }) {
  const { badge, updated, checked, published, modified, title, lead, author, reviewer, emergency, body } =
    guide
  return (
    <header>
      <a
        href={ROUTES.blog}
        className="inline-flex min-h-11 items-center text-sm text-muted quiet-link print:hidden"
      >
        <span aria-hidden="true">←&nbsp;</span>Back to Blog
      </a>
      <p className="mt-3 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Pill tone="accent">{badge}</Pill>
        <span>
          {updated && `Updated ${updated} · `}
          {getReadingMinutes(body.words)} min read
        </span>
      </p>
      <h1 className="mb-3 heading-1">
        <NoWrap>{title}</NoWrap>
      </h1>
      <p className="mb-3 max-w-reading text-lead text-muted">
        <NoWrap>{lead}</NoWrap>
      </p>
      <p className="mb-5 max-w-reading text-sm text-muted">
        Written by {author}, published here <Day day={published} />
        {modified && (
          <>
            , changed <Day day={modified} />
          </>
        )}
        . Facts checked {checked}.{updated && ' “Updated” is the date of our own estimates.'}{' '}
        {reviewer
          ? `Clinically reviewed by ${reviewer.name} on ${formatDay(reviewer.date)}.`
          : 'Not clinically reviewed.'}
      </p>
      {emergency && (
        <p className="mb-5 max-w-reading rounded-r-md border-l-4 border-danger bg-danger-soft p-4">
          <strong>Call 911 or go to an emergency room</strong> {emergency}
        </p>
      )}
    </header>
  )
}

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>
