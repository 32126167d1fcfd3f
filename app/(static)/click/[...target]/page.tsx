// The redirects on our own host. Hosts that read `_redirects` respond with a 302 and never serve this page. On other
// hosts, the page forwards the visitor without a script.
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageShell } from '@/components/layout/PageShell'
import { OutboundRedirect } from '@/components/providers/OutboundRedirect'
import { clickPath } from '@/lib/base/routes'
import { getContent, getRecords } from '@/lib/content'
import { getRedirects } from '@/lib/providers/affiliate-link'

export const dynamicParams = false

export async function generateMetadata({ params }: PageProps<'/click/[...target]'>): Promise<Metadata> {
  const provider = (await params).target.toReversed().join(', ')
  return {
    title: `Leaving for ${provider}`,
    description: `Forwards you to ${provider}. ${getContent().site.disclosure}`,
    robots: { index: false, follow: false },
  }
}

export function generateStaticParams() {
  return getRedirects(getRecords()).map(({ source }) => ({ target: source.split('/').slice(2) }))
}

export default async function ClickPage({ params }: PageProps<'/click/[...target]'>) {
  const path = clickPath(...(await params).target)
  const redirect = getRedirects(getRecords()).find(({ source }) => source === path)
  if (!redirect) notFound()
  return (
    <PageShell path={path}>
      <OutboundRedirect name={redirect.name} destination={redirect.destination} />
    </PageShell>
  )
}
