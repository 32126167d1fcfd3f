import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GuideArticle } from '@/components/guides/GuideArticle'
import { getEditionNote } from '@/components/layout/EditionStrip'
import { PageShell } from '@/components/layout/PageShell'
import { guidePath } from '@/lib/base/routes'
import { getGuides } from '@/lib/content'
import { pageMetadata } from '@/lib/seo/metadata'
import { describeGuide } from '@/lib/seo/structured-data'

export const dynamicParams = false

export const generateStaticParams = () => getGuides().map(({ slug }) => ({ slug }))

async function getGuide(params: PageProps<'/guides/[slug]'>['params']) {
  const { slug } = await params
  return getGuides().find((guide) => guide.slug === slug) ?? notFound()
}

export async function generateMetadata({ params }: PageProps<'/guides/[slug]'>): Promise<Metadata> {
  const guide = await getGuide(params)
  return pageMetadata({ ...guide, path: guidePath(guide.slug) })
}

export default async function GuidePage({ params }: PageProps<'/guides/[slug]'>) {
  const guide = await getGuide(params)
  const { default: Text } = await import(`@/content/guides/${guide.slug}.mdx`)
  // Where people look for help at once, nothing comes before it; these guides have no prices either.
  const note = guide.emergency ? null : getEditionNote()
  return (
    <PageShell path={guidePath(guide.slug)} things={[describeGuide(guide)]} note={note}>
      <GuideArticle guides={getGuides()} guide={guide} text={Text} />
    </PageShell>
  )
}
