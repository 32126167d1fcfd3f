import { RuledTable } from '@/components/ui/RuledTable'
import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent, getProviders } from '@/lib/content'
import { getOfferReading, getReading, type Reading } from '@/lib/providers/checks'
import { findWeakness } from '@/lib/providers/evidence'
import { BADGE } from '@/lib/providers/ranking'
import type { Site } from '@/lib/schemas/site'
import type { Evidence } from '@/lib/schemas/sources'

type Claim = { claim: string; evidence: { label: string; href: string } | null; since: string | null }

/** Each claim of the site in the words of its page. */
const CLAIM_TEXTS = {
  reviewedCount: ({ counts }) => `${counts.reviewed}+ providers reviewed`,
  analysedCount: ({ counts }) => `${counts.analysed}+ providers analysed`,
  criteriaCount: ({ counts }) => `${counts.criteria}+ evaluation criteria`,
  quizSavings: ({ quizClaims }) => `Save up to ${quizClaims.savings}`,
  quizUsers: ({ quizClaims }) => `${quizClaims.users} users`,
  quizDuration: ({ quizClaims }) => `The quiz takes ${quizClaims.duration}`,
  monthlyUpdates: () => 'Monthly updates',
  realTimeUpdates: () => 'Real-Time Updates',
  expertReviews: () => 'Expert Reviews',
  expertsChoice: () => BADGE,
  excellent: () => 'EXCELLENT',
  replyWithin24Hours: () => 'An answer to messages within 24 hours',
} satisfies Record<keyof Site['evidence'], (site: Site) => string>

/** Evidence that does not count, such as a placeholder address, is none. */
const toClaim = (claim: string, evidence: Evidence | undefined): Claim =>
  evidence && findWeakness(evidence, getBuildDay()) === null
    ? { claim, evidence: { label: 'Evidence', href: evidence.source }, since: evidence.verifiedOn }
    : { claim, evidence: null, since: null }

function getClaims(): Claim[] {
  const { site } = getContent()
  const fromReading = (claim: string, reading: Reading | undefined): Claim => ({
    claim,
    evidence: reading ? { label: 'Their page', href: reading.page } : null,
    since: reading?.on ?? null,
  })
  const prices = getProviders().flatMap((provider) => {
    const priced = provider.offers.filter(({ price }) => price)
    return priced.map((offer, index) => {
      const name = [provider.name, index > 0 && offer.name].filter(Boolean).join(', ')
      return fromReading(`${name}: price`, getOfferReading(provider, 'pricing', offer))
    })
  })
  return [
    ...(Object.keys(CLAIM_TEXTS) as (keyof Site['evidence'])[]).map((key) =>
      toClaim(CLAIM_TEXTS[key](site), site.evidence[key]),
    ),
    ...prices,
    ...getProviders().map((provider) =>
      fromReading(
        `${provider.name}: ${site.certifier.name} certificate`,
        getReading(provider, 'certificate'),
      ),
    ),
    ...getProviders().map(({ name, scoreEvidence }) => toClaim(`${name}: score`, scoreEvidence)),
  ]
}

/** Each claim, its evidence, and since when we hold it. */
export const ClaimTable = () => (
  <RuledTable className="mb-5 text-sm/snug wrap-anywhere">
    <thead>
      <tr>
        <th scope="col">Claim</th>
        <th scope="col" className="wrap-normal">
          Evidence
        </th>
        <th scope="col" className="wrap-normal">
          Since
        </th>
      </tr>
    </thead>
    <tbody>
      {getClaims().map(({ claim, evidence, since }) => (
        <tr key={claim}>
          <th scope="row">{claim}</th>
          <td>{evidence ? <TextLink href={evidence.href}>{evidence.label}</TextLink> : 'none yet'}</td>
          <td>{since ? formatDay(since) : '–'}</td>
        </tr>
      ))}
    </tbody>
  </RuledTable>
)
