import { getContent, getProviders } from '@/lib/content'
import { formatMissingCare } from '@/lib/providers/missing-care'
import { MayAffect } from './CommissionNote'

/** Directly above the first card of a list: what to ask first, then what is paid and what that may influence. */
export function ListDisclosure() {
  const ask = formatMissingCare(getProviders().map(({ facts }) => facts))
  return (
    <p className="mt-1.5 text-sm/[1.3] md:my-3">
      {ask} {getContent().site.disclosure} <MayAffect /> Scores and stars are our opinion.
    </p>
  )
}
