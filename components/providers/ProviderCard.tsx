import { StarsIcon } from '@/components/ui/icons'
import { Pill } from '@/components/ui/Pill'
import { howWeRankHref } from '@/lib/base/how-we-rank-sections'
import { providerPath } from '@/lib/base/routes'
import { DEFAULT_TOP_CHOICE_BADGE, getListing, type List } from '@/lib/providers/listing'
import type { Provider } from '@/lib/schemas/providers'
import { FeatureList } from './FeatureList'
import { PriceBlock } from './PriceBlock'
import { RatingLine } from './RatingLine'
import { VerificationStatus } from './VerificationStatus'

type Props = { provider: Provider; list: List; certifier: string }

/** One provider: rank, what it offers, what it costs, and the way out. Badge and ring mark the top choice. */
export function ProviderCard({ provider, list, certifier }: Props) {
  const { name, logo, otherName } = getListing(provider, list)
  const titleId = `${provider.id}-name`
  const frame = provider.isTopChoice
    ? 'border-amber [box-shadow:0_0_0_5px_var(--color-amber-soft)] forced-colors:border-4'
    : 'border-line'
  return (
    <article
      id={provider.id}
      aria-labelledby={titleId}
      className={`grid grid-cols-[minmax(0,1fr)] break-inside-avoid overflow-hidden [overflow-wrap:anywhere] rounded-lg border bg-card md:grid-cols-[min(4.75rem,12%)_minmax(0,1fr)_min(15rem,40%)] print:grid-cols-[3rem_minmax(0,1fr)_15rem] ${frame}`}
    >
      <div className="flex items-center justify-between gap-4 border-b border-line px-6 py-2 md:justify-center md:border-r md:border-b-0 md:px-0">
        <p className="font-serif text-[1.9rem] leading-none font-bold text-pine">
          <span className="sr-only">Rank </span>
          {provider.rank}
        </p>
        <ProviderLogo src={logo} className="md:hidden" />
      </div>
      <div className="px-6 py-5 md:py-6">
        <div className="mb-1.5 flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <div className="flex flex-wrap gap-1.5">
            {provider.isTopChoice && (
              <Pill tone="amber">
                <StarsIcon count={1} className="size-3" />
                {provider.topChoiceBadgeText ?? DEFAULT_TOP_CHOICE_BADGE}
              </Pill>
            )}
            {provider.facts.certificate && (
              <a href={howWeRankHref('certificate')} className="-my-1.5 inline-flex min-h-11 items-center">
                <Pill tone="mint">{`${certifier} certified`}</Pill>
              </a>
            )}
          </div>
          <ProviderLogo src={logo} className="hidden md:block" />
        </div>
        <h2 id={titleId} className="font-serif text-name font-bold">
          <a
            href={providerPath(provider.id)}
            className="-my-1.5 inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {name}
          </a>
        </h2>
        {otherName && <p className="text-sm text-muted">also listed as {otherName}</p>}
        <p className="mb-2 text-sm text-muted">{provider.mainBenefit ?? 'Main benefit: not stated'}</p>
        <RatingLine rating={provider.rating} />
        <FeatureList provider={provider} />
        <VerificationStatus provider={provider} />
      </div>
      <PriceBlock provider={provider} titleId={titleId} />
    </article>
  )
}

/** The name stands beside it as text, so the wordmark is silent. Its room is kept until it is there. */
function ProviderLogo({ src, className }: { src: string; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a static export has no image server, and these are small SVGs
    <img
      src={src}
      alt=""
      loading="lazy"
      height={26}
      className={`h-6.5 w-30 object-contain object-right ${className}`}
    />
  )
}
