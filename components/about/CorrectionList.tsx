import { Day } from '@/components/ui/Day'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { getContent } from '@/lib/content'
import { getPageTitle } from '@/lib/seo/metadata'

/** Every correction, newest first: the day, the page, what was wrong, and what the page says now. */
export function CorrectionList() {
  const corrections = getContent().corrections.corrections
  if (corrections.length === 0) {
    return <p className="mb-6 border-y border-line py-4 font-semibold">No corrections are listed so far.</p>
  }
  return (
    <ol className="mb-6 border-b border-line">
      {corrections.map(({ id, date, page, was, now }, index) => (
        <li
          key={id}
          id={id}
          className="grid break-inside-avoid gap-x-8 gap-y-2 border-t border-line py-5 target:bg-accent-soft sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          {/* Once for entries of one page that follow each other. */}
          {page !== corrections[index - 1]?.page && (
            <h2 className="-my-2.5 font-bold sm:col-span-2">
              <StandaloneLink href={page}>{getPageTitle(page)}</StandaloneLink>
            </h2>
          )}
          <Day day={date} className="block text-sm font-semibold sm:col-span-2" />
          <p className="text-muted">
            <span className="block text-xs font-bold">It said</span>
            {was}
          </p>
          <p>
            <span className="block text-xs font-bold">It now says</span>
            {now}
          </p>
        </li>
      ))}
    </ol>
  )
}
