// Addresses that stand in until somebody fills in the real one. Pure: nothing is looked up.

/** Hosts that nobody can own (RFC 2606 and 6761), and the local machine: the real address is still missing. */
const RESERVED_HOST =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$|^127(?:\.\d+){3}$|^\[::1\]$/i

/** Whether an http, https or e-mail address is a placeholder. Throws on a malformed web address. */
export function isStandIn(address: string): boolean {
  const host = /^https?:/i.test(address) ? new URL(address).hostname : address.replace(/.*@/, '')
  return RESERVED_HOST.test(host)
}
