// `npm run bench:build`: how long a build takes from scratch and after one edit, with today's guides and with 500, next to
// Astro with the same guides, and whether a build that reuses what it can gives the same bytes. Works in a copy of the
// project. Exits with 1 if a goal is missed. Our build does more than Astro's: the content check, social images, and the
// CSS and policy of each page.
// `-- --records 50,500,5000` and `-- --guides 5,50,500` measure memory and files as well, without Astro: build-growth.mjs.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installPackages } from '../../lib/editing/install-packages.mjs'
import { formatTable } from './budget.mjs'
import { measureGrowth } from './build-growth.mjs'
import { copyProject, writeGuides } from './make-content.mjs'

const MANY = 12
const GOALS = { 'times Astro': 1.5, 'after an edit': 0.5, 'bytes per guide': 90_000 }
const ASTRO = path.join('tests', 'bench', 'astro')

const [option = '', counts = ''] = process.argv.slice(2)
if (option) {
  await measureGrowth(option, counts)
  process.exit()
}
installPackages(path.resolve(ASTRO))
const copy = mkdtempSync(path.join(tmpdir(), 'weighpoint-build-'))
copyProject(copy)
process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000))
process.env.ASTRO_TELEMETRY_DISABLED = '1'

/** @type {(string | number)[][]} */
const rows = []

/** Seconds that a command takes in the copy. @param {string} name @param {number} guides @param {string} command */
function measure(name, guides, command) {
  const begin = performance.now()
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, encoding: 'utf8', shell: true })
  if (status !== 0) throw new Error(stdout + stderr)
  const seconds = (performance.now() - begin) / 1000
  rows.push([name, guides, Number(seconds.toFixed(1))])
  console.error(`${name}, ${guides} guides: ${seconds.toFixed(1)} s`)
  return seconds
}

/** Builds after a change to a file, which is then taken back. @param {number} guides @param {string} file @param {(text: string) => string} change */
function measureEdit(guides, file, change) {
  const target = path.join(copy, 'content', file)
  const text = readFileSync(target, 'utf8')
  writeFileSync(target, change(text))
  const seconds = measure(`after an edit of ${path.dirname(file)}`, guides, 'npm run -s build')
  writeFileSync(target, text)
  return seconds
}

const readHashes = () =>
  JSON.stringify(JSON.parse(readFileSync(path.join(copy, 'out/.well-known/build.json'), 'utf8')).files)

/** @param {number} guides */
function measureOurs(guides) {
  for (const folder of ['.next', 'out']) rmSync(path.join(copy, folder), { recursive: true, force: true })
  const cold = measure('from scratch', guides, 'npm run -s build')
  const hashes = readHashes()
  const edits = [
    measureEdit(guides, 'guides/glp1-side-effects.mdx', (text) => `${text}\nOne more sentence.\n`),
    measureEdit(guides, 'providers/t-mates.json', (text) =>
      text.replace(/"drugs": [^\n]*/, '"drugs": ["semaglutide"],'),
    ),
  ]
  measure('after taking both back', guides, 'npm run -s build')
  return { cold, edit: Math.max(...edits) / cold, isSame: readHashes() === hashes }
}

/** @param {string} directory @returns {number} bytes */
const sizeOf = (directory) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(directory, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)

const few = measureOurs(readdirSync('content/guides').length)
writeGuides(copy, MANY)
const many = measureOurs(MANY)
const bytes = sizeOf(path.join(copy, 'out'))
const astro = measure(
  'Astro from scratch',
  MANY,
  `node ${ASTRO}/node_modules/astro/astro.js build --root ${ASTRO}`,
)
rmSync(copy, { recursive: true, force: true })

console.log(`${formatTable([['build', 'guides', 'seconds'], ...rows])}\n`)
const results = {
  'times Astro': many.cold / astro,
  'after an edit': Math.max(few.edit, many.edit),
  'bytes per guide': Math.round(bytes / MANY),
}
for (const [name, goal] of Object.entries(GOALS)) {
  const value = results[/** @type {keyof typeof GOALS} */ (name)]
  console.log(`${name}: ${Number(value.toFixed(2))} (at most ${goal}) ${value <= goal ? 'ok' : 'MISSED'}`)
  if (value > goal) process.exitCode = 1
}
console.log(few.isSame && many.isSame ? 'the same bytes: ok' : 'the same bytes: MISSED')
if (!few.isSame || !many.isSame) process.exitCode = 1
