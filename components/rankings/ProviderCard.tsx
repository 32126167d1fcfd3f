import type { ComponentProps } from 'react'
import { StarsIcon } from '@/components/ui/icons'
import { Pill } from '@/components/ui/Pill'
import { TextLink } from '@/components/ui/TextLink'
import { formatRating } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { providerPath, ROUTES } from '@/lib/base/routes'
import { getContent } from '@/lib/content'
import { formatCheck, getReading } from '@/lib/providers/checks'
import { formatOpenness, getCardFacts, getOpenness } from '@/lib/providers/fact-values'
import { getListing, type List } from '@/lib/providers/listing'
import type { Provider } from '@/lib/providers/ranking'
import { formatStateCount, listServed } from '@/lib/schemas/facts'
import { formatCertificateChecks } from './check-notes'
import { FeatureList } from './FeatureList'
import { SumBlock } from './SumBlock'
import { VisitLinks } from './VisitLinks'

type Props = Omit<ComponentProps<typeof SumBlock>, 'place'> & { provider: Provider; list: List }

/** Rank, name, claims, sum, links, and features, in this order; in columns where `@wide` has room. */
const CARD =
  'relative grid grid-cols-1 gap-y-1 rounded-lg border bg-card px-inset pt-2.5 pb-3 wrap-anywhere break-inside-avoid @wide:grid-cols-[2.5rem_minmax(0,1fr)_var(--container-track)_10.5rem] @wide:grid-rows-[auto_1fr] @wide:gap-x-5 @wide:gap-y-1 @wide:py-3'
const TOP_CARD =
  'mt-4.5 max-md:mb-1.5 max-md:[&_.cost-bar]:my-1 border-highlight @wide:mt-4 @wide:pt-3.5 [box-shadow:0_0_0_5px_var(--color-highlight-soft)] forced-colors:border-4 print:[box-shadow:none]'

/** One ranked provider: what the first year costs, the paid links, and what it offers. */
export function ProviderCard({ provider, list, ...sum }: Props) {
  const { id, facts, isTopChoice } = provider
  const { states } = getCardFacts(provider)
  const reading = getReading(provider, 'pricing')
  const { name, logo, otherName } = getListing(provider, list)
  const titleId = `${id}_name`
  return (
    <article
      id={id}
      aria-labelledby={titleId}
      className={`${CARD} ${isTopChoice ? TOP_CARD : 'border-line max-md:gap-y-2.5 max-md:[&_.cost-bar]:mt-1.5 max-md:[&_.cost-bar]:mb-2'}`}
    >
      <p className="font-serif text-h3 font-semibold text-accent @max-wide:[grid-area:1/1] @wide:row-span-2 @wide:-my-3 @wide:content-center @wide:self-stretch @wide:border-r @wide:border-line @wide:text-[1.75rem]">
        <span className="sr-only">Rank </span>
        {provider.rank}
      </p>
      <div className="text-sm/snug text-muted @max-wide:[grid-area:1/1]">
        <h2 id={titleId} className="inline heading-3 @max-wide:pl-6.5">
          <a href={providerPath(id)} className="py-3 text-ink">
            {name}
          </a>
        </h2>
        <Rating rating={provider.rating} />
        <div>
          {isTopChoice && <TopChoice badge={provider.topChoiceBadgeText} />}
          {facts.certificate && (
            <p className="max-md:inline">
              <TextLink
                href={`${ROUTES.howWeRank}#certificate`}
              >{`${getContent().site.certifier.name} certified`}</TextLink>
              {`, ${formatCertificateChecks()}`}
            </p>
          )}
          {otherName && <p>{`Also listed as ${otherName}.`}</p>}
        </div>
      </div>
      <SumBlock {...sum} place="@wide:col-start-3 @wide:row-span-2 @wide:row-start-1" />
      <VisitLinks provider={provider} titleId={titleId} logo={logo} />
      <div className="text-sm/snug text-muted @wide:col-start-2">
        <FeatureList provider={provider} />
        {states && (
          <p data-served className="min-h-[2lh] sm:min-h-0">
            {`Serves ${formatStateCount(listServed(states))}.`}
          </p>
        )}
        <p className="mt-1.5">
          {provider.mainBenefit && `${provider.mainBenefit}. `}
          <span className="@min-[15rem]:whitespace-nowrap">
            <TextLink href={providerPath(id)}>{formatOpenness(getOpenness(provider))}</TextLink>
          </span>
          {reading &&
            `; price ${formatCheck(reading, getContent().site.checksExpireAfterDays, getBuildDay())}`}
        </p>
      </div>
    </article>
  )
}

/** The score with one decimal, its label, and five stars. */
const Rating = ({ rating }: { rating: number }) => (
  <p className="float-right max-w-30.5 text-right @wide:float-none @wide:ml-3 @wide:inline-block @wide:max-w-none [&_svg]:inline-block">
    <strong className="text-base/snug text-ink">{formatRating(rating)}</strong>
    <span className="sr-only"> out of 10</span> <span className="text-xs">EXCELLENT</span>{' '}
    <span role="img" aria-label="Five stars" className="text-highlight">
      <StarsIcon count={5} className="h-4" />
    </span>
  </p>
)

/** The badge of the top choice on the edge of its card, or with large text under its name, and what it is worth. */
const TopChoice = ({ badge }: { badge: string | undefined }) => (
  <>
    <p className="-top-5 left-inset @min-[15rem]:absolute @wide:left-20">
      <Pill tone="highlight">
        <StarsIcon count={1} className="size-3" />
        {badge ?? "Expert's Choice"}
      </Pill>
    </p>
    <p className="max-md:inline">{`${getContent().site.qualifiers.experts} `}</p>
  </>
)
