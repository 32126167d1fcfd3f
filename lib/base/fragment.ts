// What a visitor set on a page, in the fragment of its address: "#budget=250&months=6". Browsers do not send fragments to
// servers. Services that share a link may encode its commas or append parameters; those are ignored.

/** The parts of a fragment that every cost comparison with controls has. The quiz passes them on. */
export const INPUT_KEYS = ['budget', 'months', 'drug'] as const

export type FragmentValues<Key extends string> = Readonly<Partial<Record<Key, string>>>

/** The valid values of the known keys, or null if the fragment has none: it then belongs to another link. */
export function parseFragment<Key extends string>(
  fragment: string,
  keys: readonly Key[],
  isValid: (key: string, text: string) => boolean = () => true,
) {
  const known = [...new URLSearchParams(fragment.slice(1))].filter(
    ([key, text]) => keys.some((known) => known === key) && isValid(key, text),
  )
  return known.length > 0 ? (Object.fromEntries(known) as FragmentValues<Key>) : null
}

/** The fragment with its "#", in the order of the keys, without empty values. Empty if all are. */
export function formatFragment<Key extends string>(
  values: FragmentValues<Key>,
  keys: readonly Key[],
): string {
  const parts = keys.flatMap((key) => {
    const value = values[key]
    return value ? [`${key}=${encodeURIComponent(value).replaceAll('%2C', ',')}`] : []
  })
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}
