import { LowestSums } from '@/components/costs/LowestSums'
import { MakerRows } from '@/components/costs/MakerRows'
import { Faq } from '@/components/faq/Faq'
import { InlineScript } from '@/components/layout/InlineScript'
import { Island } from '@/components/layout/Island'
import { RoutePage } from '@/components/layout/PageShell'
import { ChangeLog } from '@/components/rankings/ChangeLog'
import { ProviderList } from '@/components/rankings/ProviderList'
import { QuizBand } from '@/components/rankings/QuizBand'
import { Eyebrow } from '@/components/ui/Eyebrow'
import { MonthScript } from '@/components/ui/LiveMonth'
import { getBuildMonth } from '@/lib/base/month'
import { OLD_FRAGMENTS_SCRIPT } from '@/lib/base/navigation-scripts'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('rankings')

const TITLE = { before: 'Top GLP-1 Providers Right Now for', buildMonth: getBuildMonth() }

export default function RankingsPage() {
  const { counts, qualifiers } = getContent().site
  return (
    <RoutePage name="rankings">
      <div className="max-md:hidden">
        <Eyebrow>Rankings</Eyebrow>
      </div>
      <Island name="MonthHeading" props={TITLE} when="idle" />
      <MonthScript />
      <InlineScript code={OLD_FRAGMENTS_SCRIPT} />
      <p className="mb-2 text-sm/snug text-muted md:mb-3 md:text-base/snug">
        {`Our top ${getProviders().length} of over ${counts.reviewed} providers reviewed. `}
        {qualifiers.reviewed}
      </p>
      <div className="@container">
        <LowestSums />
        <ProviderList list="rankings" />
        <MakerRows />
      </div>
      <QuizBand />
      <ChangeLog />
      <Faq wholeOn={ROUTES.home} />
    </RoutePage>
  )
}
