import { BUTTON_CLASSES } from '@/components/ui/ButtonLink'
import { OutwardIcon } from '@/components/ui/icons'
import { AFFILIATE_LINK_ATTRIBUTES, addTracking, getVisitUrl } from '@/lib/providers/affiliate-link'
import type { Provider } from '@/lib/schemas/providers'

type Props = { provider: Provider; titleId: string }

/** The links to a provider: `Visit Site`, and `More Details →` if it has an address. Both are marked as paid. */
export function VisitLinks({ provider, titleId }: Props) {
  const paidId = `${provider.id}_paid`
  const describedBy = `${titleId} ${paidId}`
  return (
    <div className="card-visit">
      <p className="hidden print:block">{`${new URL(provider.websiteUrl).host} (paid link)`}</p>
      <a
        {...AFFILIATE_LINK_ATTRIBUTES}
        href={getVisitUrl(provider, 'homepage')}
        aria-describedby={describedBy}
        className={`${BUTTON_CLASSES} mb-1 w-full bg-accent text-base text-on-accent hover:bg-accent-hover`}
      >
        {provider.ctaText}
        <OutwardIcon className="size-4" />
      </a>
      <span id={paidId} className="print:hidden">
        Paid link <span className="sr-only">(opens in a new tab)</span>
      </span>
      {provider.moreDetailsUrl && (
        <>
          {' '}
          <a
            {...AFFILIATE_LINK_ATTRIBUTES}
            href={addTracking(provider.moreDetailsUrl, 'homepage')}
            aria-describedby={describedBy}
            className="inline-flex min-h-11 items-center quiet-link print:hidden"
          >
            More Details →
          </a>
        </>
      )}
    </div>
  )
}
