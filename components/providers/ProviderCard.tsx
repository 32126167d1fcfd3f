import { StarsIcon } from '@/components/ui/icons'
import { NoWrap } from '@/components/ui/NoWrap'
import { Pill } from '@/components/ui/Pill'
import { howWeRankHref } from '@/lib/base/how-we-rank-sections'
import { getBuildDay } from '@/lib/base/month'
import { providerPath } from '@/lib/base/routes'
import { getSite } from '@/lib/content'
import { formatCheck } from '@/lib/providers/evidence'
import { formatOpenness, getOpenness } from '@/lib/providers/fact-values'
import { DEFAULT_TOP_CHOICE_BADGE, getListing, type List } from '@/lib/providers/listing'
import type { Provider } from '@/lib/schemas/providers'
import { FeatureList } from './FeatureList'
import { PriceBlock } from './PriceBlock'
import { RankNote } from './RankNote'
import { RatingLine } from './RatingLine'

type Props = {
  provider: Provider
  list: List
  certifier: string
  /** How its first year compares: "$860 more than the lowest". */
  above: string | null
}

/** One provider: rank, what it offers, what it costs, and the paid links. A badge and a ring mark the top choice. */
export function ProviderCard({ provider, list, certifier, above }: Props) {
  const { name, logo, otherName } = getListing(provider, list)
  const titleId = `${provider.id}_name`
  const { pricing } = provider.evidence
  const { states } = provider.facts
  return (
    <article
      id={provider.id}
      aria-labelledby={titleId}
      className={provider.isTopChoice ? 'card top-card' : 'card'}
    >
      <p className="card-rank">
        <span className="sr-only">Rank </span>
        {provider.rank}
      </p>
      <div className="card-badges">
        {provider.isTopChoice && (
          <Pill tone="highlight">
            <StarsIcon count={1} className="size-3" />
            {provider.topChoiceBadgeText ?? DEFAULT_TOP_CHOICE_BADGE}
          </Pill>
        )}
        {provider.facts.certificate && (
          <a href={howWeRankHref('certificate')}>
            <Pill tone="accent">{`${certifier} certified`}</Pill>
          </a>
        )}
        {/* No alt text, because the name is next to the wordmark. */}
        {/* biome-ignore lint/performance/noImgElement: a static export has no image server, and these are small SVGs */}
        <img src={logo} alt="" loading="lazy" height={26} />
      </div>
      <div className="card-body">
        <h2 id={titleId} className="heading-3">
          <a href={providerPath(provider.id)}>
            <NoWrap>{name}</NoWrap>
          </a>
        </h2>
        {otherName && <p className="text-sm text-muted">also listed as {otherName}</p>}
        <p className="text-sm text-muted">{provider.mainBenefit ?? 'Main benefit: not stated'}</p>
        <RatingLine rating={provider.rating} />
        <FeatureList provider={provider} />
        {provider.isTopChoice && (
          <RankNote provider={provider} isLowest={above === null || !above.includes('more')} />
        )}
        {states && (
          <p data-served className="min-h-[2lh] text-sm text-muted sm:min-h-0">
            {`States that it serves ${states.length} ${states.length === 1 ? 'state' : 'states'}.`}
          </p>
        )}
        <p className="text-sm text-muted">
          <a href={providerPath(provider.id)} className="font-semibold underlined-link">
            {formatOpenness(getOpenness(provider))}
          </a>
          {pricing &&
            `; price ${formatCheck('pricing', pricing, getSite().checksExpireAfterDays, getBuildDay())}`}
        </p>
      </div>
      <PriceBlock provider={provider} titleId={titleId} above={above} />
    </article>
  )
}
