import { TextLink } from '@/components/ui/TextLink'
import { howWeRankHref } from '@/lib/base/how-we-rank-sections'
import type { Provider } from '@/lib/schemas/providers'

type Props = { provider: Pick<Provider, 'scoreEvidence'>; isLowest: boolean }

/** What rank 1 means, in one line: our own score, regardless of price. */
export function RankNote({ provider: { scoreEvidence }, isLowest }: Props) {
  return (
    <p className="mt-3 text-sm">
      {isLowest ? 'Rank 1 is our own score.' : 'Rank 1 is our own score, not the lowest price.'}{' '}
      {scoreEvidence ? (
        <TextLink href={scoreEvidence.source}>What the score rests on</TextLink>
      ) : (
        <>
          Its breakdown is not published.{' '}
          <TextLink href={howWeRankHref('scores')}>How scores are made</TextLink>
        </>
      )}
    </p>
  )
}
