import type { ReactNode } from 'react'
import { Day } from '@/components/ui/Day'
import { NoWrap } from '@/components/ui/NoWrap'
import { Pill } from '@/components/ui/Pill'
import { CHEVRON } from '@/components/ui/Summary'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { ROUTES } from '@/lib/base/routes'
import type { Guide } from '@/lib/content'
import { getReadingMinutes } from '@/lib/guides/text'
import { CircleKey } from './Cite'
import styles from './GuideHeader.module.css'

type Props = { guide: Guide; urgent?: ReactNode; children?: ReactNode }

/**
 * Everything above a guide's text: a link to the blog, badge, title, lead, byline, when to call 911, and the answer. What to do
 * now, in a guide that opens with it, stands before the byline, and instead of the lead.
 */
export function GuideHeader({ guide, urgent, children }: Props) {
  const { badge, updated, title, lead, emergency } = guide
  const signs = emergency && <Signs {...emergency} />
  return (
    <header>
      <a
        href={ROUTES.blog}
        className="-mt-3 inline-flex min-h-11 items-center text-sm text-muted hover:underline print:hidden"
      >
        <span aria-hidden="true">←&nbsp;</span>Back to Blog
      </a>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-xs text-muted">
        <Pill tone="accent">{badge}</Pill>
        {updated && <span>Updated {updated}</span>}
      </p>
      <h1 className="mb-3 heading-1">
        <NoWrap>{title}</NoWrap>
      </h1>
      {urgent}
      {urgent && signs}
      {!urgent && <p className="mb-3 max-w-reading text-lead">{lead}</p>}
      <Byline {...guide} />
      {!urgent && signs}
      {children}
    </header>
  )
}

const Signs = ({ text, room, section }: NonNullable<Guide['emergency']>) => (
  <p
    role="note"
    className="mb-4 max-w-figure rounded-r-md border-l-4 border-danger bg-danger-soft px-4 py-2.5 text-sm/[1.4]"
  >
    <strong>
      Call <TextLink href="tel:911">911</TextLink>
    </strong>{' '}
    {text} <strong>Go to an emergency room</strong> {room} <TextLink href={`#${section}`}>All signs</TextLink>
  </p>
)

const Byline = ({ checked, gathered, reviewer, author, published, modified, body }: Guide) => (
  <div className="mb-5 max-w-figure text-sm/[1.4] text-muted">
    {`Facts checked ${checked}`}
    <div>
      {reviewer
        ? `Clinically reviewed by ${reviewer.name} on ${formatDay(reviewer.date)}`
        : 'Not clinically reviewed'}
      {' ·\u00a0'}
      <details className={styles.byline}>
        <summary className={CHEVRON}>Details</summary>
        <p className="pt-1">
          Written by {author}, published here <Day day={published} />
          {modified && ', changed '}
          {modified && <Day day={modified} />}. Sources gathered {gathered}. {getReadingMinutes(body.words)}{' '}
          min read. <TextLink href={ROUTES.contact}>Report an error</TextLink>
        </p>
      </details>
    </div>
    <CircleKey />
  </div>
)
