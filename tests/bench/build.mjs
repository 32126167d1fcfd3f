// `npm run bench:build`: how the build grows with the number of guides, and how long Astro takes for the same guides.
// Builds a copy of the project from scratch, without any cache. Exits with 1 if a goal is missed. Our build does more than
// Astro's: the content check, social images, and the CSS and policy of each page.
// `-- --records 50,500,5000` and `-- --guides 5,50,500` measure memory and files as well, without Astro: build-growth.mjs.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installPackages } from '../../lib/editing/install-packages.mjs'
import { formatTable } from './budget.mjs'
import { measureGrowth } from './build-growth.mjs'
import { writeGuides } from './make-content.mjs'

const [FEW, SOME, HALF, MANY] = [5, 50, 275, 500]
/** `growth`: the cost of one more guide from 275 to 500, relative to from 50 to 275. 1 is linear. */
const GOALS = { timesAstro: 1.5, bytesPerGuide: 90_000, growth: 1.5 }
const SKIPPED = ['node_modules', '.git', '.next', 'out', 'dist', 'test-results']
const ASTRO = path.join('tests', 'bench', 'astro')

const [option = '', counts = ''] = process.argv.slice(2)
if (option) {
  await measureGrowth(option, counts)
  process.exit()
}
installPackages(path.resolve(ASTRO))
const root = mkdtempSync(path.join(tmpdir(), 'weighpoint-build-'))
const copy = path.join(root, 'site')
cpSync('.', copy, {
  recursive: true,
  filter: (file) => !SKIPPED.some((name) => file.split(path.sep).includes(name)),
})
for (const folder of ['.', ASTRO]) linkPackages(folder)

/** Uses hard links, which the bundler treats as copies. @param {string} folder */
function linkPackages(folder) {
  const [from, to] = [path.resolve(folder, 'node_modules'), path.join(copy, folder, 'node_modules')]
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true })
}

/**
 * @param {string} name @param {number} count  of guides
 * @param {string[]} command @param {string} out  folder of its result, in the copy
 */
function measureBuild(name, count, [program = '', ...options], out) {
  for (const old of ['.next', out]) rmSync(path.join(copy, old), { recursive: true, force: true })
  const begin = performance.now()
  const { status, stdout, stderr } = spawnSync(program, options, {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    shell: process.platform === 'win32',
  })
  const seconds = (performance.now() - begin) / 1000
  if (status !== 0) throw new Error(stdout + stderr)
  const pages = readdirSync(path.join(copy, out, 'guides')).filter((file) => file.endsWith('.html'))
  if (pages.length !== count) throw new Error(`${name} built ${pages.length} guides, not ${count}.`)
  console.error(`${name}, ${count} guides: ${seconds.toFixed(1)} s`)
  return { name, count, seconds, bytes: sizeOf(path.join(copy, out)) }
}

/** @param {string} directory @returns {number} bytes */
function sizeOf(directory) {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
}

/** @param {number} count */
function measureOurs(count) {
  writeGuides(copy, count)
  return measureBuild('Weighpoint', count, ['npm', 'run', '--silent', 'build'], 'out')
}

const few = measureOurs(FEW)
const some = measureOurs(SOME)
const half = measureOurs(HALF)
const many = measureOurs(MANY)
const astroCommand = [
  process.execPath,
  path.join(ASTRO, 'node_modules', 'astro', 'astro.js'),
  'build',
  '--root',
  ASTRO,
]
const astro = measureBuild('Astro', MANY, astroCommand, path.join(ASTRO, 'dist'))
rmSync(root, { recursive: true, force: true })

const rows = [few, some, half, many, astro].map(({ name, count, seconds, bytes }) => [
  name,
  count,
  seconds.toFixed(1),
  (seconds / count).toFixed(3),
  Math.round(bytes / count),
])
console.log(formatTable([['build', 'guides', 'seconds', 's per guide', 'bytes per guide'], ...rows]))

/** @param {{ count: number, seconds: number }} from @param {{ count: number, seconds: number }} to */
const costOfOneMore = (from, to) => (to.seconds - from.seconds) / (to.count - from.count)
const results = {
  timesAstro: many.seconds / astro.seconds,
  bytesPerGuide: Math.round(many.bytes / many.count),
  growth: costOfOneMore(half, many) / costOfOneMore(some, half),
}
console.log('')
for (const [name, goal] of Object.entries(GOALS)) {
  const value = results[/** @type {keyof typeof GOALS} */ (name)]
  const isMet = value <= goal
  console.log(`${name}: ${Number(value.toFixed(2))} (at most ${goal}) ${isMet ? 'ok' : 'MISSED'}`)
  if (!isMet) process.exitCode = 1
}
