// The page for addresses that do not exist. Hosts serve it as 404.html. It is a separate document because Next renders
// app/not-found.tsx into the payload of every page, and with 500 guides its list of guides made prerendering five times
// as slow.
import './globals.css' // first: it has the order of the layers

import type { Metadata } from 'next'
import { NotFoundSuggestions } from '@/components/layout/NotFoundSuggestions'
import { PageShell } from '@/components/layout/PageShell'
import { SiteDocument } from '@/components/layout/SiteDocument'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { InlineScript } from '@/components/ui/InlineScript'
import { callInline } from '@/lib/base/inline-script'
import { getContent } from '@/lib/content'
import { metadata as siteMetadata, viewport } from './layout'

export { viewport }

export const metadata: Metadata = {
  ...siteMetadata,
  title: `Page not found | ${getContent().site.name}`,
  description:
    'There is no page at this address. The rankings, guides, quiz and calculator are one click away.',
}

/** Only the browser knows the missing path. The page never shows it. */
function logMissingPath() {
  console.log('Page not found:', location.pathname)
}

export default function NotFound() {
  return (
    <SiteDocument>
      <PageShell path="">
        <InlineScript code={callInline(logMissingPath)} />
        <Eyebrow>404</Eyebrow>
        <h1 className="mb-5 heading-1">Oops! Page not found</h1>
        <p className="mb-8 max-w-[36rem] text-lead text-muted">
          There is no page at this address. It may have moved, or the address may have a typing error.
        </p>
        <NotFoundSuggestions />
      </PageShell>
    </SiteDocument>
  )
}
