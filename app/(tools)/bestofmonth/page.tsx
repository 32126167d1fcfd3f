import { ListAnswer } from '@/components/answer/ListAnswer'
import { Faq } from '@/components/faq/Faq'
import { Island } from '@/components/layout/Island'
import { JsonLd } from '@/components/layout/JsonLd'
import { PageShell } from '@/components/layout/PageShell'
import { ChangeLog } from '@/components/providers/ChangeLog'
import { JumpLinks } from '@/components/providers/JumpLinks'
import { ListDisclosure } from '@/components/providers/ListDisclosure'
import { ProviderList } from '@/components/providers/ProviderList'
import { formatPriceChecks } from '@/components/providers/price-checks'
import { SafetyBlock } from '@/components/providers/SafetyBlock'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { MonthScript } from '@/components/ui/LiveMonth'
import { spellCount } from '@/lib/base/format'
import { getBuildDay, getBuildMonth } from '@/lib/base/month'
import { ROUTES } from '@/lib/base/routes'
import { getMakerPrices, getProviders, getSite } from '@/lib/content'
import { getApprovedOffers, listUncomputedOffers } from '@/lib/providers/approved-drugs'
import { toCompared } from '@/lib/providers/compare'
import { routeMetadata } from '@/lib/seo/page-metadata'
import { describeRoute } from '@/lib/seo/structured-data/page-graphs'

export const metadata = routeMetadata('rankings')

export default function RankingsPage() {
  const listed = getProviders().length
  const today = getBuildDay()
  return (
    <PageShell path={ROUTES.rankings}>
      <JsonLd things={describeRoute('rankings')} />
      <Eyebrow>Rankings</Eyebrow>
      <Island
        name="MonthHeading"
        props={{
          as: 'h1',
          className: 'mb-1 heading-1',
          before: 'Top GLP-1 Providers Right Now for',
          buildMonth: getBuildMonth(),
        }}
      />
      <MonthScript />
      <p className="text-lead text-muted">
        Our top {listed} of over {getSite().counts.reviewed} providers reviewed.{' '}
        <span className="inline-block text-sm">{formatPriceChecks()}</span>
      </p>
      <ListAnswer />
      <div className="grid items-center gap-3 grid-cols-[minmax(0,1fr)] lg:grid-cols-[auto_minmax(0,1fr)]">
        <JumpLinks listed={spellCount(listed)} />
        <ListDisclosure />
      </div>
      <SafetyBlock />
      <ProviderList list="rankings" />
      <Island
        name="CostAndCompare"
        props={{
          providers: getProviders().map(toCompared),
          offers: getApprovedOffers(getMakerPrices(), today),
          uncomputed: listUncomputedOffers(getMakerPrices(), today),
        }}
      />
      <ChangeLog />
      <Faq sourcesOn={ROUTES.home} />
    </PageShell>
  )
}
