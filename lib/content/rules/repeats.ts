// Values that must be unique in a list.
import type { Fault } from '../faults'

/**
 * Every entry whose `key` an earlier one has already. `file` and `list` are named in the faults, as
 * `content/faq.json` and `items`; the entries are in the order of the file. Throws where the list is no list, or an
 * entry no group of fields: the schema has told that.
 */
export function checkUnique<K extends string>(
  file: string,
  list: string,
  key: K,
  entries: readonly Record<K, string>[],
): Fault[] {
  return findRepeats(
    file,
    entries.map((entry, index) => ({ value: entry[key], field: `${list}[${index}].${key}` })),
  )
}

/** Repeated values, compared without regard to case: a reader sees them as the same. */
export function findRepeats(
  file: string,
  entries: readonly { value: string | number; field: string }[],
): Fault[] {
  const seen = new Map<string, string>()
  return entries.flatMap(({ value, field }) => {
    const key = String(value).toLowerCase()
    const earlier = seen.get(key)
    if (earlier === undefined) {
      seen.set(key, field)
      return []
    }
    return [{ file, field, message: `${JSON.stringify(value)} is taken by ${earlier}. Choose another.` }]
  })
}
