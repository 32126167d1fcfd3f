import { ChangeLog } from '@/components/bestofmonth/ChangeLog'
import { ProviderList } from '@/components/bestofmonth/ProviderList'
import { QuizBand } from '@/components/bestofmonth/QuizBand'
import { Disclosure } from '@/components/layout/Disclosure'
import { RoutePage } from '@/components/layout/PageShell'
import { BudgetLinks } from '@/components/offers/BudgetLinks'
import { FaqSection } from '@/components/questions/FaqSection'
import { SafetyBlock } from '@/components/safety/SafetyBlock'
import { InlineScript } from '@/components/ui/InlineScript'
import { MonthScript } from '@/components/ui/LiveMonth'
import { NoWrap } from '@/components/ui/NoWrap'
import { StandaloneLink } from '@/components/ui/StandaloneLink'
import { getBuildMonth } from '@/lib/base/month'
import { OLD_FRAGMENTS_SCRIPT } from '@/lib/base/navigation-scripts'
import { ROUTES } from '@/lib/base/routes'
import { getContent, getProviders } from '@/lib/content'
import { formatMarket } from '@/lib/providers/listing'
import { routeMetadata } from '@/lib/seo/metadata'

const { title } = getContent().pages.pages.rankings

/** With the month in search results and tabs; shared previews, which other sites keep, are without. */
export const metadata = { ...routeMetadata('rankings'), title: `${title} for ${getBuildMonth()}` }

export default function RankingsPage() {
  const listed = getProviders().length
  return (
    <RoutePage name="rankings">
      <h1 className="mb-1 heading-1">
        <NoWrap>{`${title} for `}</NoWrap>
        <span data-month className="inline-block">
          {getBuildMonth()}
        </span>
      </h1>
      <MonthScript />
      <InlineScript code={OLD_FRAGMENTS_SCRIPT} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="text-sm/snug text-muted md:text-base/snug">
          {`Our top ${listed} of over ${getContent().site.counts.reviewed} providers reviewed.`}
        </p>
        <BudgetLinks />
      </div>
      <div className="@container">
        <Disclosure className="my-2.5" />
        <SafetyBlock className="mb-2 @wide:mb-4" />
        <ProviderList list="rankings" />
        <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm">
          <span className="text-muted">{formatMarket(listed)}</span>{' '}
          <StandaloneLink href={ROUTES.providers}>Compare every fact</StandaloneLink>
        </p>
      </div>
      <QuizBand />
      <ChangeLog />
      <FaqSection wholeOn={ROUTES.home} />
    </RoutePage>
  )
}
