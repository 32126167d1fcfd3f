import { CostAndCompare } from '@/components/compare/CostAndCompare'
import { Faq } from '@/components/faq/Faq'
import { PageShell } from '@/components/layout/PageShell'
import { Disclosure } from '@/components/providers/Disclosure'
import { ProviderList } from '@/components/providers/ProviderList'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { LiveMonth } from '@/components/ui/LiveMonth'
import { getProviders, getSite } from '@/lib/content'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getBuildMonth } from '@/lib/site/month'
import { ROUTES } from '@/lib/site/routes'

export const metadata = pageMetadata({
  title: 'Top GLP-1 Providers Right Now',
  description:
    'Online GLP-1 providers ranked, with the stated price of each, what the first year costs, and what is not stated.',
  path: ROUTES.rankings,
})

export default function RankingsPage() {
  return (
    <PageShell path={ROUTES.rankings}>
      <Eyebrow>Rankings</Eyebrow>
      <LiveMonth
        as="h1"
        className="mb-4 max-w-[46rem] font-serif text-h1 font-bold"
        before="Top GLP-1 Providers Right Now for"
        buildMonth={getBuildMonth()}
      />
      <p className="mb-6 text-lead text-muted">
        Our top {getProviders().length} of over {getSite().counts.reviewed} providers reviewed.
      </p>
      <Disclosure />
      <ProviderList list="rankings" />
      <CostAndCompare />
      <Faq />
    </PageShell>
  )
}
