import { PaidLink } from '@/components/rankings/PaidLink'
import { SumBlock } from '@/components/rankings/SumBlock'
import type { LedgerRow } from '@/lib/plans/rows'
import type { Provider } from '@/lib/providers/ranking'

type Props = {
  provider: Provider
  offer: string
  row: LedgerRow
  maxCents: number
  /** How its first year compares. */
  above: string | null
}

/** One provider under the projection: its offer, what its first year costs, and its link. */
export function Recommendation({ provider, offer, ...sum }: Props) {
  const titleId = `recommended_${provider.id}`
  return (
    <li className="flex flex-col justify-between gap-4 rounded-lg border border-line bg-card p-6 [&_.ledger-bar]:my-1">
      <div>
        <h3 id={titleId} className="heading-3">
          {provider.name}
        </h3>
        <p className="mb-3">{offer}</p>
        <SumBlock {...sum} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="hidden print:block">{new URL(provider.websiteUrl).host} (paid link)</span>
        <PaidLink provider={provider} placement="calculator" titleId={titleId} label="Visit" />
      </p>
    </li>
  )
}
