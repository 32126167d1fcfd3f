// `npm run bench:build`: how long a build with 500 guides takes from scratch and after one edit, and whether builds that
// reuse what they can give the same bytes. Works in a copy of the project. Exits with 1 if a goal is missed.
// `-- 20` takes another number of guides. `-- --records 50,500,5000` and `-- --guides 10,100,500` measure memory and files
// as well: build-growth.mjs.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { formatTable } from './budget.mjs'
import { measureGrowth } from './build-growth.mjs'
import { copyProject, writeGuides } from './make-content.mjs'

const GOALS = { 'after an edit': 0.5, 'bytes per guide': 90_000 }

const [option = '500', counts = ''] = process.argv.slice(2)
if (option.startsWith('--')) {
  await measureGrowth(option, counts)
  process.exit()
}
const GUIDES = Number(option)
const copy = mkdtempSync(path.join(tmpdir(), 'weighpoint-build-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
copyProject(copy)
process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000))

/** @type {(string | number)[][]} */
const rows = []

/** Seconds that a build of the copy takes. @param {string} name */
function measure(name) {
  const begin = performance.now()
  const { status, stdout, stderr } = spawnSync('npm run -s build', {
    cwd: copy,
    encoding: 'utf8',
    shell: true,
  })
  if (status !== 0) throw new Error(stdout + stderr)
  const seconds = (performance.now() - begin) / 1000
  rows.push([name, Number(seconds.toFixed(1))])
  console.error(`${name}: ${seconds.toFixed(1)} s`)
  return seconds
}

/** Changes a file of the content and returns the function that takes it back. @param {string} file @param {(text: string) => string} change */
function edit(file, change) {
  const target = path.join(copy, 'content', file)
  const text = readFileSync(target, 'utf8')
  writeFileSync(target, change(text))
  return () => writeFileSync(target, text)
}

const readHashes = () =>
  JSON.stringify(JSON.parse(readFileSync(path.join(copy, 'out/.well-known/build.json'), 'utf8')).files)

/** @param {string} directory @returns {number} bytes */
const sizeOf = (directory) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(directory, name)))
    .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0)

writeGuides(copy, GUIDES)
const cold = measure('from scratch')
const hashes = readHashes()
const bytes = sizeOf(path.join(copy, 'out'))
const takeBackGuide = edit('guides/glp1-side-effects.mdx', (text) => `${text}\nOne more sentence.\n`)
const afterGuide = measure('after an edit of a guide')
const takeBackRecord = edit('providers/t-mates.json', (text) =>
  text.replace(/"drugs": [^\n]*/, '"drugs": ["semaglutide"],'),
)
const afterRecord = measure('after an edit of a record')
takeBackGuide()
takeBackRecord()
measure('after taking both back')
const isSame = readHashes() === hashes

console.log(`${formatTable([[`build of ${GUIDES} guides`, 'seconds'], ...rows])}\n`)
const results = {
  'after an edit': Math.max(afterGuide, afterRecord) / cold,
  'bytes per guide': Math.round(bytes / GUIDES),
}
for (const [name, goal] of Object.entries(GOALS)) {
  const value = results[/** @type {keyof typeof GOALS} */ (name)]
  console.log(`${name}: ${Number(value.toFixed(2))} (at most ${goal}) ${value <= goal ? 'ok' : 'MISSED'}`)
  if (value > goal) process.exitCode = 1
}
console.log(`the same bytes: ${isSame ? 'ok' : 'MISSED'}`)
if (!isSame) process.exitCode = 1
