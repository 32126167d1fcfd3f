// The redirect on our own host. Hosts that read `_redirects` answer with a 302 before this page is
// seen; elsewhere the page forwards by itself, without a script.
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageShell } from '@/components/layout/PageShell'
import { Disclosure } from '@/components/providers/Disclosure'
import { getProviders } from '@/lib/content'
import { AFFILIATE_LINK_ATTRIBUTES, getRedirects } from '@/lib/providers/affiliate-link'
import { clickPath } from '@/lib/site/routes'

export const dynamicParams = false

export const metadata: Metadata = {
  title: 'Leaving for the provider',
  description: 'Forwards you to the provider that you chose. We may earn a commission from the link.',
  robots: { index: false, follow: false },
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
      <meta httpEquiv="refresh" content={`0; url=${redirect.destination}`} />
      <h1 className="mb-5 font-serif text-h2 font-bold">Taking you to {redirect.name}</h1>
      <Disclosure />
      <p>
        If nothing happens,{' '}
        <a
          {...AFFILIATE_LINK_ATTRIBUTES}
          href={redirect.destination}
          className="text-pine underline underline-offset-3"
        >
          go to {redirect.name}
        </a>{' '}
        (Paid link).
      </p>
    </PageShell>
  )
}
