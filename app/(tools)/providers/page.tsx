import { FullDoseNote, IN_BOX } from '@/components/costs/FullDoseNote'
import { Legend, NUMBERS_NOTE } from '@/components/costs/Legend'
import { getListedPlans } from '@/components/costs/page-plans'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Island } from '@/components/layout/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { formatPricesChecked } from '@/components/rankings/check-notes'
import { CommissionNote } from '@/components/rankings/Disclosure'
import { SafetyBlock } from '@/components/rankings/SafetyBlock'
import { getBuildDay } from '@/lib/base/month'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders, getRecords } from '@/lib/content'
import { listMissingOffers } from '@/lib/costs/maker-plans'
import { listComparisonFacts, toComparedRecord } from '@/lib/providers/compared-record'
import { formatMissingCare } from '@/lib/providers/summary'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('providers')

export default function ProvidersPage() {
  const { label, title } = getContent().pages.pages.providers
  const records = getRecords()
  const plans = getListedPlans(records, 'rankings')
  return (
    <RoutePage name="providers">
      <Breadcrumbs parents={['home']} current={label} path={ROUTES.providers} />
      <h1 className="mb-2 heading-1">{title}</h1>
      <p className="mb-4 text-lead text-muted">
        First-year costs, the facts that we know, and two or three side by side.
      </p>
      <div className="@container">
        <div className="my-3 label-box">
          <Island
            name="ProviderCosts"
            when="visible"
            props={{
              facts: listComparisonFacts(),
              records: records.map(toComparedRecord),
              plans,
              checked: formatPricesChecked(),
            }}
          />
          <div className="border-t border-line px-inset">
            <Legend of={plans} note={`${NUMBERS_NOTE} Dash: not known.`} />
          </div>
          <FullDoseNote look={IN_BOX} />
        </div>
        <div className="items-baseline gap-x-8 @wide:flex">
          <SafetyBlock />
          <div className="mt-2 md:my-4">
            <p className="max-w-[36rem] text-sm/snug">{formatMissingCare(getProviders())}</p>
            <CommissionNote />
          </div>
        </div>
      </div>
      {listMissingOffers(getContent()['maker-prices'], getBuildDay()).map((line) => (
        <p key={line} className="mt-2 text-sm text-muted">
          {line}
        </p>
      ))}
    </RoutePage>
  )
}
