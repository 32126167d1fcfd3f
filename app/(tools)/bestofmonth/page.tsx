import { Faq } from '@/components/faq/Faq'
import { Island } from '@/components/layout/Island'
import { PageShell } from '@/components/layout/PageShell'
import { ChangeLog } from '@/components/providers/ChangeLog'
import { Disclosure } from '@/components/providers/Disclosure'
import { ProviderList } from '@/components/providers/ProviderList'
import { SafetyBlock } from '@/components/providers/SafetyBlock'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { MonthScript } from '@/components/ui/LiveMonth'
import { getBuildDay, getBuildMonth } from '@/lib/base/month'
import { ROUTES } from '@/lib/base/routes'
import { getMakerPrices, getProviders, getSite } from '@/lib/content'
import { getApprovedOffers, listUncomputedOffers } from '@/lib/providers/approved-drugs'
import { toCompared } from '@/lib/providers/compare'
import { routeMetadata } from '@/lib/seo/page-metadata'

export const metadata = routeMetadata('rankings')

export default function RankingsPage() {
  const today = getBuildDay()
  return (
    <PageShell path={ROUTES.rankings}>
      <Eyebrow>Rankings</Eyebrow>
      <Island
        name="MonthHeading"
        props={{
          as: 'h1',
          className: 'mb-4 max-w-[47rem] font-serif text-h1 font-bold',
          before: 'Top GLP-1 Providers Right Now for',
          buildMonth: getBuildMonth(),
        }}
      />
      <MonthScript />
      <p className="mb-6 text-lead text-muted">
        Our top {getProviders().length} of over {getSite().counts.reviewed} providers reviewed.
      </p>
      <Disclosure />
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
      <Faq />
    </PageShell>
  )
}
