// Hashes the files of an export and writes its build record. lib/schemas/build-record.ts defines what a record contains.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { getBuildDate } from '../base/month'
import { type BuildRecord, parseBuildRecord } from '../schemas/build-record'
import { getBuildCommit } from '../seo/build-commit'

export const RECORD_FILE = '.well-known/build.json'

/** SHA-256 in hex. */
export const hashBytes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** File → SHA-256 of every file of an export except the record, sorted by name, with "/" between folders. */
export function hashFiles(out: string): Record<string, string> {
  const names = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((name) => name !== RECORD_FILE)
    .sort()
  return Object.fromEntries(names.map((name) => [name, hashBytes(readFileSync(path.join(out, name)))]))
}

/**
 * Writes the record of the export in `out`, built from the project in the working folder. It contains only the public
 * settings from `env`. Throws if the name of a file is not plain. The date has a precision of one second, like
 * SOURCE_DATE_EPOCH.
 */
export function writeRecord(out: string, env: Record<string, string | undefined>): void {
  const seconds = Math.floor(getBuildDate(env.SOURCE_DATE_EPOCH).getTime() / 1000)
  const record: BuildRecord = {
    commit: getBuildCommit(),
    hasUncommittedChanges: findUncommittedChanges(),
    date: new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'),
    settings: {
      NEXT_PUBLIC_SITE_URL: env.NEXT_PUBLIC_SITE_URL || null,
      NEXT_PUBLIC_CONTACT_ENDPOINT: env.NEXT_PUBLIC_CONTACT_ENDPOINT || null,
      SOURCE_DATE_EPOCH: String(seconds),
    },
    node: process.versions.node,
    npm: getNpmVersion(env),
    platform: `${process.platform} ${process.arch}`,
    files: hashFiles(out),
  }
  const file = path.join(out, RECORD_FILE)
  mkdirSync(path.dirname(file), { recursive: true })
  const text = `${JSON.stringify(record, null, 2)}\n`
  parseBuildRecord(text, RECORD_FILE) // throws if a file has a name that readers of the record would reject
  writeFileSync(file, text)
}

function findUncommittedChanges(): boolean | null {
  try {
    const changes = execFileSync('git', ['status', '--porcelain'], { stdio: ['ignore', 'pipe', 'ignore'] })
    return changes.length > 0
  } catch {
    return null
  }
}

/** npm passes its name and version to every script that it runs. Null outside npm. */
export const getNpmVersion = (env: Record<string, string | undefined>): string | null =>
  /^npm\/(\S+)/.exec(env.npm_config_user_agent ?? '')?.[1] ?? null
