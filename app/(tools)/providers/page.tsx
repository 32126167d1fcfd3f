import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Island } from '@/components/layout/Island'
import { JsonLd } from '@/components/layout/JsonLd'
import { PageShell } from '@/components/layout/PageShell'
import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { FACT_KEYS } from '@/lib/base/facts'
import { howWeRankHref } from '@/lib/base/how-we-rank-sections'
import { ROUTES } from '@/lib/base/routes'
import { getPages, getRecords } from '@/lib/content'
import { getDirectoryFilters, toDirectoryRow } from '@/lib/providers/directory'
import { routeMetadata } from '@/lib/seo/page-metadata'
import { describeRoute } from '@/lib/seo/structured-data/page-graphs'

export const metadata = routeMetadata('providers')

export default function ProvidersPage() {
  const { home, providers } = getPages()
  const records = getRecords()
  return (
    <PageShell path={ROUTES.providers}>
      <JsonLd things={describeRoute('providers')} />
      <Breadcrumbs
        steps={[{ name: home.label, path: ROUTES.home }]}
        current={providers.label}
        path={ROUTES.providers}
      />
      <h1 className="mb-4 heading-1">
        <NoWrap>{providers.title}</NoWrap>
      </h1>
      <p className="mb-8 max-w-measure text-lead text-muted">
        {`${records.length} providers, and what each states about itself. Each name leads to its whole record of ${FACT_KEYS.length} facts. `}
        <TextLink href={howWeRankHref('facts')}>Which facts these are</TextLink>
      </p>
      <Island
        name="ProviderDirectory"
        props={{
          rows: records.map(toDirectoryRow),
          filters: getDirectoryFilters(),
          total: FACT_KEYS.length,
        }}
      />
    </PageShell>
  )
}
