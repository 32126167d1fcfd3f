// `npm test` and `npm run check`: every check, side by side where one does not need the other, and one line at
// the end. What failed is told with what a person saw and how to see it again. `npm test -- lint` runs that step
// only; what stands behind it is for its command: `npm test -- site --project=e2e -g "the FAQ"`.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readBrowserReport, readUnitReport } from './report.mjs'

/**
 * @typedef {import('./report.mjs').Outcome} Outcome
 * @typedef {{ name: string, command: string, hint?: string, env?: Record<string, string>, read?: () => Outcome }} Step
 */

const reports = mkdtempSync(path.join(tmpdir(), 'weighpoint-test-'))
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** @type {Record<string, Step>} */
const STEPS = {
  content: { name: 'content', command: 'npm run -s content' },
  lint: {
    name: 'lint',
    command: 'npm run -s lint',
    hint: 'npm run format mends what is only a matter of form.',
  },
  types: { name: 'types', command: 'npm run -s types' },
  structure: { name: 'structure', command: 'npm run -s structure' },
  unit: {
    name: 'unit tests',
    command: `npx jest --json --outputFile=${unitReport}`,
    read: () => readUnitReport(readJson(unitReport)),
  },
  browser: { name: 'a browser to test with', command: 'npx jiti tests/e2e/find-browser.ts' },
  nginx: { name: 'an nginx to test with', command: 'npx jiti tests/e2e/find-nginx.ts' },
  build: { name: 'build', command: 'npm run -s build' },
  site: {
    name: 'the export and the served site',
    // In a folder of its own: to see one failure again must not take away the pictures of the others.
    command: 'npx playwright test --reporter=json --output=test-results/npm-test',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    read: () => readBrowserReport(readJson(browserReport)),
  },
}

/** Chains run side by side, the steps of a chain one after another: each needs the one before it. @type {Record<string, string[][]>} */
const CHAINS = {
  check: [
    ['types', 'structure'],
    ['content', 'lint', 'unit'],
  ],
  test: [
    ['types', 'build'],
    ['content', 'lint', 'structure', 'unit', 'browser', 'nginx'],
  ],
}

const [mode = 'test', ...words] = process.argv.slice(2)
if (!(mode in CHAINS || mode in STEPS)) {
  console.error(`There is no step "${mode}". There are: ${Object.keys(STEPS).join(', ')}.`)
  process.exit(1)
}
/** What was written behind the name of one step. */
const further = mode in CHAINS ? [] : words.map((word) => `'${word.replaceAll("'", '.')}'`)

/** Runs a step to its end. A command that fails without a report of its own counts as one failure. @param {Step} step */
async function run({ name, command, hint, env, read }) {
  const start = Date.now()
  const { code, output } = await execute(command, env)
  const outcome = readOutcome(read) ?? { passed: code === 0 ? 1 : 0, failed: 0, notes: [] }
  if (code !== 0 && outcome.failed === 0) {
    outcome.failed = 1
    outcome.notes.push([output.trim(), ...(hint ? [hint] : []), `See it again: ${command}`].join('\n'))
  }
  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${name} (${seconds} s)`)
  for (const note of outcome.notes) console.log(`\n${stripVTControlCharacters(note).trimEnd()}`)
  if (outcome.notes.length > 0) console.log()
  return outcome
}

/** Null when the command came to its end before it wrote a report. @param {Step['read']} read */
function readOutcome(read) {
  try {
    return read?.() ?? null
  } catch {
    return null
  }
}

/** @param {string} command @param {Record<string, string>} [env] @returns {Promise<{ code: number | null, output: string }>} */
function execute(command, env) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: { ...process.env, FORCE_COLOR: '0', ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** @type {Outcome[]} */
const outcomes = []

/** @param {string[]} chain */
async function runChain(chain) {
  for (const key of chain) {
    const step = STEPS[key]
    if (!step) throw new Error(`a chain names "${key}", which is no step`)
    const outcome = await run({ ...step, command: [step.command, ...further].join(' ') })
    outcomes.push(outcome)
    // What comes after may be independent, but a build that failed leaves nothing to test.
    if (outcome.failed > 0 && key === 'build') return false
  }
  return true
}

const finished = await Promise.all((CHAINS[mode] ?? [[mode]]).map(runChain))
if (mode === 'test') {
  if (finished.every(Boolean)) await runChain(['site'])
  else console.log(`Not run: ${STEPS.site?.name}, because there is no build.`)
}
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
