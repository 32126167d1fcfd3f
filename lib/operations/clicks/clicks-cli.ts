// `npm run clicks -- access.log…`: clicks on our redirects to providers, counted from access logs. See docs/clicks.md.
import { writeFileSync } from 'node:fs'
import { guidePath, providerPath, STATIC_ROUTES } from '../../base/routes'
import { getGuides, getLegalPages, getRecords } from '../../content'
import { ContentError } from '../../content/issue'
import { ClickCounter, type ClickSettings } from './count'
import { readOptions, UsageError } from './options'
import { readLog, scanLines } from './read-lines'
import { formatClicks, formatClicksCsv } from './report'

async function run() {
  const options = readOptions(process.argv.slice(2), process.env.NEXT_PUBLIC_SITE_URL)
  const counter = new ClickCounter(readSettings(options.host))
  const seen = { lines: 0, malformed: 0 }
  for (const log of options.logs) {
    const { lines, malformed } = await scanLog(log, counter)
    seen.lines += lines
    seen.malformed += malformed
  }
  const { leftOut, withoutUserAgent } = counter
  const malformed = seen.malformed + counter.malformed
  if (malformed > 0 && malformed === seen.lines)
    throw new UsageError(
      'No line is in the format of nginx (combined), Cloudflare, or Netlify. See docs/clicks.md.',
    )
  const report = { counts: counter.getCounts(), lines: seen.lines, malformed, leftOut, withoutUserAgent }
  if (options.csvFile) write(options.csvFile, formatClicksCsv(report))
  if (options.output === 'csv') process.stdout.write(formatClicksCsv(report))
  else console.log(options.output === 'json' ? JSON.stringify(report, null, 2) : formatClicks(report))
}

function readSettings(host: string | null): ClickSettings {
  const providers = getRecords()
  const pages = [
    ...STATIC_ROUTES,
    ...getGuides().map(({ slug }) => guidePath(slug)),
    ...getLegalPages().map(({ slug }) => `/${slug}`),
    ...providers.map(({ id }) => providerPath(id)),
  ]
  return { providers, pages, host }
}

async function scanLog(log: string, counter: ClickCounter) {
  try {
    return await scanLines(readLog(log), (line) => counter.addLine(line))
  } catch (error) {
    throw new UsageError(`${JSON.stringify(log)} cannot be read: ${describe(error)}.`)
  }
}

function write(file: string, text: string) {
  try {
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(`${JSON.stringify(file)} cannot be written: ${describe(error)}.`)
  }
}

const PROBLEMS: Record<string, string> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'it is a folder, not a file',
  EACCES: 'permission denied',
  ENOSPC: 'the disk is full',
  Z_BUF_ERROR: 'the compressed file is incomplete. Fetch it again',
  Z_DATA_ERROR: 'the compressed file is damaged. Fetch it again',
}

/** Does not use the system's message, which repeats the file name unescaped. */
function describe(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return PROBLEMS[code] ?? (code || 'unknown error')
}

run().catch((error) => {
  if (!(error instanceof UsageError || error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
