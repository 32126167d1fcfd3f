import { getContent } from '@/lib/content'
import { MayAffect } from './CommissionNote'
import { getPriceChecks } from './price-checks'

/** The sentence above the first paid link on a page, and whether the prices have been checked. */
export function Disclosure() {
  return (
    <p className="mb-4 rounded-md border border-transparent bg-accent-soft px-3.5 py-2.5 text-sm leading-snug">
      {getContent().site.disclosure} <MayAffect /> {getPriceChecks().notice}
    </p>
  )
}
