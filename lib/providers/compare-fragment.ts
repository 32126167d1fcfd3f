// The providers that a visitor picked, in the fragment "#compare=remedymeds,t-mates", which browsers do not send to
// servers. Services that share a link may encode its commas or append parameters. Apart from that, a fragment that
// differs from what we would write counts as nothing picked.

export const PICK_LIMIT = 3

const PREFIX = '#compare='

/** Whether a fragment is for the comparison. Others belong to other links on the page. */
export function isCompareFragment(fragment: string): boolean {
  return fragment.startsWith(PREFIX)
}

/** One to three different known ids in the order of the fragment, otherwise none. */
export function parseCompareFragment(fragment: string, knownIds: readonly string[]): string[] {
  if (!isCompareFragment(fragment)) return []
  const [list = ''] = fragment.slice(PREFIX.length).split('&', 1)
  // One item more than allowed is enough to reject a huge fragment.
  const ids = list.split(/,|%2c/i, PICK_LIMIT + 1)
  const isValid =
    ids.length <= PICK_LIMIT && new Set(ids).size === ids.length && ids.every((id) => knownIds.includes(id))
  return isValid ? ids : []
}

/** The fragment with its "#", or an empty string if nothing is picked. */
export function formatCompareFragment(ids: readonly string[]): string {
  return ids.length === 0 ? '' : PREFIX + ids.join(',')
}
