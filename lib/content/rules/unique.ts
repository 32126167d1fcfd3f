// Values that must be unique in a list.
import { formatPath } from '../../schemas/messages'
import { type ContentIssue, issueAt, type Path } from '../issue'

export type Place = { file: string; path: Path; value: string | number }

/** Every value that an earlier place already has, ignoring case: to readers, such values are the same. */
export function findDuplicates(places: readonly Place[]): ContentIssue[] {
  const seen = new Map<string, Place>()
  return places.flatMap(({ file, path, value }) => {
    const key = String(value).toLowerCase()
    const earlier = seen.get(key)
    if (!earlier) {
      seen.set(key, { file, path, value })
      return []
    }
    const where = [...(earlier.file === file ? [] : [earlier.file]), formatPath(earlier.path)].join(' → ')
    return [issueAt(file, path, `${JSON.stringify(value)} is already used by ${where}. Choose another.`)]
  })
}

/** Every entry of `list` in `file` with the same `key` value as an earlier one. */
export function checkUnique<K extends string>(
  file: string,
  list: string,
  key: K,
  entries: readonly Record<K, string | number>[],
): ContentIssue[] {
  return findDuplicates(
    entries.map((entry, index) => ({ file, path: [list, index, key], value: entry[key] })),
  )
}
