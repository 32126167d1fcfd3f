import { capitalize } from '@/lib/base/format'
import type { PlanRow } from '@/lib/offers/row'
import { describeClosed, describeProduct } from '@/lib/offers/words/offers'

/** "6 months prepaid", and what it is: "Semaglutide shot, compounded". */
export const OfferName = ({ row, className }: { row: PlanRow; className: string | undefined }) => {
  const lines = [row.offerName, describeProduct(row), !row.closedOn && describeClosed(row)]
  const [title, ...about] = lines.flatMap((line) => (line ? capitalize(line) : []))
  return (
    title && (
      <span className={className}>
        <strong>{title}</strong>
        {about.length > 0 && <span>{` ${about.join('; ')}`}</span>}
      </span>
    )
  )
}
