import { StarsIcon } from '@/components/ui/icons'
import { Pill } from '@/components/ui/Pill'
import { TextLink } from '@/components/ui/TextLink'
import { howWeRankHref } from '@/lib/base/how-we-rank-sections'
import { getSite } from '@/lib/content'
import type { Provider } from '@/lib/schemas/providers'

const DEFAULT_BADGE = "Expert's Choice"

type Props = { provider: Pick<Provider, 'topChoiceBadgeText' | 'scoreEvidence'> }

/** The badge of the top choice, and what it rests on. */
export function TopChoice({ provider: { topChoiceBadgeText, scoreEvidence } }: Props) {
  return (
    <p className="mb-1.5 text-sm text-muted">
      <Pill tone="highlight">
        <StarsIcon count={1} className="size-3" />
        {topChoiceBadgeText ?? DEFAULT_BADGE}
      </Pill>{' '}
      {getSite().qualifiers.experts}{' '}
      {scoreEvidence ? (
        <TextLink href={scoreEvidence.source}>What the score rests on</TextLink>
      ) : (
        <TextLink href={howWeRankHref('scores')}>How scores are made</TextLink>
      )}
    </p>
  )
}
