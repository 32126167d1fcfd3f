// Caches in .next/cache what was computed from a text. One build reads the content in five processes (the check, two of
// Next's, publishing, images); with 500 guides, parsing their texts took 6 s in each of them.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * `compute`, cached across processes and builds.
 * @param name of the folder in the cache
 * @param sources the files besides the text that the result depends on, relative to the project root: a change to one of
 *   them invalidates the cache. Include package-lock.json if packages do the work.
 * @param compute must return JSON data and depend on nothing but the text.
 */
export function cacheOnDisk<Result>(
  name: string,
  sources: readonly string[],
  compute: (text: string) => Result,
  root = process.cwd(),
): (text: string) => Result {
  const folder = path.join(root, '.next', 'cache', name)
  let version: string | undefined
  return (text) => {
    version ??= hash(sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\0'))
    const file = path.join(folder, `${hash(version + text)}.json`)
    const cached = readJson(file)
    if (cached !== undefined) return cached as Result // written below, by the same version of `compute`
    const result = compute(text)
    mkdirSync(folder, { recursive: true })
    // Another process may be reading: it must see all of the file or none of it.
    const unfinished = `${file}.${process.pid}`
    writeFileSync(unfinished, JSON.stringify(result))
    renameSync(unfinished, file)
    return result
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** Undefined if the file does not exist or cannot be read. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
