// Every page and tool state on every screen: layout, contrast, target sizes, axe, the Tab key, and what is copied. The pages
// come from the export. One page of each kind is inspected on every screen: the looks rotate and start at another one on each
// page, so that any four pages cover every screen in every look. The others of its kind are inspected in one cell, and the
// states, which change a part of a page, in a few. Every other page is set in a narrow face.
import { readdirSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { COPIED_KINDS, COPIED_STATES, findGlued } from './matrix/copied-text'
import {
  applyCell,
  type Cell,
  Findings,
  findCovered,
  findDeadButtons,
  findLostRings,
  findSideways,
  inspectContrast,
  inspectLayout,
  LARGE_TEXT_SCREENS,
  LOOKS,
  NARROW,
  NARROW_FACE,
  OTHER_WIDTHS,
  pressTabThrough,
  runAxe,
  SCREENS,
  WIDE,
  withAll,
} from './matrix/inspect'
import { findShiftsOnHydration, listExportedPages, MISSING_PATH, waitUntilInteractive } from './matrix/pages'
import { STATES } from './states'

// The messages describe what was found, so no trace is needed.
test.use({ trace: 'off' })

const PAGES = listExportedPages()
const [LIGHT, DARK, FORCED_COLORS, REDUCED_MOTION] = LOOKS

/** The folder of a page, or what its file in content/ is. Most pages are the only one of their kind. */
const KINDS = new Map([
  ...readdirSync('content/legal').map((file) => [`/${file.replace('.mdx', '')}`, 'legal page'] as const),
  ...['/findquiz1-results', '/personalized-ranking'].map((path) => [path, 'results'] as const),
])
const kindOf = (path: string) => KINDS.get(path) ?? /^\/[^/]+\//.exec(path)?.[0] ?? path
const isFirstOfKind = (path: string) =>
  PAGES.find((page) => kindOf(page.path) === kindOf(path))?.path === path

const TOOLS = PAGES.filter(({ path, hasScripts }) => hasScripts && isFirstOfKind(path)).map(
  ({ path }) => path,
)

const listCells = (index: number): Cell[] =>
  SCREENS.map((screen, position) => ({
    screen,
    look: LOOKS[(position + index) % LOOKS.length] ?? LIGHT,
    isExpanded: (position + index) % 2 === 0,
  }))

/** With everything open: as narrow as can be, in another look and with larger letters on every second page. */
const getNarrowCell = (index: number): Cell =>
  index % 2
    ? { screen: NARROW, look: LIGHT, isExpanded: true }
    : { screen: LARGE_TEXT_SCREENS[0], look: DARK, isExpanded: true }

const listStateCells = (index: number): Cell[] => [
  { screen: NARROW, look: LIGHT, isExpanded: true },
  { screen: LARGE_TEXT_SCREENS[index % LARGE_TEXT_SCREENS.length] ?? NARROW, look: DARK, isExpanded: true },
  { screen: WIDE, look: REDUCED_MOTION, isExpanded: false },
  { screen: LARGE_TEXT_SCREENS[0], look: FORCED_COLORS, isExpanded: false },
]

const nameOf = ({ screen, look, isExpanded }: Cell) =>
  `${screen.name}, ${look.name}${isExpanded ? ', expanded' : ''}`

async function inspectCells(page: Page, cdp: CDPSession, cells: readonly Cell[], findings: Findings) {
  await page.mouse.move(0, 0)
  for (const cell of cells) {
    await applyCell(page, cdp, cell)
    findings.add(nameOf(cell), await inspectLayout(page, cell.screen))
  }
}

/** The focus ring of all that a phone or a state of a tool shows: the Tab key goes through pages as opened on a wide screen. */
async function inspectRings(page: Page, cdp: CDPSession, findings: Findings) {
  const cell = { screen: NARROW, look: LIGHT, isExpanded: true }
  await applyCell(page, cdp, cell)
  await withAll('focus-visible', cdp, async () => findings.add(nameOf(cell), await findLostRings(page)))
}

/** Every screen, every width, focus rings, hovered, axe, and copied. */
async function inspectWhole(page: Page, kind: string, index: number, findings: Findings) {
  const cdp = await page.context().newCDPSession(page)
  await inspectCells(page, cdp, listCells(index), findings)
  await inspectRings(page, cdp, findings)
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
  await withAll('hover', cdp, async () => findings.add('on hover', await inspectContrast(page)))
  findings.add('in any look', [...(await runAxe(page)), ...(await findCovered(page))])
  if (!COPIED_KINDS.includes(kind)) return
  await applyCell(page, cdp, { screen: WIDE, look: LIGHT, isExpanded: true })
  findings.add('copied', await findGlued(page))
}

/** A few cells, with contrast in light and dark, and axe. */
async function inspectPart(page: Page, cells: readonly Cell[], findings: Findings) {
  const cdp = await page.context().newCDPSession(page)
  for (const cell of cells) {
    await inspectCells(page, cdp, [cell], findings)
    if (cell.isExpanded) findings.add(nameOf(cell), await inspectContrast(page))
  }
  findings.add('in any look', await runAxe(page))
}

for (const [index, { path }] of PAGES.entries()) {
  test.describe(path, () => {
    test.use({
      bypassCSP: true, // for the style tag
      expectedMessages: path === MISSING_PATH ? /status of 404 .*\/no-such-page$/ : null,
    })

    const isWhole = isFirstOfKind(path)
    test(isWhole ? 'on every screen' : 'on a narrow screen, as the others of its kind', async ({ page }) => {
      const findings = new Findings()
      await page.goto(path)
      await waitUntilInteractive(page)
      if (isWhole) findings.add('by keyboard', await pressTabThrough(page))
      if (index % 2) await page.addStyleTag({ content: NARROW_FACE })
      if (isWhole) await inspectWhole(page, kindOf(path), index, findings)
      else await inspectPart(page, [getNarrowCell(index)], findings)
      expect(findings.list()).toEqual([])
    })
  })
}

for (const [index, state] of Object.values(STATES).entries()) {
  const { name, path, enter } = state
  test(`${name} on every kind of screen`, async ({ page }) => {
    const findings = new Findings()
    await page.goto(path)
    await waitUntilInteractive(page)
    await enter(page)
    await inspectRings(page, await page.context().newCDPSession(page), findings)
    await inspectPart(page, listStateCells(index), findings)
    // Its last cell is as wide as this.
    if (COPIED_STATES.includes(state)) findings.add('copied', await findGlued(page))
    expect(findings.list()).toEqual([])
  })
}

/** What comes with the script depends on the answers, most for those who can have Medicare. */
const ANSWERED = [
  '/findquiz1-results?g=Female&ag=67&state=New%20York',
  '/personalized-ranking?gender=Female&age=67&state=New%20York',
]

for (const [index, path] of [...TOOLS, ...ANSWERED].entries())
  test(`${path} does not shift when its scripts arrive`, async ({ page }) => {
    expect(await findShiftsOnHydration(page, path, index % 2 ? 360 : 1280)).toEqual([])
  })

for (const path of TOOLS)
  test(`${path} says what it waits for and has no dead button while its scripts are missing`, async ({
    page,
    ignoreProblems,
  }) => {
    ignoreProblems((problem) => problem.includes('.js'))
    await page.route('**/*.js', (route) => route.abort('connectionfailed'))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const waiting = page.locator('main').locator('fieldset:disabled, form button:disabled')
    if (await waiting.filter({ visible: true }).count())
      await expect(page.getByText('Loading. If this line stays, reload the page.').first()).toBeVisible()
    expect(await findDeadButtons(page)).toEqual([])
  })

// Other pages have no scripts.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [index, path] of TOOLS.entries()) {
    test(`${path} has its layout and its links`, async ({ page }) => {
      const findings = new Findings()
      await page.goto(path)
      const cdp = await page.context().newCDPSession(page)
      const cells = listCells(index).filter(({ screen }) => screen === NARROW || screen === WIDE)
      await inspectCells(page, cdp, cells, findings)
      expect(findings.list()).toEqual([])
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click()
      await expect(page).toHaveURL('/blog')
    })
  }
})
