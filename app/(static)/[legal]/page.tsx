import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageShell } from '@/components/layout/PageShell'
import { LegalArticle } from '@/components/legal/LegalArticle'
import { getContent } from '@/lib/content'
import { pageMetadata } from '@/lib/seo/metadata'

export const dynamicParams = false

export const generateStaticParams = () => getContent().legal.map(({ slug }) => ({ legal: slug }))

async function getLegalPage(params: PageProps<'/[legal]'>['params']) {
  const { legal } = await params
  return getContent().legal.find(({ slug }) => slug === legal) ?? notFound()
}

export async function generateMetadata({ params }: PageProps<'/[legal]'>): Promise<Metadata> {
  const page = await getLegalPage(params)
  return pageMetadata({ ...page, path: `/${page.slug}` })
}

export default async function LegalPage({ params }: PageProps<'/[legal]'>) {
  const page = await getLegalPage(params)
  const { slug } = page
  const { default: Text } = await import(`@/content/legal/${slug}.mdx`)
  return (
    <PageShell path={`/${slug}`}>
      <LegalArticle page={page}>
        <Text />
      </LegalArticle>
    </PageShell>
  )
}
