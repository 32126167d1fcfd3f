// One thing that must be settled before the site goes live. Only data settles it: an address that exists, a day that is
// not in the future, a name. No flag can replace them.
import type { Evidence, SignOff } from '../schemas/evidence'

export type Entry = { what: string; file: string; field: string; found: string }

/** Hosts that nobody can own (RFC 2606 and 6761), and the local machine: the real address is still missing. */
const RESERVED_HOST =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$|^127(?:\.\d+){3}$|^\[::1\]$/i

/** Whether an http, https or e-mail address is a placeholder. Throws on a malformed web address. */
export function isStandIn(address: string): boolean {
  const host = /^https?:/i.test(address) ? new URL(address).hostname : address.replace(/.*@/, '')
  return RESERVED_HOST.test(host)
}

/** Why evidence or a sign-off does not count yet, or null where it does. `today` is like 2026-11-20. */
export function findWeakness(given: Evidence | SignOff | null | undefined, today: string): string | null {
  if (!given) return 'no evidence'
  const address = 'source' in given ? given.source : given.record
  const date = 'source' in given ? given.verifiedOn : given.date
  if (isStandIn(address)) return `a stand-in address: ${address}`
  if (date > today) return `a day that has not come: ${date}`
  return null
}
