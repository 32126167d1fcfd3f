// `npm run test:engines`, after `npm run build`: runs the visitor's journeys in Firefox and WebKit (tests/e2e has them in
// Chromium) and prints a table of results. Exits with 1 if a journey fails. An unavailable engine is reported and skipped.
// `npm run test:engines -- firefox` runs one engine; `-- --journey=quiz` runs the journeys with "quiz" in their name.
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { formatTable } from '../bench/budget.mjs'
import { FIREFOX } from './drivers/firefox.mjs'
import { makeWebkit } from './drivers/webkit.mjs'
import { JOURNEYS } from './journeys.mjs'
import { serve } from './serve.mjs'
import { makeVisitor } from './visitor.mjs'

const SCREENSHOTS = path.resolve('test-results/engines')

if (!existsSync('out/index.html')) {
  console.error('There is no export in out/. Run `npm run build` first.')
  process.exit(1)
}
const options = process.argv.slice(2)
const wanted = options.filter((option) => !option.startsWith('--')).map((name) => name.toLowerCase())
const part = options.find((option) => option.startsWith('--journey='))?.slice('--journey='.length) ?? ''
const journeys = JOURNEYS.filter(({ name }) => name.includes(part))
const served = await serve()
const engines = [FIREFOX, makeWebkit(served.takeProblems)].filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()),
)

/** @typedef {{ head: string, cells: Map<string, string>, notes: string[], failures: string[] }} Column */

/** Journeys with the same launch options share a browser. @param {import('./engine.mjs').Engine} engine @returns {Promise<Column>} */
async function runEngine(engine) {
  /** @type {Column} */
  const column = { head: engine.name, cells: new Map(), notes: [], failures: [] }
  const reason = engine.prepare()
  if (reason) {
    column.notes.push(`${engine.name} was skipped: ${reason}.`)
    return column
  }
  const groups = new Map(
    journeys.map(({ launchOptions = {} }) => [JSON.stringify(launchOptions), launchOptions]),
  )
  for (const [key, launchOptions] of groups) {
    // On a busy machine, a browser may time out while starting, so one retry is allowed.
    const browser = await engine.start(launchOptions).catch(() => engine.start(launchOptions))
    for (const journey of journeys.filter(
      ({ launchOptions = {} }) => JSON.stringify(launchOptions) === key,
    )) {
      column.head = browser.version
      const issue = await runJourney(engine, browser, journey)
      column.cells.set(journey.name, issue ? 'FAILED' : 'ok')
      if (issue) column.failures.push(`${browser.version}: ${journey.name}\n${issue}`)
      console.error(`${browser.version}: ${journey.name}: ${issue ? 'FAILED' : 'ok'}`)
    }
    await browser.stop()
  }
  return column
}

/**
 * @param {import('./engine.mjs').Engine} engine @param {import('./engine.mjs').Browser} browser
 * @param {import('./journeys.mjs').Journey} journey @returns {Promise<string | null>} what went wrong
 */
async function runJourney(engine, browser, { name, expected, go }) {
  const tab = await browser.newTab()
  await tab.takeProblems()
  const issues = []
  try {
    await go(makeVisitor(tab, served[engine.served]))
  } catch (error) {
    issues.push(error instanceof Error ? error.message : String(error))
    const file = path.join(SCREENSHOTS, `${engine.name}-${name.replace(/[^a-z0-9]+/gi, '-')}.png`)
    mkdirSync(SCREENSHOTS, { recursive: true })
    await tab.screenshot(file).then(
      () => issues.push(`screenshot: ${file}`),
      () => {},
    )
  }
  const problems = (await tab.takeProblems()).filter((problem) => !expected?.test(problem))
  await tab.close()
  issues.push(...problems)
  return issues.length > 0 ? issues.map((issue) => `  ${issue}`).join('\n') : null
}

/** @type {Column[]} */
const columns = []
try {
  for (const engine of engines) columns.push(await runEngine(engine))
} finally {
  served.stop()
}
console.log(
  `\n${formatTable([
    ['journey', ...columns.map(({ head }) => head)],
    ...journeys.map(({ name }) => [name, ...columns.map(({ cells }) => cells.get(name) ?? 'skipped')]),
  ])}`,
)
for (const line of columns.flatMap(({ notes }) => notes)) console.log(`\n${line}`)
for (const failure of columns.flatMap(({ failures }) => failures)) console.log(`\n${failure}`)
process.exitCode = columns.some(({ failures }) => failures.length > 0) ? 1 : 0
