import { Day } from '@/components/ui/Day'
import { NoWrap } from '@/components/ui/NoWrap'
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
      {corrections.map(({ id, date, page, was, now }, index) => {
        // Named once for entries of one page that follow each other.
        const isFirst = page !== corrections[index - 1]?.page
        return (
          <li
            key={id}
            id={id}
            className={`grid break-inside-avoid gap-x-8 gap-y-2 py-5 target:bg-accent-soft sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] ${isFirst ? 'not-first:mt-8 border-t-2 border-frame' : 'border-t border-line'}`}
          >
            {isFirst && (
              <h2 className="-my-2.5 heading-3 sm:col-span-2">
                <StandaloneLink href={page}>
                  <NoWrap>{getPageTitle(page)}</NoWrap>
                </StandaloneLink>
              </h2>
            )}
            <Day day={date} className="block text-sm text-muted sm:col-span-2" />
            <p className="text-muted">
              <span className="block text-xs font-semibold">It said</span>
              {was}
            </p>
            <p className="border-l-3 border-accent pl-3">
              <span className="block text-xs font-semibold">It now says</span>
              {now}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
