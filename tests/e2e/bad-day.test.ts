// Bad days of a host: a page of one build with files of another, an upload that stopped, files that are gone, cut off or
// altered, and a visitor whose clock is wrong. The page stays what it is without its scripts. Bad days of a build are in
// unit/lib/operations/build.test.ts.
import type { Page, Route } from 'playwright/test'
import { expect, test } from './fixtures'
import { findDeadButtons } from './matrix/inspect'
import { listExportedPages, waitUntilInteractive } from './matrix/pages'
import { answerQuiz, RESULTS } from './quiz-answers'

const TOOLS = listExportedPages().filter(({ hasScripts }) => hasScripts)

/** Answers with what the host has, changed. */
const change = (change: (text: string) => string) => async (route: Route) => {
  const response = await route.fetch()
  await route.fulfill({ response, body: change(await response.text()) })
}
const fillIn = (route: Route, status: number, body: string) =>
  route.fulfill({ status, contentType: status === 200 ? 'text/javascript' : 'text/html', body })

const isPage = (url: URL) => !/\.\w+$/.test(url.pathname)
const ASSETS = '**/assets/*'
const REACT = '**/assets/react-*.js'
const ENTRY = /\/assets\/(?!react-)/

const FAILS_WHILE_TAKING_OVER = 'a script that was altered and fails while it takes the page over'

const DAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'yesterday’s page, whose files are gone': (page) =>
    page.route(
      isPage,
      change((html) => html.replace(/(\/assets\/[\w-]+)-[0-9a-f]{8}\.js/g, '$1-00000000.js')),
    ),
  'today’s page, whose files are not there yet': (page) =>
    page.route(ASSETS, (route) => fillIn(route, 404, 'Not found')),
  'a script that is cut off': (page) =>
    page.route(
      ENTRY,
      change((text) => text.slice(0, text.length / 2)),
    ),
  [FAILS_WHILE_TAKING_OVER]: (page) =>
    page.route(
      REACT,
      change(
        (text) => `${text.replace(/\w+ as useSyncExternalStore\b/, 'boom as useSyncExternalStore')}
          function boom() { throw new Error('altered') }`,
      ),
    ),
}

for (const { path } of TOOLS) {
  test(`${path} stays what it is without scripts, whatever is wrong with its files`, async ({
    page,
    excuse,
  }) => {
    // The browser's console says it; the visitor is told nothing.
    let said = 0
    excuse((problem) => /^page error: |\/assets\//.test(problem) && ++said > 0)
    await page.route(ASSETS, (route) => fillIn(route, 200, ''))
    await page.goto(path)
    const meant = await page.locator('body').innerText()
    for (const [name, breakFiles] of Object.entries(DAYS)) {
      await page.unrouteAll()
      await breakFiles(page)
      said = 0
      await page.goto(path)
      await expect.poll(() => said, name).toBeGreaterThan(0)
      await expect(page.locator('body'), name).toHaveText(meant, { useInnerText: true })
      expect([name, await findDeadButtons(page)]).toEqual([name, []])
    }
  })
}

for (const day of ['a script that is cut off', FAILS_WHILE_TAKING_OVER]) {
  test(`${day}: the browser itself sends the quiz`, async ({ page, excuse }) => {
    let said = 0
    excuse((problem) => /^page error: |\/assets\//.test(problem) && ++said > 0)
    await DAYS[day]?.(page)
    await page.goto('/findquiz1')
    await expect.poll(() => said).toBeGreaterThan(0)
    await page.getByRole('button', { name: /^Start Now/ }).click()
    await answerQuiz(page)
    await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
    await expect(page).toHaveURL(RESULTS)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

for (const [what, today, month] of [
  ['behind', '2025-11-20T20:00:00Z', 'November 2025'],
  ['ahead', '2027-11-20T20:00:00Z', 'November 2027'],
] as const) {
  test(`a clock a year ${what}: every tool page works, and the month is the visitor’s`, async ({ page }) => {
    await page.clock.setFixedTime(today)
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
