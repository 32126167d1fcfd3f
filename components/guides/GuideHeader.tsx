import type { ReactNode } from 'react'
import { NoWrap } from '@/components/ui/NoWrap'
import { Pill } from '@/components/ui/Pill'
import { TextLink } from '@/components/ui/TextLink'
import { FEELING_ILL_HREF } from '@/lib/base/page-anchors'
import { ROUTES } from '@/lib/base/routes'
import type { Guide } from '@/lib/content'
import { getReadingMinutes } from '@/lib/guides/text'

type Props = { guide: Guide; urgent?: ReactNode; children?: ReactNode }

/**
 * Everything above a guide's text: a link to the blog, badge, title, lead, byline, where the signs are, and the answer. What
 * to do now, in a guide that opens with it, is before the byline, and instead of the lead.
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
      {!urgent && <p className="mb-3 max-w-reading text-lead">{lead}</p>}
      <Byline {...guide} hasSigns={Boolean(urgent || signs)} />
      {!urgent && signs}
      {children}
    </header>
  )
}

const Signs = ({ section }: NonNullable<Guide['emergency']>) => (
  <p
    role="note"
    className="mb-4 max-w-figure rounded-r-md border-l-4 border-danger bg-danger-soft px-4 py-2.5 text-sm/[1.4]"
  >
    <strong>Feeling ill now?</strong>{' '}
    <TextLink href={`#${section}`}>
      When to call 911, go to an emergency room, or call your prescriber
    </TextLink>
  </p>
)

/** A guide without the signs leads to them, so that nobody has to look for the footer. */
const Byline = ({ author, body, hasSigns }: Guide & { hasSigns: boolean }) => (
  <p className="mb-5 max-w-figure text-sm/[1.4] text-muted">
    {`By ${author} · ${getReadingMinutes(body.words)} min read`}
    {!hasSigns && (
      <>
        {' · '}
        <TextLink href={FEELING_ILL_HREF}>Feeling ill now?</TextLink>
      </>
    )}
  </p>
)
