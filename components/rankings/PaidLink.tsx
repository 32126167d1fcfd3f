import { OutwardIcon } from '@/components/ui/icons'
import { AFFILIATE_LINK_ATTRIBUTES, getVisitUrl, type Placement } from '@/lib/providers/affiliate-link'
import type { ProviderRecord } from '@/lib/schemas/providers'

type Props = {
  provider: ProviderRecord
  placement: Placement
  /** The id of the heading with the provider's name, on a page of several. */
  titleId?: string
  label?: string
  className?: string
}

/** The id of the "Paid link" mark, which describes every link to the provider. */
export const getMarkId = (provider: { id: string }) => `${provider.id}_paid`

/** The button that leads to a provider, and its "Paid link" mark. Place the two in a line or a column. */
export function PaidLink({
  provider,
  placement,
  titleId = '',
  label = provider.ctaText,
  className = '',
}: Props) {
  const markId = getMarkId(provider)
  return (
    <>
      <a
        {...AFFILIATE_LINK_ATTRIBUTES}
        href={getVisitUrl(provider, placement)}
        aria-describedby={`${titleId} ${markId}`.trim()}
        className={`button button-solid ${className}`}
      >
        {label}
        <OutwardIcon className="size-4" />
      </a>{' '}
      <span id={markId} className="print:hidden">
        Paid link <span className="sr-only">(opens in a new tab)</span>
      </span>
    </>
  )
}
