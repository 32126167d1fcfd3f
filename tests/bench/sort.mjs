// `npm run bench:sort`: how long /providers takes to sort, to filter, and to apply a budget, with 60 sellers of three
// offers each, on the screen of a phone: script and layout of one change, in milliseconds. Exits with 1 if the
// median of a change is over the goal. Builds a copy of the project.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { formatTable } from './budget.mjs'
import { copyProject, writeRecords } from './make-content.mjs'
import { startHost } from './start-host.mjs'

const GOAL_MS = 16
const RECORDS = 60
const CHANGES = 20

const copy = mkdtempSync(path.join(tmpdir(), 'weighpoint-sort-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
copyProject(copy)
writeRecords(copy, RECORDS)
const { status } = spawnSync('npm run -s build', {
  cwd: copy,
  shell: true,
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (status !== 0) process.exit(1)

const host = await startHost(copy)
const { stdout } = spawnSync('npx -s jiti tests/e2e/find-browser.ts', { shell: true, encoding: 'utf8' })
const executablePath = /\/\S*chrom\S*/.exec(stdout)?.[0]
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
await page.goto(`${host.url}/providers#other_budget`)
await page.locator('#costs_budget:enabled').waitFor({ state: 'attached' })

/** @type {Record<string, number[]>} */
const times = await page.evaluate(measureChanges, CHANGES)
await browser.close()
host.stop()

const rows = Object.entries(times).map(([change, all]) => {
  const [median = 0, slowest = 0] = [all.length / 2, all.length - 1].map(
    (at) => all.sort((a, b) => a - b)[at],
  )
  if (median > GOAL_MS) process.exitCode = 1
  return [change, Number(median.toFixed(1)), Number(slowest.toFixed(1))]
})
console.log(formatTable([[`${RECORDS} sellers, ms`, 'median', 'slowest'], ...rows]))
console.log(`median at most ${GOAL_MS} ms: ${process.exitCode ? 'MISSED' : 'ok'}`)

/** Runs in the page. React renders a change before the microtasks after its event. @param {number} changes */
async function measureChanges(changes) {
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)]
  const [budget] = all('#costs_budget')
  /** @param {string} label */
  const find = (label) =>
    all('label')
      .find(({ textContent }) => textContent?.startsWith(label))
      ?.querySelector('select')
  const order = find('Sort')
  const form = find('Shot or pill')
  /** @param {any} field @param {string} value @param {string} event */
  const set = (field, value, event) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(event, { bubbles: true }))
  }
  /** @type {Record<string, (index: number) => void>} */
  const kinds = {
    sort: (index) => set(order, /** @type {any} */ (order).options[index % 5].value, 'change'),
    budget: (index) => set(budget, String(150 + 10 * index), 'input'),
    filter: (index) => set(form, ['shot', 'pill', ''][index % 3] ?? '', 'change'),
  }
  /** @type {Record<string, number[]>} */
  const times = {}
  for (const [kind, change] of Object.entries(kinds)) {
    times[kind] = []
    for (let index = 1; index <= changes; index += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const begin = performance.now()
      change(index)
      await null
      document.body.getBoundingClientRect()
      times[kind].push(performance.now() - begin)
    }
  }
  return times
}
