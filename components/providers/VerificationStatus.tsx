import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { getVerificationStatus } from '@/lib/providers/evidence'
import type { Provider } from '@/lib/schemas/providers'

/** What stands behind the figures of a card: one line, and every field on demand. */
export function VerificationStatus({ provider }: { provider: Provider }) {
  const { checked, unchecked, notStated, score } = getVerificationStatus(provider)
  const price = provider.evidence.pricing
  return (
    <details className="mt-2 text-sm text-muted">
      <summary className="chevron inline-flex min-h-11 cursor-pointer list-none items-center underline underline-offset-3">
        {`${price ? `Price checked on ${formatDay(price.verifiedOn)}` : 'As stated by the provider, not checked'}; score breakdown ${score ? '' : 'not '}published`}
      </summary>
      {checked.map(({ field, name, source, verifiedOn, checkedBy }) => (
        <p key={field}>
          Checked on <TextLink href={source}>{formatDay(verifiedOn)}</TextLink> by {checkedBy}: {name}.
        </p>
      ))}
      {unchecked.length > 0 && <p>{`As stated by the provider, not checked: ${unchecked.join(', ')}.`}</p>}
      {notStated.length > 0 && <p>{`Not stated: ${notStated.join(', ')}.`}</p>}
      {score ? (
        <p>
          Score: our own. What it rests on:{' '}
          <TextLink href={score.source}>breakdown of {formatDay(score.verifiedOn)}</TextLink>.
        </p>
      ) : (
        <p>Score: our own. Its breakdown has not been published.</p>
      )}
    </details>
  )
}
