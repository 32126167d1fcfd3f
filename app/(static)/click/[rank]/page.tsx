// The redirect on our own host. Hosts that read `_redirects` answer with a 302 before this page is
// seen; elsewhere the page forwards by itself, without a script.
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageShell } from '@/components/layout/PageShell'
import { OutboundRedirect } from '@/components/providers/OutboundRedirect'
import { clickPath } from '@/lib/base/routes'
import { getProviders } from '@/lib/content'
import { getRedirects } from '@/lib/providers/affiliate-link'

export const dynamicParams = false

export async function generateMetadata({ params }: PageProps<'/click/[rank]'>): Promise<Metadata> {
  const { rank } = await params
  return {
    title: `Leaving for provider ${rank}`,
    description: `Forwards you to provider ${rank} of our ranking. We may earn a commission from the link.`,
    robots: { index: false, follow: false },
  }
}

export function generateStaticParams() {
  return getRedirects(getProviders()).map(({ rank }) => ({ rank: String(rank) }))
}

export default async function ClickPage({ params }: PageProps<'/click/[rank]'>) {
  const { rank } = await params
  const redirect = getRedirects(getProviders()).find((entry) => String(entry.rank) === rank)
  if (!redirect) notFound()
  return (
    <PageShell path={clickPath(redirect.rank)}>
      <OutboundRedirect name={redirect.name} destination={redirect.destination} />
    </PageShell>
  )
}
