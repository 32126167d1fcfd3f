// The providers that a visitor picked, in the address: "#compare=remedymeds,t-mates". A fragment is sent to
// nobody. Services that pass a link on may encode its commas or append parameters; beyond that it is read only when it is
// exactly what we would write. Anything else counts as nothing picked.

export const PICK_LIMIT = 3

const PREFIX = '#compare='

/** Whether a fragment is meant for the comparison. Another one is another link of the page. */
export function isCompareFragment(fragment: string): boolean {
  return fragment.startsWith(PREFIX)
}

/** One to three different known ids in the order of the fragment, else none. */
export function parseCompareFragment(fragment: string, knownIds: readonly string[]): string[] {
  if (!isCompareFragment(fragment)) return []
  const [list = ''] = fragment.slice(PREFIX.length).split('&', 1)
  // One piece more than allowed is enough to refuse a huge fragment.
  const ids = list.split(/,|%2c/i, PICK_LIMIT + 1)
  const isGood =
    ids.length <= PICK_LIMIT && new Set(ids).size === ids.length && ids.every((id) => knownIds.includes(id))
  return isGood ? ids : []
}

/** The fragment with its "#", or nothing when nothing is picked. */
export function formatCompareFragment(ids: readonly string[]): string {
  return ids.length === 0 ? '' : PREFIX + ids.join(',')
}
