import { BUTTON_CLASSES } from '@/components/ui/ButtonLink'
import { OutwardIcon } from '@/components/ui/icons'
import { getBuildDay } from '@/lib/base/month'
import { providerPath } from '@/lib/base/routes'
import { getProviderPlan } from '@/lib/plans/provider-plans'
import { toRow } from '@/lib/plans/rows'
import { AFFILIATE_LINK_ATTRIBUTES, getVisitUrl } from '@/lib/providers/affiliate-link'
import type { Provider } from '@/lib/schemas/providers'

/** One provider under the projection: its offer, what is on record about its price, and its link. */
export function Recommendation({ provider, offer }: { provider: Provider; offer: string }) {
  const { id, name, websiteUrl, facts } = provider
  const plan = getProviderPlan(provider, { today: getBuildDay(), href: providerPath(id) })
  const { asStated, fullSumText, fromNote } = toRow(plan)
  const stated = [
    asStated,
    facts.samePriceAllDoses && 'the same price at every dose',
    facts.medicationIncluded && 'medication included',
    facts.membershipFee === 0 && 'no membership fee',
  ]
  return (
    <li className="flex flex-col items-start justify-between gap-5 rounded-lg border border-line bg-card p-6">
      <div className="min-w-0">
        <h3 id={`recommended_${id}`} className="heading-3">
          {name}
        </h3>
        <p>{offer}</p>
        <p className="mt-2 text-sm text-muted">
          On record: {stated.filter(Boolean).join(' · ')}. First 12 months: {fullSumText}. {fromNote}
        </p>
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
