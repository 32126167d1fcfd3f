import { SumBlock } from '@/components/rankings/SumBlock'
import { BUTTON_CLASSES } from '@/components/ui/ButtonLink'
import { OutwardIcon } from '@/components/ui/icons'
import type { LedgerRow } from '@/lib/plans/rows'
import { AFFILIATE_LINK_ATTRIBUTES, getVisitUrl } from '@/lib/providers/affiliate-link'
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
  const { id, name, websiteUrl } = provider
  return (
    <li className="flex flex-col justify-between gap-4 rounded-lg border border-line bg-card p-6 [&_.ledger-bar]:my-1">
      <div>
        <h3 id={`recommended_${id}`} className="heading-3">
          {name}
        </h3>
        <p className="mb-3">{offer}</p>
        <SumBlock {...sum} />
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="hidden print:block">{new URL(websiteUrl).host} (paid link)</span>
        <a
          {...AFFILIATE_LINK_ATTRIBUTES}
          href={getVisitUrl(provider, 'calculator')}
          aria-describedby={`recommended_${id} paid_${id}`}
          className={`${BUTTON_CLASSES} bg-accent text-base text-on-accent hover:bg-accent-hover`}
        >
          Visit
          <OutwardIcon className="size-4" />
        </a>
        <span id={`paid_${id}`} className="print:hidden">
          Paid link <span className="sr-only">(opens in a new tab)</span>
        </span>
      </p>
    </li>
  )
}
