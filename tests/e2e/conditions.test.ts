// Every page of the export under every condition: screens × looks × states of the scripts. Which cells meet is
// said in conditions/grid.ts, what is looked for in conditions/look.ts; the fixture watches the console and
// the network. axe and the Tab key, which take longer, go to some cells of each page.
import type { CDPSession, Page } from 'playwright/test'
import { applyCell, Findings } from './conditions/visit'
import { type Cell, listCells } from './conditions/grid'
import { findFaults, findFocusFaults } from './conditions/look'
import { listPromisedPaths, listRoutes, MISSING_PATH, type Route } from './conditions/routes'
import { expect, test } from './fixtures'

const ROUTES = listRoutes()

test('the list of pages has every page of the sitemap and of the route map', () => {
  const paths = ROUTES.map(({ path }) => path)
  expect(listPromisedPaths().filter((path) => !paths.includes(path))).toEqual([])
})

for (const [index, route] of ROUTES.entries()) {
  test.describe(route.path, () => {
    test.use({ expectedMessages: route.path === MISSING_PATH ? /status of 404 .*\/no-such-page$/ : null })

    test('on a slow line that breaks', async ({ page }) => {
      const findings = new Findings(route.path)
      const cdp = await page.context().newCDPSession(page)
      await page.goto(route.path)
      for (const cell of listCells('scripts on', index)) {
        const t = Date.now()
        await applyCell(page, cdp, cell)
        const t1 = Date.now()
        findings.add(cell, await findFaults(page))
        const t2 = Date.now()
        await page.keyboard.press('Tab')
        findings.add(cell, await findFocusFaults(page))
        console.log(route.path, cell.screen.name, t1 - t, t2 - t1, Date.now() - t2)
      }
      expect(findings.list()).toEqual([])
    })
  })
}
