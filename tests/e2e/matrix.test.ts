// Every page and tool state on every screen: layout, contrast, target sizes, axe, and the Tab key. The pages come from the
// export. The looks rotate and start at another one on each page, so that any four pages cover every screen in every look.
// Every other page is set in a narrow face.
import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from './fixtures'
import {
  applyCell,
  type Cell,
  Findings,
  findCovered,
  findDeadButtons,
  findSideways,
  inspectContrast,
  inspectLayout,
  LOOKS,
  NARROW_FACE,
  OTHER_WIDTHS,
  pressTabThrough,
  runAxe,
  SCREENS,
  withAllHovered,
} from './matrix/inspect'
import { findShiftsOnHydration, listExportedPages, MISSING_PATH, waitUntilInteractive } from './matrix/pages'
import { STATES } from './states'

// The messages describe what was found, so no trace is needed.
test.use({ trace: 'off' })

const PAGES = listExportedPages()
const TOOLS = PAGES.filter(({ hasScripts }) => hasScripts)
const [LIGHT, DARK] = LOOKS
const [NARROW, , WIDE] = SCREENS

/** Whether it is the first of the guides or the records, or a page without others of its kind. */
const isFirstOfKind = (path: string) => {
  const kindOf = (one: string) => one.replace(/\/[^/]+$/, '') || one
  return PAGES.find((page) => kindOf(page.path) === kindOf(path))?.path === path
}

const listCells = (index: number): Cell[] =>
  SCREENS.map((screen, position) => ({
    screen,
    look: LOOKS[(position + index) % LOOKS.length] ?? LIGHT,
    isExpanded: (position + index) % 2 === 0,
  }))

const nameOf = ({ screen, look, isExpanded }: Cell) =>
  `${screen.name}, ${look.name}${isExpanded ? ', expanded' : ''}`

async function inspectCells(page: Page, cdp: CDPSession, cells: readonly Cell[]): Promise<Findings> {
  const findings = new Findings()
  await page.mouse.move(0, 0)
  for (const cell of cells) {
    await applyCell(page, cdp, cell)
    findings.add(nameOf(cell), await inspectLayout(page))
  }
  return findings
}

async function inspect(page: Page, index: number): Promise<Findings> {
  const cdp = await page.context().newCDPSession(page)
  if (index % 2) await page.addStyleTag({ content: NARROW_FACE })
  const findings = await inspectCells(page, cdp, listCells(index))
  for (const width of OTHER_WIDTHS) {
    const screen = { name: `${width} px`, width, height: 800 }
    await applyCell(page, cdp, { screen, look: LIGHT, isExpanded: true })
    findings.add(screen.name, await findSideways(page))
  }
  for (const look of [LIGHT, DARK]) {
    const cell = { screen: index % 2 ? NARROW : WIDE, look, isExpanded: true }
    await applyCell(page, cdp, cell)
    findings.add(nameOf(cell), await inspectContrast(page))
  }
  await withAllHovered(cdp, async () => findings.add('on hover', await inspectContrast(page)))
  findings.add('in any look', [...(await runAxe(page)), ...(await findCovered(page))])
  return findings
}

for (const [index, { path }] of PAGES.entries()) {
  test.describe(path, () => {
    test.use({
      bypassCSP: true, // for the style tag
      expectedMessages: path === MISSING_PATH ? /status of 404 .*\/no-such-page$/ : null,
    })

    test('on every screen', async ({ page }) => {
      await page.goto(path)
      await waitUntilInteractive(page)
      const findings = await inspect(page, index)
      if (isFirstOfKind(path)) {
        await page.reload()
        await waitUntilInteractive(page)
        findings.add('by keyboard', await pressTabThrough(page))
      }
      expect(findings.list()).toEqual([])
    })
  })
}

for (const [index, { name, path, enter }] of Object.values(STATES).entries()) {
  test.describe(name, () => {
    test.use({ bypassCSP: true })

    test('on every screen', async ({ page }) => {
      await page.goto(path)
      await waitUntilInteractive(page)
      await enter(page)
      expect((await inspect(page, index)).list()).toEqual([])
    })
  })
}

for (const [index, { path }] of TOOLS.entries()) {
  test(`${path} does not shift when its scripts arrive`, async ({ page }) => {
    expect(await findShiftsOnHydration(page, path, index % 2 ? 360 : 1280)).toEqual([])
  })

  test(`${path} has no dead button while its scripts are missing`, async ({ page, ignoreProblems }) => {
    ignoreProblems((problem) => problem.includes('.js'))
    await page.route('**/*.js', (route) => route.abort('connectionfailed'))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findDeadButtons(page)).toEqual([])
  })
}

// Other pages have no scripts.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [index, { path }] of TOOLS.entries()) {
    test(`${path} has its layout and its links`, async ({ page }) => {
      await page.goto(path)
      const cells = listCells(index).filter(({ screen }) => screen === NARROW || screen === WIDE)
      const cdp = await page.context().newCDPSession(page)
      expect((await inspectCells(page, cdp, cells)).list()).toEqual([])
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
      await expect(page).toHaveURL('/blog')
    })
  }
})
