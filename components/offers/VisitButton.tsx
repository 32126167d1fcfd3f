import { ButtonLink } from '@/components/ui/ButtonLink'
import { OutwardIcon } from '@/components/ui/icons'
import { AFFILIATE_LINK_ATTRIBUTES } from '@/lib/providers/affiliate-link'
import type { VisitTarget } from '@/lib/providers/compared-offer'

type Props = {
  card: VisitTarget
  /** The id of the heading with the provider's name. */
  titleId: string
  label?: string
  /** For what does not fit a budget. */
  isOutline?: boolean
  /** Distinguishes the marks of two links to one provider on a page. */
  place?: string
}

/** The button that leads to a provider, and its "Paid link" mark under it. */
export function VisitButton({
  card,
  titleId,
  label = card.ctaText,
  isOutline = false,
  place = 'paid',
}: Props) {
  const markId = `${card.id}_${place}`
  return (
    <>
      <ButtonLink
        {...AFFILIATE_LINK_ATTRIBUTES}
        href={card.visitUrl}
        aria-describedby={`${titleId} ${markId}`}
        variant={isOutline ? 'outline' : 'solid'}
        className="whitespace-nowrap"
      >
        {label}
        <OutwardIcon className="size-4 print:hidden" />
      </ButtonLink>{' '}
      <span id={markId} className="text-xs/snug text-muted">
        Paid link <span className="sr-only">(opens in a new tab)</span>
      </span>
    </>
  )
}
