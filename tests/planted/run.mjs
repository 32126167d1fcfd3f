// `npm run planted`: would `npm test` notice? In a clone of HEAD, built once, plants one fault after the other,
// runs the check that must notice it, and asks for its words. Prints the table of tests/README.md; exit code 1
// when one is missed. `npm run planted -- headers` plants those of one area only.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cloneHead } from '../bench/clone-head.mjs'
import { FAULTS, SITE_CSS } from './faults.mjs'

/** Letters of a message that the table shows. */
const CELL = 170

const PORT = process.env.E2E_PORT ?? '4180'
const wanted = process.argv.slice(2)
const areas = [...new Set(FAULTS.map(({ area }) => area))]
const unknown = wanted.filter((area) => !areas.includes(area))
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. The areas are: ${areas.join(', ')}.`)
  process.exit(1)
}
const faults = FAULTS.filter(({ area }) => wanted.length === 0 || wanted.includes(area))

const clone = path.join(mkdtempSync(path.join(tmpdir(), 'weighpoint-planted-')), 'site')
cloneHead(clone)
build()

function build() {
  const { status, output } = run('npm run -s build')
  if (status !== 0) throw new Error(`The build failed:\n${output}`)
}

/** @param {string} command */
function run(command) {
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: clone,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, E2E_PORT: PORT, FORCE_COLOR: '0', CI: '1' },
  })
  return { status, output: `${stdout}\n${stderr}` }
}

/** @param {import('./faults.mjs').Check} check */
function toCommand(check) {
  const [kind = '', rest = ''] = check.split(/ (.*)/s)
  const [file = '', title] = rest.split(' | ')
  if (kind === 'content') return 'npm run -s content'
  if (kind === 'unit') return `npx jest ${file}`
  if (kind === 'report') return `node tests/run.mjs ${rest}`
  if (kind === 'engines') return `npm run -s test:engines -- ${rest}`
  const grep = title ? ` -g ${JSON.stringify(toPattern(title))}` : ''
  return `npx playwright test --project=${kind} --retries=0 --reporter=line ${file}.test${grep}`
}

/** Titles of describe and test are joined by a space, and paths stand in them. @param {string} title */
const toPattern = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '.*')

/** @param {string} file */
function resolveFile(file) {
  if (file !== SITE_CSS) return path.join(clone, file)
  const out = path.join(clone, 'out')
  const sheet = /"(\/_next\/[^"]+\.css)"/.exec(readFileSync(path.join(out, 'contact.html'), 'utf8'))?.[1]
  if (!sheet) throw new Error('The style sheet of /contact is not in the build.')
  return path.join(out, sheet)
}

let missed = 0
console.log('| area | planted | check | message |\n|---|---|---|---|')
for (const { area, fault, file, plant, isCode, check, says } of faults) {
  const place = resolveFile(file)
  const before = readFileSync(place, 'utf8')
  const after = plant(before)
  if (after === before)
    throw new Error(`"${fault}" changes nothing in ${file}: mend the fault in faults.mjs.`)
  writeFileSync(place, after)
  if (isCode) build()
  const { status, output } = run(toCommand(check))
  writeFileSync(place, before)
  const message = status === 0 ? undefined : findMessage(output, says)
  if (message === undefined) {
    missed += 1
    console.error(`"${fault}" was ${status === 0 ? 'not noticed' : `noticed in other words:\n${output}`}`)
  }
  console.log(`| ${area} | ${fault} | ${toCell(check)} | ${message ? toCell(message) : '**missed**'} |`)
}
rmSync(path.dirname(clone), { recursive: true, force: true })
console.log(`\n${faults.length} faults planted, ${missed} missed.`)
process.exitCode = missed > 0 ? 1 : 0

/** The line that says it, or, where it takes several, those. @param {string} output @param {RegExp} says */
function findMessage(output, says) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with an escape character
  const plain = output.replace(/\u001B\[[0-9;]*m/g, '')
  const lines = plain.split('\n').filter((text) => !text.includes(' › ') || text.startsWith('✗')) // titles of tests
  const line = lines.find((text) => says.test(text))?.trim()
  if (line === undefined) return says.exec(plain)?.[0]
  const start = line.length > CELL ? Math.max(0, line.search(says) - CELL / 4) : 0
  return start > 0 ? `…${line.slice(start)}` : line
}

/** One line that a table can hold. @param {string} text */
function toCell(text) {
  return text
    .replace(/[\s━─]+/g, ' ')
    .replaceAll('|', '·')
    .trim()
    .slice(0, CELL)
}
