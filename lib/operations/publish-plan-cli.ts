// `npm run publish-plan <old build.json>`: prints which files of out/ to upload and which to delete on a host that has the
// build of that record. Exit code 2 when one of the two builds cannot be read.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { parseBuildRecord } from '../schemas/build-record'
import { hashFiles, RECORD_FILE } from './build-record'
import { makePublishPlan, type PublishPlan } from './publish-plan'
import { fetchRecord } from './verify-live'

const USAGE = `npm run publish-plan <old build.json> [-- --json]
  The record of what the host has: a file, or the address of the host, like https://weighpoint.com`

try {
  const options = { json: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ allowPositionals: true, options })
  const [source, ...rest] = positionals
  if (!source || rest.length > 0) throw new Error(`Expected one record.\n${USAGE}`)
  const previous = await readPrevious(source)
  const plan = makePublishPlan(previous, readNext(), 'out')
  console.log(values.json ? JSON.stringify(plan, null, 2) : formatPlan(plan))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

function readPrevious(source: string) {
  if (/^https?:\/\//.test(source)) {
    const url = URL.parse('/', source)
    if (!url) throw new Error(`${source}: expected the address of a host.\n${USAGE}`)
    return fetchRecord(url)
  }
  if (!statSync(source, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${source}: there is no such file.\n${USAGE}`)
  return parseBuildRecord(readFileSync(source, 'utf8'), source)
}

/** The record of out/, which must still be what was built. */
function readNext() {
  const file = path.join('out', RECORD_FILE)
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run \`npm run build\` first.`)
  const record = parseBuildRecord(readFileSync(file, 'utf8'), file)
  if (!isDeepStrictEqual(hashFiles('out'), record.files))
    throw new Error(
      'out/ is no longer what its record says: files were changed after the build. Run `npm run build`.',
    )
  return record
}

function formatPlan({ from, to, upload, delete: deleted, unchanged }: PublishPlan): string {
  const format = (bytes: number) => bytes.toLocaleString('en-US')
  const bytes = upload.reduce((sum, file) => sum + file.bytes, 0)
  const count = (change: string) => upload.filter((file) => file.change === change).length
  const name = ({ commit, date }: PublishPlan['from']) =>
    `${commit?.slice(0, 7) ?? 'unknown commit'} (${date})`
  return [
    `From ${name(from)} to ${name(to)}: ${count('new')} new, ${count('changed')} changed, ${deleted.length} deleted, ${unchanged.files} unchanged (${format(unchanged.bytes)} bytes).`,
    '',
    `Upload in this order (${upload.length} files, ${format(bytes)} bytes):`,
    ...upload.map((entry) => `  ${entry.change.padEnd(8)}${format(entry.bytes).padStart(10)}  ${entry.file}`),
    ...(deleted.length > 0 ? ['', `Delete when all are there (${deleted.length} files):`] : []),
    ...deleted.map((file) => `  ${file}`),
  ].join('\n')
}
