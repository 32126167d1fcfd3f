import { getBuildDay } from '@/lib/base/month'
import { getContent } from '@/lib/content'
import { formatFullDoseNote } from '@/lib/costs/entries'
import { getMakerPlans } from '@/lib/costs/maker-plans'

/** In the box of a cost comparison. */
export const IN_BOX = 'border-t border-line px-inset py-3'

/** Once under a cost comparison or a list of cards: what a low price may mean. */
export function FullDoseNote({ look = 'mt-3 text-muted' }: { look?: string }) {
  const note = formatFullDoseNote(getMakerPlans(getContent()['maker-prices'], getBuildDay()))
  return note && <p className={`${look} text-sm/snug md:text-balance`}>{note}</p>
}
