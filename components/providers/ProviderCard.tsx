import { NoWrap } from '@/components/ui/NoWrap'
import { TextLink } from '@/components/ui/TextLink'
import { getBuildDay } from '@/lib/base/month'
import { providerPath } from '@/lib/base/routes'
import { getSite } from '@/lib/content'
import type { LedgerRow } from '@/lib/plans/rows'
import { formatCheck } from '@/lib/providers/evidence'
import { formatOpenness, getOpenness } from '@/lib/providers/fact-values'
import { getListing, type List } from '@/lib/providers/listing'
import type { Provider } from '@/lib/schemas/providers'
import { CertificateMark } from './CertificateMark'
import { FeatureList } from './FeatureList'
import { RatingLine } from './RatingLine'
import { SumBlock } from './SumBlock'
import { TopChoice } from './TopChoice'
import { VisitLinks } from './VisitLinks'

type Props = {
  provider: Provider
  list: List
  row: LedgerRow
  /** The end of the page's scale. */
  maxCents: number
  /** How its first year compares: "$860 more than the lowest". */
  above: string | null
}

/** One ranked provider: what the first year costs, the paid links, and what it offers. */
export function ProviderCard({ provider, list, ...sum }: Props) {
  const { id, facts, evidence, isTopChoice } = provider
  const { name, logo, otherName } = getListing(provider, list)
  const titleId = `${id}_name`
  return (
    <article id={id} aria-labelledby={titleId} className={isTopChoice ? 'card top-card' : 'card'}>
      <p className="card-rank">
        <span className="sr-only">Rank </span>
        {provider.rank}
      </p>
      <div className="card-head">
        <h2 id={titleId} className="heading-3">
          <a href={providerPath(id)}>
            <NoWrap>{name}</NoWrap>
          </a>
        </h2>
        <RatingLine rating={provider.rating} />
      </div>
      <div className="card-claims">
        {isTopChoice && <TopChoice badge={provider.topChoiceBadgeText} />}
        {facts.certificate && <CertificateMark />}
        {otherName && <p>{`Also listed as ${otherName}.`}</p>}
      </div>
      <SumBlock {...sum} />
      <VisitLinks provider={provider} titleId={titleId} logo={logo} />
      <div className="card-body">
        <FeatureList provider={provider} />
        {facts.states && (
          <p data-served className="min-h-[2lh] sm:min-h-0">
            {`On record: serves ${facts.states.length} ${facts.states.length === 1 ? 'state' : 'states'}.`}
          </p>
        )}
        <p>
          {provider.mainBenefit ?? 'Main benefit: not on record'}
          {' · '}
          <TextLink href={providerPath(id)}>{formatOpenness(getOpenness(provider))}</TextLink>
          {evidence.pricing &&
            `; price ${formatCheck('pricing', evidence.pricing, getSite().checksExpireAfterDays, getBuildDay())}`}
        </p>
      </div>
    </article>
  )
}
