// Every page and tool state × screens × looks × scripts on, off, and delayed. The pages come from the export. Each page is
// checked on every screen while the looks rotate. Each page starts at the next look, so any four pages in a row cover
// every screen in every look.
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import {
  applyCell,
  type Cell,
  Findings,
  findCovered,
  findDeadButtons,
  findSideways,
  inspectLayout,
  LOOKS,
  OTHER_WIDTHS,
  pressTabThrough,
  runAxe,
  runAxeHovered,
  SCREENS,
} from './matrix/inspect'
import { findShiftsOnHydration, listExportedPages, MISSING_PATH, waitUntilInteractive } from './matrix/pages'
import { STATES } from './states'

// A trace with screenshots would take longer than the checks, and the messages describe what was found.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } })

const PAGES = listExportedPages()
const [LIGHT, DARK] = LOOKS
const [NARROW, MIDDLE, WIDE] = SCREENS
const TAB_SCREENS = [WIDE, NARROW, SCREENS[5]]

const listCells = (index: number): Cell[] =>
  SCREENS.map((screen, position) => ({
    screen,
    look: LOOKS[(position + index) % LOOKS.length] ?? LIGHT,
    isExpanded: (position + index) % 2 === 0,
  }))

const nameOf = ({ screen, look, isExpanded }: Cell) =>
  `${screen.name}, ${look.name}${isExpanded ? ', expanded' : ''}`

/** Checks layout in every cell; axe and covered text in both color schemes, one narrow and one wide. */
async function inspect(page: Page, index: number) {
  const findings = new Findings()
  const cdp = await page.context().newCDPSession(page)
  await page.mouse.move(0, 0)
  for (const cell of listCells(index)) {
    await applyCell(page, cdp, cell)
    findings.add(nameOf(cell), await inspectLayout(page))
  }
  const [one, other] = index % 2 === 0 ? [NARROW, WIDE] : [WIDE, NARROW]
  for (const cell of [
    { screen: one, look: LIGHT, isExpanded: true },
    { screen: other, look: DARK, isExpanded: true },
  ]) {
    await applyCell(page, cdp, cell)
    findings.add(nameOf(cell), await runAxe(page))
    findings.add(nameOf(cell), await findCovered(page))
  }
  return { findings, cdp }
}

test('the export has at least the pages of the sitemap', () => {
  const sitemap = readFileSync('out/sitemap.xml', 'utf8').match(/<loc>/g) ?? []
  expect(PAGES.length).toBeGreaterThanOrEqual(sitemap.length)
})

for (const [index, { path, hasScripts }] of PAGES.entries()) {
  test.describe(path, () => {
    test.use({ expectedMessages: path === MISSING_PATH ? /status of 404 .*\/no-such-page$/ : null })

    test('on every screen', async ({ page }) => {
      await page.goto(path)
      await waitUntilInteractive(page)
      const { findings, cdp } = await inspect(page, index)
      for (const width of OTHER_WIDTHS) {
        const screen = { name: `${width} px`, width, height: 800 }
        await applyCell(page, cdp, { screen, look: LIGHT, isExpanded: true })
        findings.add(screen.name, await findSideways(page))
      }
      await applyCell(page, cdp, { screen: MIDDLE, look: index % 2 ? LIGHT : DARK, isExpanded: true })
      findings.add('on hover', await runAxeHovered(page, cdp))
      const tabbed = { screen: TAB_SCREENS[index % 3] ?? WIDE, look: LIGHT, isExpanded: false }
      await page.reload()
      await waitUntilInteractive(page)
      await applyCell(page, cdp, tabbed)
      findings.add(nameOf(tabbed), await pressTabThrough(page))
      expect(findings.list()).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('has its layout and its links', async ({ page }) => {
        await page.goto(path)
        const findings = new Findings()
        const cdp = await page.context().newCDPSession(page)
        for (const cell of listCells(index + 1).slice(0, 4)) {
          await applyCell(page, cdp, cell)
          findings.add(nameOf(cell), await inspectLayout(page))
        }
        expect(findings.list()).toEqual([])
        await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
        await expect(page).toHaveURL('/blog')
      })
    })

    if (hasScripts) {
      test('does not shift when its scripts arrive', async ({ page }) => {
        expect(await findShiftsOnHydration(page, path, index % 2 ? 360 : 1280)).toEqual([])
      })

      test('has no dead button while its scripts are missing', async ({ page, ignoreProblems }) => {
        ignoreProblems((problem) => problem.includes('.js'))
        await page.route('**/*.js', (route) => route.abort('connectionfailed'))
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await findDeadButtons(page)).toEqual([])
      })
    }
  })
}

for (const [index, { name, path, enter }] of Object.values(STATES).entries()) {
  test(`${name}, on every screen`, async ({ page }) => {
    await page.goto(path)
    await waitUntilInteractive(page)
    await enter(page)
    const { findings } = await inspect(page, index)
    expect(findings.list()).toEqual([])
  })
}
