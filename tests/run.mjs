// `npm test` and `npm run check`: every check, side by side where one does not need the other, and one line at
// the end. What failed is told with what a person saw and how to see it again.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * @typedef {{ passed: number, failed: number, notes: string[] }} Outcome
 * @typedef {{ name: string, command: string, env?: Record<string, string>, read?: (output: string) => Outcome }} Step
 */

const reports = mkdtempSync(path.join(tmpdir(), 'weighpoint-test-'))
const unitReport = path.join(reports, 'unit.json')
const browserReport = path.join(reports, 'browser.json')

/** @type {Record<string, Step>} */
const STEPS = {
  content: { name: 'content', command: 'npm run -s content' },
  lint: { name: 'lint', command: 'npm run -s lint' },
  types: { name: 'types', command: 'npm run -s types' },
  structure: { name: 'structure', command: 'npm run -s structure' },
  unit: {
    name: 'unit tests',
    command: `npx jest --json --outputFile=${unitReport}`,
    read: readUnitReport,
  },
  browser: { name: 'a browser to test with', command: 'npx jiti tests/e2e/find-browser.ts' },
  nginx: { name: 'an nginx to test with', command: 'npx jiti tests/e2e/find-nginx.ts' },
  build: { name: 'build', command: 'npm run -s build' },
  site: {
    name: 'the export and the served site',
    command: 'npx playwright test --reporter=json',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    read: readBrowserReport,
  },
}

/** Chains run side by side, the steps of a chain one after another: each needs the one before it. */
const CHAINS = {
  check: [['types'], ['content', 'lint', 'structure', 'unit']],
  test: [
    ['types', 'build'],
    ['content', 'lint', 'structure', 'unit', 'browser', 'nginx'],
  ],
}

/** Runs a step to its end. A command that fails without a report of its own counts as one failure. @param {Step} step */
async function run({ name, command, env, read }) {
  const start = Date.now()
  const { code, output } = await execute(command, env)
  /** @type {Outcome} */
  let outcome = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, notes: code === 0 ? [] : [output] }
  if (read) {
    try {
      outcome = read(output)
      if (code !== 0 && outcome.failed === 0) outcome = { ...outcome, failed: 1, notes: [output] }
    } catch {
      outcome = { passed: 0, failed: 1, notes: [output] }
    }
  }
  const seconds = Math.round((Date.now() - start) / 1000)
  console.log(`${outcome.failed > 0 ? '✗' : '✓'} ${name} (${seconds} s)`)
  for (const note of outcome.notes) console.log(`\n${note.trimEnd()}\n`)
  return outcome
}

/** @param {string} command @param {Record<string, string>} [env] @returns {Promise<{ code: number | null, output: string }>} */
function execute(command, env) {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: { ...process.env, FORCE_COLOR: '0', ...env } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text
      })
    }
    child.on('close', (code) => resolve({ code, output }))
  })
}

/** @returns {Outcome} */
function readUnitReport() {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(
    readFileSync(unitReport, 'utf8'),
  )
  const failed = Math.max(numFailedTests, numFailedTestSuites)
  const notes = testResults
    .filter((/** @type {{ status: string }} */ { status }) => status === 'failed')
    .map(
      (/** @type {{ name: string, message: string }} */ { name, message }) =>
        `${message}\nSee it again: npm run unit -- ${path.relative('.', name)}`,
    )
  return { passed: numPassedTests, failed, notes }
}

/**
 * @typedef {{ title: string, file: string, line: number, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { status: string, results: Result[], annotations: { type: string, description?: string }[] }[] }} Spec
 * @typedef {{ status: string, errors: { message: string }[], attachments: { name: string, path?: string }[] }} Result
 * @returns {Outcome}
 */
function readBrowserReport() {
  const { stats, suites, errors } = JSON.parse(readFileSync(browserReport, 'utf8'))
  const specs = listSpecs(suites)
  const notes = [
    ...errors.map((/** @type {{ message: string }} */ { message }) => message),
    ...specs.filter(({ ok, tests }) => !ok || tests.some(isFlaky)).map(formatFailure),
    ...new Set(specs.flatMap(listSkips)),
  ]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, notes }
}

/** @param {Suite[]} suites @returns {Spec[]} */
function listSpecs(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...listSpecs(inner)])
}

/** Failed and then passed: it depends on chance, and that is a failure. @param {{ status: string }} test */
const isFlaky = ({ status }) => status === 'flaky'

/** What was seen, and how to see it again. @param {Spec} spec */
function formatFailure({ title, file, line, tests }) {
  const results = tests.flatMap((test) => test.results).filter(({ status }) => status !== 'passed')
  const messages = results.flatMap(({ errors }) => errors.map(({ message }) => stripColours(message)))
  const attachments = results.flatMap((result) => result.attachments)
  const screenshot = attachments.find(({ name }) => name === 'screenshot')?.path
  const trace = attachments.find(({ name }) => name === 'trace')?.path
  return [
    `✗ ${title} (${file}:${line})`,
    ...new Set(messages),
    tests.some(isFlaky) && 'Once more, it passed: it depends on chance or on the speed of the machine.',
    screenshot && `What was on the screen: ${path.relative('.', screenshot)}`,
    trace && `Step by step: npx playwright show-trace ${path.relative('.', trace)}`,
    `See it again: npm run e2e -- ${file}:${line}`,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Why a test was not run, in the words that it gave. @param {Spec} spec */
function listSkips({ tests }) {
  return tests.flatMap(({ annotations }) =>
    annotations
      .filter(({ type, description }) => type === 'skip' && description)
      .map(({ description }) => `Skipped: ${description}`),
  )
}

/** @param {string} text */
function stripColours(text) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with an escape character
  return text.replace(/\u001B\[[0-9;]*m/g, '')
}

const mode = process.argv[2] === 'check' ? 'check' : 'test'
/** @type {Outcome[]} */
const outcomes = []

/** @param {string[]} chain */
async function runChain(chain) {
  for (const key of chain) {
    const step = STEPS[key]
    if (!step) throw new Error(`There is no step "${key}".`)
    const outcome = await run(step)
    outcomes.push(outcome)
    // What comes after may be independent, but a build that failed leaves nothing to test.
    if (outcome.failed > 0 && key === 'build') return false
  }
  return true
}

const finished = await Promise.all(CHAINS[mode].map(runChain))
if (mode === 'test' && finished.every(Boolean)) await runChain(['site'])
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  outcomes.reduce((total, outcome) => total + outcome[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
