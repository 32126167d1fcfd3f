import type { ReactNode } from 'react'
import { Prose } from '@/components/guides/Prose'
import { AsideLinks } from '@/components/layout/AsideLinks'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { getSections, TableOfContents } from '@/components/layout/TableOfContents'
import { ASIDE_LINK, ASIDE_TITLE } from '@/components/ui/LinkList'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { CONNECTED_NOTICE, readEndpoint, UNCONNECTED_NOTICE } from '@/lib/contact/send'
import type { LegalText } from '@/lib/content'
import { getContent } from '@/lib/content'

/** A legal page: title, date, text, contact address, and whether this build's contact form is connected. */
export function LegalArticle({ page, children }: { page: LegalText; children: ReactNode }) {
  const { legalUpdated, supportEmail } = getContent().site
  const others = getContent().legal.filter(({ slug }) => slug !== page.slug)
  const isConnected = readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT) !== null
  return (
    <ReadingLayout
      asideAt="right"
      header={
        <>
          <h1 className="mb-3 heading-1">
            <NoWrap>{page.title}</NoWrap>
          </h1>
          <p className="mb-6 text-sm text-muted">
            {`Last updated ${page.updated ? formatDay(page.updated) : legalUpdated}`}
          </p>
        </>
      }
      aside={
        <>
          <AsideLinks
            id="legal_title"
            title="Also to read"
            links={others.map((other) => ({ href: `/${other.slug}`, label: other.title }))}
          >
            <p className={ASIDE_TITLE}>Questions</p>
            <a href={`mailto:${supportEmail}`} className={ASIDE_LINK}>
              {supportEmail}
            </a>
          </AsideLinks>
          <TableOfContents sections={getSections(page.body)} />
        </>
      }
    >
      <div className="max-lg:mt-6">
        <Prose>
          {children}
          <p>
            Questions: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.{' '}
            {isConnected ? CONNECTED_NOTICE : UNCONNECTED_NOTICE}
          </p>
        </Prose>
      </div>
    </ReadingLayout>
  )
}
