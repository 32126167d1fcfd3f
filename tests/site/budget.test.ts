// What a page may weigh. `npm run budget` prints the same as a table; tests/e2e/budget.test.ts asks a browser.
import { expect, test } from 'playwright/test'

const loadBudget = () => import('../bench/budget.mjs')

test('every page keeps its budget', async () => {
  const { formatBudgets, judgePages, readExportedPages } = await loadBudget()
  const rows = judgePages(readExportedPages())
  console.log(formatBudgets(rows))
  expect(rows.filter(({ kind }) => kind === 'reading').length).toBeGreaterThan(7)
  expect(
    Math.min(...rows.filter(({ kind }) => kind === 'other').map((row) => row.sharedScript)),
  ).toBeGreaterThan(0)
  expect(rows.filter(({ faults }) => faults.length > 0).map((row) => [row.path, ...row.faults])).toEqual([])
})

test('a reading page carries nothing of the framework', async () => {
  const { isReadingPage, readExportedPages } = await loadBudget()
  for (const { path, html } of readExportedPages().filter((page) => isReadingPage(page.path))) {
    expect([path, html.match(/__next_f|<script[^>]*\ssrc|rel="?preload"?/)]).toEqual([path, null])
  }
})

test('the budget counts what a browser loads, and names what is over', async () => {
  const { judgePages, readLoads } = await loadBudget()
  const html =
    '<link rel=icon href=/icon.svg><link rel="icon" href="/b.png"><script src="/a.js"></script><script noModule="" src=/old.js></script><style>a{}</style>'
  expect(readLoads(html)).toEqual({ scripts: ['/a.js'], styles: [], requests: 3 })
  const noise = Array.from({ length: 40_000 }, (_, index) => Math.imul(index + 1, 2_654_435_761) >>> 0).join(
    '',
  )
  const [reading, other] = judgePages([
    { path: '/guides/x', html: noise, loads: { scripts: [], styles: [], requests: 4 } },
    { path: '/', html: noise },
  ])
  const htmlIsOver = (limit: string) =>
    expect.stringMatching(
      new RegExp(
        `^HTML and style are \\d+,\\d{3} bytes compressed, ${limit} are allowed: shorten the page or move text to another;`,
      ),
    )
  expect(reading?.faults).toEqual([
    htmlIsOver('14,600'),
    expect.stringMatching(/^What it loads are 4 files, 3 are allowed: /),
  ])
  expect(other?.faults).toEqual([htmlIsOver('20,000')])
})
