// `npm run reproduce`: builds HEAD twice, in two folders, on two days and in two time zones, and compares every
// file. Same input, same bytes: the month without JavaScript follows SOURCE_DATE_EPOCH, which both builds share.
// Exit code 1 on a difference.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { cloneCommit } from '../../lib/operations/clone-commit.mjs'

const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-reproduce-'))
const now = new Date()
/** The first second of this month in UTC: at that time the second build's zone has the month before. */
const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth()) / 1000
const epoch = process.env.SOURCE_DATE_EPOCH ?? String(monthStart)

/** The second build runs as on a day of another month and year, far west of the first. */
const BUILDS = [
  { name: 'one', days: 0, zone: 'UTC' },
  { name: 'two/deeper', days: 400, zone: 'America/Los_Angeles' },
]

/**
 * @param {string} folder
 * @param {{ days: number, zone: string }} circumstances  days: by which the build's clock is ahead; zone: of the machine
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

const [first, second] = BUILDS.map(({ name, ...circumstances }) => {
  const folder = path.join(root, name)
  cloneCommit(folder)
  build(folder, circumstances)
  return readResult(folder)
})
rmSync(root, { recursive: true, force: true })
const names = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])])
const different = [...names].filter((name) => first?.get(name) !== second?.get(name))
for (const name of different) console.log(`differs: ${name}`)
console.log(`${names.size} files, ${different.length} differ (SOURCE_DATE_EPOCH=${epoch})`)
process.exitCode = different.length > 0 ? 1 : 0
