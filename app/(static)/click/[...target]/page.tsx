// The redirects on our own host. Hosts that read `_redirects` respond with a 302 and never serve this page. On other
// hosts, the page forwards the visitor without a script, and says so.
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Disclosure } from '@/components/layout/Disclosure'
import { PageShell } from '@/components/layout/PageShell'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { clickPath } from '@/lib/base/routes'
import { getRecords } from '@/lib/content'
import { AFFILIATE_LINK_ATTRIBUTES, getRedirects } from '@/lib/providers/affiliate-link'

export const dynamicParams = false

const findRedirect = (target: string[]) =>
  getRedirects(getRecords()).find(({ source }) => source === clickPath(...target))

export async function generateMetadata({ params }: PageProps<'/click/[...target]'>): Promise<Metadata> {
  const { target } = await params
  const { id, name } = findRedirect(target) ?? notFound()
  // A provider's redirects differ in where they are placed, or in an old number.
  const label = [name, ...target.filter((part) => part !== id)].join(', ')
  return {
    title: `Leaving for ${label}`,
    description: `Forwards you to ${label}. We may earn a commission from this link.`,
    robots: { index: false, follow: false },
  }
}

export const generateStaticParams = () =>
  getRedirects(getRecords()).map(({ source }) => ({ target: source.split('/').slice(2) }))

export default async function ClickPage({ params }: PageProps<'/click/[...target]'>) {
  const { name, source, destination } = findRedirect((await params).target) ?? notFound()
  const isPaid = !destination.startsWith('/') // a closed seller's leads to its page here
  const attributes = isPaid ? AFFILIATE_LINK_ATTRIBUTES : {}
  return (
    <PageShell path={source}>
      <meta httpEquiv="refresh" content={`0; url=${destination}`} />
      <h1 className="mb-5 heading-2">
        <NoWrap>{`Taking you to ${name}`}</NoWrap>
      </h1>
      {isPaid && <Disclosure className="mb-4" />}
      <p>
        If nothing happens,{' '}
        <TextLink {...attributes} href={destination}>
          go to {name}
        </TextLink>
        {isPaid && ' (Paid link)'}.
      </p>
    </PageShell>
  )
}
