// Values that must be unique in a list.
import type { Fault } from '../faults'

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
