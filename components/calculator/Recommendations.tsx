import { FullDoseNote } from '@/components/costs/FullDoseNote'
import { Legend } from '@/components/costs/Legend'
import { getListRows } from '@/components/costs/page-plans'
import { Disclosure } from '@/components/rankings/Disclosure'
import { PaidLink } from '@/components/rankings/PaidLink'
import { SumBlock } from '@/components/rankings/SumBlock'
import { Section } from '@/components/ui/Section'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import { formatAboveLowest } from '@/lib/costs/lowest'
import { getFact } from '@/lib/providers/fact-values'

/** Two providers, visually separate from the projection: what they offer is not what a trial measured. */
export function Recommendations() {
  const { recommendations, compoundedNotice } = getContent().projection
  const { ranked, maxCents } = getListRows('rankings')
  const picked = recommendations.flatMap(({ provider: id, offer }) => {
    const provider = getProviders().find((entry) => entry.id === id)
    const row = ranked.find(({ sellerId }) => sellerId === id)
    return provider && row ? [{ provider, offer, row }] : []
  })
  return (
    <Section id="recommendations" title="Providers to look at">
      <p className="hidden text-h3 font-semibold [body:has(#weight\_warning)_&]:block">
        Talk with a doctor first.
      </p>
      <div className="[body:has(#weight\_warning)_&]:hidden">
        <div className="grid items-start gap-x-10 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
          <Disclosure />
          <p className="mb-6 text-sm/snug text-muted">
            Why these two: our editors chose them. No clinician has rated these sellers, and both may pay us.{' '}
            {picked.every(({ provider }) => getFact(provider, 'drugs') === undefined) &&
              'We don’t know for either which drug it is, or whether a trial tested it. '}
            {compoundedNotice}
          </p>
        </div>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 sm:grid-cols-[repeat(2,minmax(0,1fr))]">
          {picked.map(({ provider, offer, row }) => (
            <li
              key={row.key}
              className="flex flex-col justify-between gap-4 rounded-lg border border-line bg-card px-inset pt-4 pb-5"
            >
              <div>
                <h3 id={`recommended_${provider.id}`} className="heading-3">
                  {provider.name}
                </h3>
                <p className="mb-3">{offer}</p>
                <SumBlock row={row} maxCents={maxCents} above={formatAboveLowest(row, ranked)} />
              </div>
              <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                <span className="hidden print:block">{new URL(provider.websiteUrl).host} (paid link)</span>
                <PaidLink
                  provider={provider}
                  placement="calculator"
                  titleId={`recommended_${provider.id}`}
                  label="Visit"
                />
              </p>
            </li>
          ))}
        </ul>
        <Legend of={ranked} />
        <FullDoseNote />
        <p className="mt-6">
          <StandaloneLink href={ROUTES.rankings} variant="strong">
            View All Providers →
          </StandaloneLink>
        </p>
      </div>
    </Section>
  )
}
