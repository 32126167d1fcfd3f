// What to upload and delete to update a host from one build to the next, in an order that never leaves a served page
// without its files. It uploads and deletes nothing itself.
import { statSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { BuildRecord } from '../schemas/build-record'
import { RECORD_FILE } from './build-record'

type Upload = { file: string; change: 'new' | 'changed'; bytes: number }

export type PublishPlan = {
  /** Commit and date of both builds. */
  from: Pick<BuildRecord, 'commit' | 'date'>
  to: Pick<BuildRecord, 'commit' | 'date'>
  /** In this order. */
  upload: Upload[]
  /** After all uploads. */
  delete: string[]
  unchanged: { files: number; bytes: number }
}

/** These list pages, so they are uploaded after the pages. */
const LISTS = ['feed.xml', 'llms.txt', 'sitemap.xml']

/** The record comes last: it confirms that everything is uploaded. */
function placeOf(file: string): number {
  if (file.startsWith('assets/')) return 0
  if (file.endsWith('.html')) return 2
  if (LISTS.includes(file)) return 3
  return file === RECORD_FILE ? 4 : 1
}

/** `out` is the folder with the export of `next`; file sizes are read from it. */
export function makePublishPlan(previous: BuildRecord, next: BuildRecord, out: string): PublishPlan {
  const sizeOf = (file: string) => statSync(path.join(out, file)).size
  const names = Object.keys(next.files).sort()
  const isUnchanged = (file: string) => previous.files[file] === next.files[file]
  const upload = names
    .filter((file) => !isUnchanged(file))
    .map((file): Upload => ({ file, change: previous.files[file] ? 'changed' : 'new', bytes: sizeOf(file) }))
  const unchanged = names.filter(isUnchanged)
  // No record contains its own hash.
  if (isDeepStrictEqual(previous, next)) unchanged.push(RECORD_FILE)
  else upload.push({ file: RECORD_FILE, change: 'changed', bytes: sizeOf(RECORD_FILE) })
  return {
    from: { commit: previous.commit, date: previous.date },
    to: { commit: next.commit, date: next.date },
    upload: upload.sort(
      (a, b) =>
        placeOf(a.file) - placeOf(b.file) ||
        // A changed page may link to a new one.
        b.change.localeCompare(a.change, 'en'),
    ),
    delete: Object.keys(previous.files)
      .filter((file) => !next.files[file])
      .sort()
      .sort((a, b) => placeOf(b) - placeOf(a)),
    unchanged: { files: unchanged.length, bytes: unchanged.reduce((sum, file) => sum + sizeOf(file), 0) },
  }
}
