import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DrugArticle } from '@/components/drugs/DrugArticle'
import { readDrugOffers } from '@/components/drugs/read-drug-offers'
import { getEditionNote } from '@/components/layout/EditionStrip'
import { PageShell } from '@/components/layout/PageShell'
import { drugPath } from '@/lib/base/routes'
import { getDrugs } from '@/lib/content'
import { getDrugDescription, getDrugTitle } from '@/lib/providers/drug-view'
import { composeReportNote } from '@/lib/providers/edition-note'
import { pageMetadata } from '@/lib/seo/metadata'

export const dynamicParams = false

export const generateStaticParams = () => getDrugs().map(({ id }) => ({ id }))

async function getDrug(params: PageProps<'/drugs/[id]'>['params']) {
  const { id } = await params
  return getDrugs().find((drug) => drug.id === id) ?? notFound()
}

export async function generateMetadata({ params }: PageProps<'/drugs/[id]'>): Promise<Metadata> {
  const drug = await getDrug(params)
  const description = getDrugDescription(drug, readDrugOffers(drug))
  return pageMetadata({ title: getDrugTitle(drug), description, path: drugPath(drug.id) })
}

export default async function DrugPage({ params }: PageProps<'/drugs/[id]'>) {
  const drug = await getDrug(params)
  const courses = readDrugOffers(drug).fromMakers.flatMap((maker) => maker.courses)
  const note = composeReportNote(courses.flatMap(({ reported }) => reported ?? [])) ?? getEditionNote()
  return (
    <PageShell path={drugPath(drug.id)} note={note}>
      <DrugArticle drug={drug} />
    </PageShell>
  )
}
