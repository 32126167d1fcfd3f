import { NoWrap } from '@/components/ui/NoWrap'
import { Pill } from '@/components/ui/Pill'
import { formatDay } from '@/lib/base/format'
import { ROUTES } from '@/lib/base/routes'
import { getReadingMinutes } from '@/lib/guides/reading'
import type { Guide } from '@/lib/schemas/documents'

/** Everything above a guide's text: the way back, badge and dates, title, who stands behind it, emergency, summary. */
export function GuideHeader({ guide }: { guide: Guide }) {
  const { badge, updated, checked, published, modified, title, author, reviewer, emergency, summary, body } =
    guide
  return (
    <header>
      <a
        href={ROUTES.blog}
        className="inline-flex min-h-11 items-center text-sm text-muted underline-offset-4 hover:underline print:hidden"
      >
        <span aria-hidden="true">←&nbsp;</span>Back to Blog
      </a>
      <p className="my-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
        <Pill tone="mint">{badge}</Pill>
        <span>
          {updated && `Updated ${updated} · `}
          {getReadingMinutes(body.words)} min read
        </span>
      </p>
      <h1 className="mb-4 font-serif text-h1 font-bold">
        <NoWrap>{title}</NoWrap>
      </h1>
      <p className="mb-6 text-sm text-muted">
        Written by {author}.{' '}
        {reviewer
          ? `Clinically reviewed by ${reviewer.name} on ${formatDay(reviewer.date)}.`
          : 'Not clinically reviewed.'}{' '}
        Facts checked {checked}. Published here <Day day={published} />
        {modified && (
          <>
            , changed <Day day={modified} />
          </>
        )}
        .
      </p>
      {emergency && (
        <p className="mb-6 max-w-measure rounded-r-md border-l-4 border-brick bg-brick-soft p-5">
          <strong>Call 911 or go to an emergency room</strong> {emergency}
        </p>
      )}
      <section aria-labelledby="summary-title" className="mb-8 max-w-measure rounded-md bg-mint p-5">
        <h2 id="summary-title" className="mb-2 text-base font-bold">
          In short
        </h2>
        <ul className="list-disc pl-5">
          {summary.map((line) => (
            <li key={line} className="mb-1">
              <NoWrap>{line}</NoWrap>
            </li>
          ))}
        </ul>
      </section>
    </header>
  )
}

/** A day that the structured data names as well. */
const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatDay(day)}</time>
