// When hosting goes wrong: a page of one build with the files of another, an unfinished upload, truncated or altered
// files, and a visitor's clock that is off by a year. Pages fall back to what they are without scripts.
import type { Page, Route } from 'playwright/test'
import { expect, test } from './fixtures'
import { findDeadButtons } from './matrix/inspect'
import { listExportedPages, waitUntilInteractive } from './matrix/pages'
import { answerQuiz, RESULTS } from './quiz-answers'

const TOOLS = listExportedPages().filter(({ hasScripts }) => hasScripts)

/** Responds with the host's file after an edit. */
const edit = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.text()) })
}
const respond = (route: Route, status: number, body: string) =>
  route.fulfill({ status, contentType: status === 200 ? 'text/javascript' : 'text/html', body })

const isPage = (url: URL) => !/\.\w+$/.test(url.pathname)
const ASSETS = '**/assets/*'
const REACT = '**/assets/react-*.js'
const ENTRY = /\/assets\/(?!react-)/

const THROWS_DURING_HYDRATION = 'an altered script that throws during hydration'

const FAILURES: Record<string, (page: Page) => Promise<unknown>> = {
  'yesterday’s page, whose files were deleted': (page) =>
    page.route(
      isPage,
      edit((html) => html.replace(/(\/assets\/[\w-]+)-[0-9a-f]{8}\.js/g, '$1-00000000.js')),
    ),
  'today’s page, whose files are not uploaded yet': (page) =>
    page.route(ASSETS, (route) => respond(route, 404, 'Not found')),
  'a truncated script': (page) =>
    page.route(
      ENTRY,
      edit((text) => text.slice(0, text.length / 2)),
    ),
  [THROWS_DURING_HYDRATION]: (page) =>
    page.route(
      REACT,
      edit(
        (text) => `${text.replace(/\w+ as useSyncExternalStore\b/, 'boom as useSyncExternalStore')}
          function boom() { throw new Error('altered') }`,
      ),
    ),
}

for (const { path } of TOOLS) {
  test(`${path} falls back to its no-script version when its files are broken`, async ({
    page,
    ignoreProblems,
  }) => {
    // The errors reach the console only, not the visitor.
    let errors = 0
    ignoreProblems((problem) => /^page error: |\/assets\//.test(problem) && ++errors > 0)
    await page.route(ASSETS, (route) => respond(route, 200, ''))
    await page.goto(path)
    const withoutScripts = await page.locator('body').innerText()
    for (const [name, breakFiles] of Object.entries(FAILURES)) {
      await page.unrouteAll()
      await breakFiles(page)
      errors = 0
      await page.goto(path)
      await expect.poll(() => errors, name).toBeGreaterThan(0)
      await expect(page.locator('body'), name).toHaveText(withoutScripts, { useInnerText: true })
      expect([name, await findDeadButtons(page)]).toEqual([name, []])
    }
  })
}

for (const failure of ['a truncated script', THROWS_DURING_HYDRATION]) {
  test(`${failure}: the browser submits the quiz itself`, async ({ page, ignoreProblems }) => {
    let errors = 0
    ignoreProblems((problem) => /^page error: |\/assets\//.test(problem) && ++errors > 0)
    await FAILURES[failure]?.(page)
    await page.goto('/findquiz1')
    await expect.poll(() => errors).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Start Now/ }).click()
    await answerQuiz(page)
    await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
    await expect(page).toHaveURL(RESULTS)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

for (const [offset, now, month] of [
  ['behind', '2025-11-20T20:00:00Z', 'November 2025'],
  ['ahead', '2027-11-20T20:00:00Z', 'November 2027'],
] as const) {
  test(`a clock a year ${offset}: every tool works and shows the visitor’s month`, async ({ page }) => {
    await page.clock.setFixedTime(now)
    for (const { path } of TOOLS) {
      await page.goto(path)
      await waitUntilInteractive(page)
      const months = page.locator('[data-month]')
      for (const shown of await months.all()) await expect(shown).toHaveText(month)
    }
    await page.goto('/calculator#w=200&u=lbs&m=tirzepatide&d=standard&t=52')
    await waitUntilInteractive(page)
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('img', { name: /^Projected weight/ })).toBeVisible()
  })
}
