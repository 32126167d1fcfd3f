import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Prose } from '@/components/guides/Prose'
import { PageShell } from '@/components/layout/PageShell'
import { readEndpoint } from '@/lib/contact/send'
import { getLegalPages, getSite } from '@/lib/content'
import { pageMetadata } from '@/lib/content/page-metadata'

const CONTACT_FORM = {
  connected: 'The contact form of this site is connected: messages are sent to us.',
  unconnected: 'The contact form of this site is not connected: messages are not delivered.',
} as const

export const dynamicParams = false

export function generateStaticParams() {
  return getLegalPages().map(({ slug }) => ({ legal: slug }))
}

async function getLegalPage(params: PageProps<'/[legal]'>['params']) {
  const { legal } = await params
  return getLegalPages().find(({ slug }) => slug === legal) ?? notFound()
}

export async function generateMetadata({ params }: PageProps<'/[legal]'>): Promise<Metadata> {
  const { slug, title, description } = await getLegalPage(params)
  return pageMetadata({ title, description, path: `/${slug}` })
}

export default async function LegalPage({ params }: PageProps<'/[legal]'>) {
  const { slug, title } = await getLegalPage(params)
  const { legalUpdated, supportEmail } = getSite()
  const { default: Text } = await import(`@/content/legal/${slug}.mdx`)
  return (
    <PageShell path={`/${slug}`}>
      <h1 className="mb-3 font-serif text-h1 font-bold">{title}</h1>
      <p className="mb-8 text-sm text-muted">Last updated {legalUpdated}</p>
      <Prose>
        <Text />
        <p>
          Questions:{' '}
          <a href={`mailto:${supportEmail}`} className="text-pine underline underline-offset-3">
            {supportEmail}
          </a>
          .{' '}
          {CONTACT_FORM[readEndpoint(process.env.NEXT_PUBLIC_CONTACT_ENDPOINT) ? 'connected' : 'unconnected']}
        </p>
      </Prose>
    </PageShell>
  )
}
