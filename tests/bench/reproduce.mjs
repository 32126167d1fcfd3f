// `npm run reproduce`: builds HEAD twice, with different folders, dates, and time zones, and compares every file. The month
// that pages show without JavaScript follows SOURCE_DATE_EPOCH, which both builds share. Exits with 1 on a difference.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cloneCommit } from '../../lib/operations/clone-commit.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-reproduce-'))
const now = new Date()
/** The first second of this month in UTC, when it is still last month in the second build's time zone. */
const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) / 1000
const epoch = process.env.SOURCE_DATE_EPOCH ?? String(monthStart)

/** The second build runs in another month and year, and in a time zone far to the west. */
const BUILDS = [
  { name: 'one', days: 0, zone: 'UTC' },
  { name: 'two/deeper', days: 400, zone: 'America/Los_Angeles' },
]

/**
 * @param {string} folder
 * @param {{ days: number, zone: string }} environment  days: how far the clock is ahead; zone: the time zone
 */
function build(folder, { days, zone }) {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      SOURCE_DATE_EPOCH: epoch,
      TZ: zone,
      CLOCK_SHIFT_DAYS: String(days),
      NODE_OPTIONS: `--import=${pathToFileURL(path.resolve('tests/bench/shift-clock.mjs'))}`,
    },
  })
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stderr}`)
}

/** Path → checksum of every file that a build writes for a host. @param {string} directory  of the project */
function readResult(directory) {
  const files = ['out', 'hosting']
    .flatMap((name) => readdirSync(path.join(directory, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name)
      return [path.relative(directory, file), createHash('sha256').update(readFileSync(file)).digest('hex')]
    }),
  )
}

const [first, second] = BUILDS.map(({ name, ...environment }) => {
  const folder = path.join(root, name)
  cloneCommit(folder)
  build(folder, environment)
  return readResult(folder)
})
rmSync(root, { recursive: true, force: true })
const names = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])])
const different = [...names].filter((name) => first?.get(name) !== second?.get(name))
for (const name of different) console.log(`differs: ${name}`)
console.log(`${names.size} files, ${different.length} differ (SOURCE_DATE_EPOCH=${epoch})`)
process.exitCode = different.length > 0 ? 1 : 0
