// Compares what a host serves with what was built: files with the record and a rebuild of its commit, responses with
// lib/publish/hosts. It sees only what a visitor can see, so a file that nothing links to stays undetected.
import { existsSync, readFileSync } from 'node:fs'
import type { Redirect } from '../publish/hosts/headers.mjs'
import { type BuildRecord, parseBuildRecord } from '../schemas/build-record'
import { hashBytes, RECORD_FILE } from './build-record'
import { collectFindings, type Finding } from './findings'
import { ask } from './live-host'
import { parseRedirects, type Rebuilt } from './rebuild'
import {
  findExtraFiles,
  verifyCleanAddresses,
  verifyHttps,
  verifyMissing,
  verifyProtocol,
  verifyRedirects,
} from './verify-answers'
import { toPath, verifyFiles } from './verify-files'

export type LiveReport = {
  host: string
  record: Omit<BuildRecord, 'files'>
  /** What was checked. */
  checked: { files: number; rebuilt: boolean; redirects: number; protocol: string }
  findings: Finding[]
  /** Limitations of the result that are not problems in themselves. */
  notes: string[]
}

type Options = {
  /** The full hash of the commit that should be served; null accepts any. */
  commit: string | null
  /** Rebuilds the commit of a record; null compares the files with the record alone. */
  rebuild: ((record: BuildRecord) => Rebuilt) | null
  /** The versions on this machine, to compare with the record's. */
  versions: Pick<BuildRecord, 'node' | 'npm' | 'platform'>
}

/** Throws an Error if the host cannot be reached, has no record, or its commit cannot be built. */
export async function verifyLive(host: URL, { commit, rebuild, versions }: Options): Promise<LiveReport> {
  const record = await fetchRecord(host)
  const { findings, report } = collectFindings()
  const notes: string[] = []
  if (commit !== null && record.commit !== commit)
    report(
      'commit',
      `/${RECORD_FILE}`,
      `is from commit ${record.commit}, built ${record.date}, expected ${commit}. Deploy again, or set the expected commit with --commit.`,
    )
  if (record.hasUncommittedChanges)
    notes.push('It was built with uncommitted changes: no rebuild can repeat them.')

  const rebuilt = rebuild?.(record) ?? null
  if (rebuilt)
    for (const name of ['node', 'npm', 'platform'] as const)
      if (record[name] !== versions[name])
        notes.push(`It was built with ${name} ${record[name]}, and rebuilt here with ${versions[name]}.`)
  try {
    const expected = rebuilt?.files ?? record.files
    const redirects = rebuilt?.redirects ?? readOwnRedirects(record)
    if (!redirects) notes.push('Redirects were not checked: without a rebuild, their list is not known here.')
    const sources = new Set(redirects?.map(({ source }) => source))
    const build = { expected, recorded: record.files, rebuilt }
    const served = await verifyFiles(host, build, sources, report)
    await verifyRedirects(host, redirects ?? [], expected, report)
    await verifyCleanAddresses(host, expected, report)
    await verifyHttps(host, report)
    if (await verifyMissing(host, expected['404.html'], report)) {
      const known = new Set([...Object.keys(expected), RECORD_FILE].map(toPath))
      await findExtraFiles(host, served, known, report)
    }
    const protocol = await verifyProtocol(host, report)
    const { files: _, ...rest } = record
    const checked = {
      files: Object.keys(expected).length,
      rebuilt: rebuilt !== null,
      redirects: redirects?.length ?? 0,
      protocol,
    }
    return { host: host.origin, record: rest, checked, findings, notes }
  } finally {
    rebuilt?.remove()
  }
}

/** Fetches the build record from a host. */
export async function fetchRecord(host: URL): Promise<BuildRecord> {
  const address = new URL(RECORD_FILE, host)
  const { status, body } = await ask(address)
  if (status !== 200)
    throw new Error(
      `${address} answers with status ${status}. Either this is not our site, or the folder .well-known/ was not uploaded.`,
    )
  return parseBuildRecord(Buffer.from(body).toString('utf8'), address.href)
}

/** The redirects of the last local build, if its list matches the record; otherwise null. */
function readOwnRedirects({ files }: BuildRecord): Redirect[] | null {
  if (!existsSync('out/_redirects')) return null
  const bytes = readFileSync('out/_redirects')
  return hashBytes(bytes) === files._redirects ? parseRedirects(bytes.toString('utf8')) : null
}
