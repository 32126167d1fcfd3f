import { VisitButton } from '@/components/offers/VisitButton'
import { ButtonLink } from '@/components/ui/ButtonLink'
import type { Plan } from '@/lib/offers/plan'
import { QUOTE_ID } from '@/lib/offers/quote'
import type { ComparedSeller } from '@/lib/providers/compared-offer'

type Props = {
  plan: Plan
  seller: ComparedSeller | undefined
  nameId: string
  /** One button of a list is filled. */
  isFilled: boolean
  /** Distinguishes two buttons of one offer on a page. */
  place?: string
}

/** Where a row leads: to the seller, which may pay us; to the maker, which does not; or back to the visitor's quote. */
export function RowButton({ plan, seller, nameId, isFilled, place }: Props) {
  if (plan.key === QUOTE_ID)
    return (
      <a href={plan.href} className="inline-flex min-h-11 items-center font-semibold underlined-link">
        Edit
      </a>
    )
  if (seller)
    return (
      seller.visit && (
        <VisitButton
          card={{ ...seller.visit, id: plan.key }}
          titleId={nameId}
          isOutline={!isFilled}
          place={place}
        />
      )
    )
  // After the arrow, what keeps phones from drawing it as an emoji.
  return (
    <>
      <ButtonLink href={plan.href} aria-describedby={nameId} variant="outline" className="px-3.5!">
        Check price <span aria-hidden="true">{'↗\uFE0E'}</span>
      </ButtonLink>{' '}
      <span className="text-xs/snug text-muted">No commission</span>
    </>
  )
}
