// `npm run publish-plan <old build.json>`: prints which files in out/ to upload and which to delete on a host that serves
// the recorded build. Exit code 2 if one of the two builds cannot be read.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { parseBuildRecord } from '../schemas/build-record'
import { hashFiles, RECORD_FILE } from './build-record'
import { makePublishPlan, type PublishPlan } from './publish-plan'
import { fetchRecord } from './verify-live'

const USAGE = `npm run publish-plan <old build.json> [-- --json]
  The record of the build on the host: a file, or the host's address, like https://weighpoint.com`

try {
  const { source, isJson } = readArguments()
  const previous = await readPrevious(source)
  const plan = makePublishPlan(previous, readNext(), 'out')
  console.log(isJson ? JSON.stringify(plan, null, 2) : formatPlan(plan))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

function readArguments() {
  try {
    const options = { json: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [source, ...rest] = positionals
    if (!source || rest.length > 0) throw new Error('Expected one record.')
    return { source, isJson: values.json }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${USAGE}`)
  }
}

function readPrevious(source: string) {
  if (/^https?:\/\//.test(source)) {
    const url = URL.parse('/', source)
    if (!url || url.username || url.password)
      throw new Error(`${source}: expected the address of a host, like https://weighpoint.com`)
    return fetchRecord(url)
  }
  if (!statSync(source, { throwIfNoEntry: false })?.isFile())
    throw new Error(`${source}: there is no such file.\n${USAGE}`)
  return parseBuildRecord(readFileSync(source, 'utf8'), source)
}

/** The record of out/, whose files must not have changed since the build. */
function readNext() {
  const file = path.join('out', RECORD_FILE)
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run \`npm run build\` first.`)
  const record = parseBuildRecord(readFileSync(file, 'utf8'), file)
  if (!isDeepStrictEqual(hashFiles('out'), record.files))
    throw new Error(
      'out/ no longer matches its record: files were changed after the build. Run `npm run build`.',
    )
  return record
}

function formatPlan({ from, to, upload, delete: deleted, unchanged }: PublishPlan): string {
  const format = (bytes: number) => bytes.toLocaleString('en-US')
  const bytes = upload.reduce((sum, file) => sum + file.bytes, 0)
  const count = (change: string) => upload.filter((file) => file.change === change).length
  const name = ({ commit, date }: PublishPlan['from']) =>
    `${commit?.slice(0, 7) ?? 'unknown commit'} (${date})`
  const summary = `From ${name(from)} to ${name(to)}: ${count('new')} new, ${count('changed')} changed, ${deleted.length} deleted, ${unchanged.files} unchanged (${format(unchanged.bytes)} bytes).`
  if (upload.length === 0) return `${summary}\nThe host already has this build.`
  return [
    summary,
    '',
    `Upload in this order (${upload.length} files, ${format(bytes)} bytes):`,
    ...upload.map((entry) => `  ${entry.change.padEnd(8)}${format(entry.bytes).padStart(10)}  ${entry.file}`),
    ...(deleted.length > 0 ? ['', `Delete after all uploads (${deleted.length} files):`] : []),
    ...deleted.map((file) => `  ${file}`),
  ].join('\n')
}
