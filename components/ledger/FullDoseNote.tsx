import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { formatFullDoseNote } from '@/lib/plans/ledger'
import { getMakerPlans } from '@/lib/plans/maker-plans'

/** Once under a ledger or a list of cards: what a low price may mean. */
export function FullDoseNote() {
  const note = formatFullDoseNote(getMakerPlans(getContent()['maker-prices'], getBuildDay()))
  return note && <p className="mt-3 text-sm/snug text-muted md:text-balance">{note}</p>
}
