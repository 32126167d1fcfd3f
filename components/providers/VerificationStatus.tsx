import { TextLink } from '@/components/ui/TextLink'
import { formatDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getSite } from '@/lib/content'
import { formatCheck, getVerificationStatus, isCheckDue } from '@/lib/providers/evidence'
import { formatOpenness, getOpenness } from '@/lib/providers/fact-values'
import type { Provider } from '@/lib/schemas/providers'

/** What stands behind the figures of a card: one line, and every field on demand. */
export function VerificationStatus({ provider }: { provider: Provider }) {
  const { checked, unchecked, notStated, score } = getVerificationStatus(provider)
  const price = provider.evidence.pricing
  const limits = getSite().checksExpireAfterDays
  const today = getBuildDay()
  return (
    <details className="mt-2 text-sm text-muted">
      <summary className="chevron inline-flex min-h-11 cursor-pointer list-none items-center underline underline-offset-3">
        {formatOpenness(getOpenness(provider))}
        {price && `; price ${formatCheck('pricing', price, limits, today)}`}
      </summary>
      {checked.map(({ field, name, source, verifiedOn, checkedBy }) => (
        <p key={field}>
          Checked on <TextLink href={source}>{formatDay(verifiedOn)}</TextLink> by {checkedBy}: {name}
          {isCheckDue(field, { verifiedOn }, limits, today) && ' (due again)'}.
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
