import { NoWrap } from '@/components/ui/NoWrap'
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
      <div className="card-head">
        {provider.isTopChoice && <TopChoice provider={provider} />}
        <div className="flex flex-wrap items-start justify-between gap-x-4 lg:justify-start">
          <h2 id={titleId} className="min-w-0 flex-[1_1_8rem] heading-name lg:flex-none">
            <a href={providerPath(provider.id)}>
              <NoWrap>{name}</NoWrap>
            </a>
          </h2>
          <RatingLine rating={provider.rating} />
        </div>
        <p className="text-sm text-muted">
          {provider.facts.certificate && <CertificateMark />}
          {otherName && ` Also listed as ${otherName}.`}
        </p>
      </div>
      <SumBlock {...sum} />
      <VisitLinks provider={provider} titleId={titleId} logo={logo} />
      <div className="card-body">
        <p className="text-sm text-muted">{provider.mainBenefit ?? 'Main benefit: not on record'}</p>
        <FeatureList provider={provider} />
        {states && (
          <p data-served className="min-h-[2lh] text-sm text-muted sm:min-h-0">
            {`On record: serves ${states.length} ${states.length === 1 ? 'state' : 'states'}.`}
          </p>
        )}
        <p className="text-sm text-muted">
          <a
            href={providerPath(provider.id)}
            className="inline-flex min-h-11 items-center font-semibold underlined-link"
          >
            {formatOpenness(getOpenness(provider))}
          </a>
          {pricing &&
            `; price ${formatCheck('pricing', pricing, getSite().checksExpireAfterDays, getBuildDay())}`}
        </p>
      </div>
    </article>
  )
}
