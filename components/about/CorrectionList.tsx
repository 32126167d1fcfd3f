import { DayText } from '@/components/ui/DayText'
import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { getContent } from '@/lib/content'
import { getPageTitle } from '@/lib/seo/metadata'
import styles from './CorrectionList.module.css'

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
          <li key={id} id={id} className={`${styles.correction} ${isFirst ? styles.first : ''}`}>
            {isFirst && (
              <h2 className="-my-2.5 heading-3">
                <StandaloneLink href={page}>
                  <NoWrap>{getPageTitle(page)}</NoWrap>
                </StandaloneLink>
              </h2>
            )}
            <DayText day={date} className="block text-sm text-muted" />
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
