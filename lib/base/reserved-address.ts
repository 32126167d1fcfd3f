// Reserved addresses stand in until somebody fills in the real ones. Pure: it makes no network request.

/** Hosts that nobody can own (RFC 2606 and 6761), and the local machine. */
const RESERVED_HOST =
  /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))\.?$|^127(?:\.\d+){3}$|^\[::1\]$/i

/** Whether an http, https or e-mail address is reserved. Throws on a malformed web address. */
export function isReservedAddress(address: string): boolean {
  const host = /^https?:/i.test(address) ? new URL(address).hostname : address.replace(/.*@/, '')
  return RESERVED_HOST.test(host)
}
