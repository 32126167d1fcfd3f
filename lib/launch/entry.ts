// One thing that must be resolved before the site goes live. Only data resolves it: an address that exists, a day that is
// not in the future, a name. No flag can replace them.
import { isStandIn } from '../base/stand-in'
import type { Evidence, SignOff } from '../schemas/evidence'

export type Entry = { what: string; file: string; field: string; found: string }

/** Why evidence or a sign-off does not count yet, or null if it does. `today` is like 2026-11-20. */
export function findWeakness(given: Evidence | SignOff | null | undefined, today: string): string | null {
  if (!given) return 'no evidence'
  const address = 'source' in given ? given.source : given.record
  const date = 'source' in given ? given.verifiedOn : given.date
  if (isStandIn(address)) return `a stand-in address: ${address}`
  if (date > today) return `a day that has not come: ${date}`
  return null
}
