import { ChangeLog } from '@/components/bestofmonth/ChangeLog'
import { ProviderList } from '@/components/bestofmonth/ProviderList'
import { QuizBand } from '@/components/bestofmonth/QuizBand'
import { Island } from '@/components/Island'
import { Key } from '@/components/layout/Key'
import { RoutePage } from '@/components/layout/PageShell'
import { FirstYear } from '@/components/offers/FirstYear'
import { Faq } from '@/components/questions/Faq'
import { SafetyBlock } from '@/components/safety/SafetyBlock'
import { InlineScript } from '@/components/ui/InlineScript'
import { MonthScript } from '@/components/ui/LiveMonth'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { getBuildMonth } from '@/lib/base/month'
import { OLD_FRAGMENTS_SCRIPT } from '@/lib/base/navigation-scripts'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders, isUnproven } from '@/lib/content'
import { formatMarket } from '@/lib/providers/listing'
import { routeMetadata } from '@/lib/seo/metadata'

export const metadata = routeMetadata('rankings')

const TITLE = { before: 'Top GLP-1 Providers Right Now for', buildMonth: getBuildMonth() }

export default function RankingsPage() {
  const { counts, qualifiers, lists } = getContent().site
  return (
    <RoutePage name="rankings">
      <Island name="MonthHeading" props={TITLE} when="idle" />
      <MonthScript />
      <InlineScript code={OLD_FRAGMENTS_SCRIPT} />
      <p className="text-xs/snug text-muted md:text-base/snug">
        {`Our top ${getProviders().length} of over ${counts.reviewed} providers reviewed. `}
        {isUnproven('counts') && qualifiers.claims} {lists.order}
      </p>
      <div className="@container">
        <FirstYear isShort />
        <Key isWide />
        <SafetyBlock className="my-1 @wide:my-4" />
        <ProviderList list="rankings" />
        <p className="mt-1 text-right text-sm">
          <span className="text-muted">{`${formatMarket(getProviders().length)}. `}</span>
          <StandaloneLink href={ROUTES.providers}>Compare every fact</StandaloneLink>
        </p>
      </div>
      <QuizBand />
      <ChangeLog />
      <Faq wholeOn={ROUTES.home} />
    </RoutePage>
  )
}
