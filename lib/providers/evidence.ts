// Whether evidence of a claim, or a sign-off, counts. The edition note, /how-we-rank, and the launch check ask here.
import { isReservedAddress } from '../base/reserved-address'
import type { Evidence, SignOff } from '../schemas/sources'

/** Why evidence or a sign-off does not count, or null if it does. `today` is like 2026-11-20. */
export function findWeakness(given: Evidence | SignOff | undefined, today: string): string | null {
  if (!given) return 'no evidence'
  const [address, date] = 'source' in given ? [given.source, given.verifiedOn] : [given.record, given.date]
  if (isReservedAddress(address)) return `a placeholder address: ${address}`
  return date > today ? `a day that has not come: ${date}` : null
}
