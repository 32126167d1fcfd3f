import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { providerPath, ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import type { ListedRecord } from '@/lib/providers/ranking'
import { getRecordTitle } from '@/lib/providers/record-view'

/** The breadcrumbs, the rank, and the provider's name. */
export function RecordHeader({ record: { id, name, alsoListedAs, rank } }: { record: ListedRecord }) {
  const pages = getContent().pages.pages
  return (
    <div>
      <Breadcrumbs
        steps={[
          { name: pages.home.label, path: ROUTES.home },
          { name: pages.providers.label, path: ROUTES.providers },
        ]}
        current={name}
        path={providerPath(id)}
      />
      <Eyebrow>{rank === null ? 'Not ranked' : `Rank ${rank} of ${getProviders().length}`}</Eyebrow>
      <h1 className="max-w-[36rem] heading-1">{getRecordTitle({ name })}</h1>
      {alsoListedAs && <p className="mt-2 text-sm text-muted">{`Also listed as ${alsoListedAs.name}.`}</p>}
    </div>
  )
}
