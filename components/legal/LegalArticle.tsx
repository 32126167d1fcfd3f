import type { ReactNode } from 'react'
import { Prose } from '@/components/guides/Prose'
import { ReadingLayout } from '@/components/layout/ReadingLayout'
import { getSections, TableOfContents } from '@/components/layout/TableOfContents'
import { TextLink } from '@/components/ui/TextLink'
import { CONNECTED_NOTICE, UNCONNECTED_NOTICE } from '@/lib/contact/notice'
import { readEndpoint } from '@/lib/contact/send'
import { getSite } from '@/lib/content'
import type { LegalPage } from '@/lib/schemas/documents'

/** A legal page: title, date, text, contact address, and whether this build's contact form is connected. */
export function LegalArticle({ page: { title, body }, children }: { page: LegalPage; children: ReactNode }) {
  const { legalUpdated, supportEmail } = getSite()
  const isConnected = readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT) !== null
  return (
    <ReadingLayout
      header={
        <>
          <h1 className="mb-3 heading-1">{title}</h1>
          <p className="mb-6 text-sm text-muted">Last updated {legalUpdated}</p>
        </>
      }
      aside={<TableOfContents sections={getSections(body)} />}
    >
      <Prose>
        {children}
        <p>
          Questions: <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.{' '}
          {isConnected ? CONNECTED_NOTICE : UNCONNECTED_NOTICE}
        </p>
      </Prose>
    </ReadingLayout>
  )
}
