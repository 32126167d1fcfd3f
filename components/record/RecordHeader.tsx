import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { OpennessMeter } from '@/components/providers/OpennessMeter'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { providerPath, ROUTES } from '@/lib/base/routes'
import { getPages, getProviders } from '@/lib/content'
import { getOpenness } from '@/lib/providers/fact-values'
import type { ListedRecord } from '@/lib/providers/ranking'
import { formatRecordLead } from '@/lib/providers/record-view'

/** The breadcrumbs, the provider's name and price, and how many facts it states. */
export function RecordHeader({ record }: { record: ListedRecord }) {
  const { name, alsoListedAs, rank } = record
  const pages = getPages()
  return (
    <div>
      <Breadcrumbs
        steps={[
          { name: pages.home.label, path: ROUTES.home },
          { name: pages.providers.label, path: ROUTES.providers },
        ]}
        current={name}
        path={providerPath(record.id)}
      />
      <Eyebrow>{rank === null ? 'Not ranked' : `Rank ${rank} of ${getProviders().length}`}</Eyebrow>
      <h1 className="mb-4 max-w-[36rem] heading-2 lg:text-[2.75rem]">
        {`${name}: price, medication, and what is not on record`}
      </h1>
      {alsoListedAs && <p className="mb-2 text-sm text-muted">also listed as {alsoListedAs.name}</p>}
      <p className="mb-6 max-w-[34rem] text-lead text-muted">{formatRecordLead(record)}</p>
      <div className="max-w-[34rem]">
        <OpennessMeter openness={getOpenness(record)} aside={formatMostOpen(record.id)} />
      </div>
    </div>
  )
}

/** "Most of the 5 ranked: RemedyMeds, 6", without name and count if that is this provider. */
function formatMostOpen(id: string): string | null {
  const ranked = getProviders()
  const [most] = ranked
    .map((provider) => ({ provider, stated: getOpenness(provider).stated }))
    .sort((a, b) => b.stated - a.stated)
  if (!most || ranked.length < 2) return null
  return most.provider.id === id
    ? `Most of the ${ranked.length} ranked`
    : `Most of the ${ranked.length} ranked: ${most.provider.name}, ${most.stated}`
}
