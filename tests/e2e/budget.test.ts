// The budgets by what a browser is seen to load on a first visit: also what no markup names.
import { readFileSync } from 'node:fs'
import { expect, PAGES, test } from './fixtures'

// Plain ESM, which this runner loads only this way.
const loadBudget = () => import('../bench/budget.mjs')

test('on a first visit, no page loads more than its budget', async ({ browser, baseURL }) => {
  test.setTimeout(120_000) // sixteen pages, each until nothing more is loaded
  const { formatBudgets, judgePages } = await loadBudget()
  const visited = []
  for (const path of PAGES) {
    const context = await browser.newContext({ baseURL: String(baseURL) }) // nothing is cached
    const page = await context.newPage()
    const requests: { type: string; path: string }[] = []
    page.on('request', (request) =>
      requests.push({ type: request.resourceType(), path: new URL(request.url()).pathname }),
    )
    await page.goto(path, { waitUntil: 'networkidle' })
    const pathsOf = (type: string) =>
      requests.filter((request) => request.type === type).map((request) => request.path)
    visited.push({
      path,
      html: readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8'),
      loads: { scripts: pathsOf('script'), styles: pathsOf('stylesheet'), requests: requests.length },
    })
    await context.close()
  }
  const rows = judgePages(visited)
  console.log(formatBudgets(rows))
  expect(rows.filter(({ faults }) => faults.length > 0).map((row) => [row.path, ...row.faults])).toEqual([])
})
