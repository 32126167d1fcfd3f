import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getEditionNote } from '@/components/layout/EditionStrip'
import { PageShell } from '@/components/layout/PageShell'
import { RecordArticle } from '@/components/provider/RecordArticle'
import { providerPath } from '@/lib/base/routes'
import { getContent, getRecords } from '@/lib/content'
import { getRecordDescription, getRecordTitle } from '@/lib/providers/record-view'
import { pageMetadata } from '@/lib/seo/metadata'

export const dynamicParams = false

export const generateStaticParams = () => getRecords().map(({ id }) => ({ id }))

async function getRecord(params: PageProps<'/providers/[id]'>['params']) {
  const { id } = await params
  return getRecords().find((record) => record.id === id) ?? notFound()
}

export async function generateMetadata({ params }: PageProps<'/providers/[id]'>): Promise<Metadata> {
  const record = await getRecord(params)
  const title = getRecordTitle(record)
  const description = getRecordDescription(record, getContent()['maker-prices'])
  return pageMetadata({ title, description, path: providerPath(record.id) })
}

export default async function ProviderPage({ params }: PageProps<'/providers/[id]'>) {
  const record = await getRecord(params)
  return (
    <PageShell path={providerPath(record.id)} note={getEditionNote()}>
      <RecordArticle record={record} />
    </PageShell>
  )
}
