import { Mark } from '@/components/ui/Mark'
import { getContent, isUnproven } from '@/lib/content'
import { formatPricesChecked, hasCheckedPrice } from './check-notes'

/** What the ring after a claim means, on a page without the key: how much is checked, and what has no evidence. */
export const CheckedLine = () => (
  <>
    <Mark kind={hasCheckedPrice() ? 'dot' : 'ring'} className="mr-1.5" />
    {`Checked by us: ${formatPricesChecked()}. `}
    {isUnproven('counts') && getContent().site.qualifiers.claims}
  </>
)
