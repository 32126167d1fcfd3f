import { getContent } from '@/lib/content'
import { MayAffect } from './CommissionNote'
import { getPriceChecks } from './price-checks'

/** The sentence above the first paid link on a page, and whether the prices have been checked. */
export function Disclosure() {
  return (
    <p className="mb-6 rounded-md border border-transparent bg-accent-soft px-gutter py-3.5 text-sm">
      {getContent().site.disclosure} <MayAffect /> {getPriceChecks().notice}
    </p>
  )
}
