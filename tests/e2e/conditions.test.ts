// Every page of the export under every condition: screens × looks × states of the scripts. Which cells meet is
// said in conditions/grid.ts, what is looked for in conditions/look.ts; the fixture watches the console and
// the network. axe and the Tab key, which take longer, go to some cells of each page.
import { readFileSync } from 'node:fs'
import { findAxeFaults } from './axe'
import { failEachScript } from './conditions/failing'
import { type Cell, FURTHER_SCREENS, LOOKS, listCells, SCREENS, STATES } from './conditions/grid'
import { findSidewaysFaults, readPlaces } from './conditions/look'
import { listPromisedPaths, listRoutes, MISSING_PATH } from './conditions/routes'
import {
  failScript,
  findLosses,
  findMoved,
  holdScripts,
  listAskedScripts,
  openHeld,
  readLines,
  showAsWithoutScripts,
  waitUntilLive,
} from './conditions/scripts'
import { FURTHER_STATES } from './conditions/states'
import { pressTabAllTheWay } from './conditions/tab'
import { applyCell, Findings, start } from './conditions/visit'
import { expect, test } from './fixtures'

// A trace without pictures: they cost more than the checks, and the messages say what was seen.
test.use({ trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false } })

const ROUTES = listRoutes()

/** The pages that differ most: on these the Tab key goes all the way on every kind of screen. */
const MOST_DIFFERENT = ['/', '/bestofmonth', '/calculator', '/guides/glp1-side-effects', MISSING_PATH]

const [NARROW, MIDDLE, WIDE, ZOOMED] = [SCREENS[0], SCREENS[1], SCREENS[2], SCREENS[6]]
const [LIGHT, DARK] = LOOKS

test('the list of pages has every page of the sitemap and of the route map', () => {
  const paths = ROUTES.map(({ path }) => path)
  expect(listPromisedPaths().filter((path) => !paths.includes(path))).toEqual([])
})

test('each two conditions meet on every page, each three on any four pages', () => {
  const cells = [0, 1, 2, 3].map((index) => STATES.flatMap((state) => listCells(state, index)))
  const count = (list: Cell[], name: (cell: Cell) => string) => new Set(list.map(name)).size
  for (const page of cells) {
    expect(count(page, ({ state, screen }) => `${state} ${screen.name}`)).toBe(STATES.length * SCREENS.length)
    expect(count(page, ({ state, look }) => `${state} ${look.name}`)).toBe(STATES.length * LOOKS.length)
    expect(count(page, ({ screen, look }) => `${screen.name} ${look.name}`)).toBe(
      SCREENS.length * LOOKS.length,
    )
  }
  const three = ({ state, screen, look }: Cell) => `${state} ${screen.name} ${look.name}`
  expect(count(cells.flat(), three)).toBe(STATES.length * SCREENS.length * LOOKS.length)
})

for (const [index, route] of ROUTES.entries()) {
  const { path, scripts, forwardsTo } = route

  test.describe(path, () => {
    test.use({ expectedMessages: path === MISSING_PATH ? /status of 404 .*\/no-such-page$/ : null })

    test.beforeEach(async ({ context, excuse }) => {
      if (!forwardsTo) return
      // Hosts that can forward do so; the page is for the others. The provider's site takes its time.
      const body = readFileSync(`out${path}.html`, 'utf8')
      await context.route(`**${path}`, (request) => request.fulfill({ contentType: 'text/html', body }))
      excuse((problem) => problem.includes(forwardsTo))
      await context.route(forwardsTo, (request) => request.fulfill({ status: 204 }))
    })

    test('on a slow line that breaks', async ({ page, context }) => {
      test.slow()
      const { findings, cdp, look } = await start(page, route)
      const heavy = listCells('scripts on', index)[3]

      const release = await holdScripts(page)
      await openHeld(page, path)
      await look(listCells('scripts not yet there', index))
      if (scripts.length > 0) {
        await showAsWithoutScripts(page, true)
        await findings.add('scripts off', await findAxeFaults(page))
        await showAsWithoutScripts(page, false)
      }
      const before = await readPlaces(page)
      release()
      await page.waitForLoadState()
      if (scripts.length > 0) await waitUntilLive(page)
      await findings.add('when scripts and pictures arrive', findMoved(before, await readPlaces(page)))

      await look(listCells('scripts on', index))
      if (heavy) {
        await applyCell(page, cdp, heavy)
        await findings.add(heavy, await pressTabAllTheWay(page))
        await findings.add(heavy, await findAxeFaults(page))
      }
      for (const screen of FURTHER_SCREENS) {
        const cell = { state: 'scripts on', screen, look: LIGHT, isOpen: true } as const
        await applyCell(page, cdp, cell)
        await findings.add(cell, await findSidewaysFaults(page))
      }
      for (const [screen, tint, isOpen] of [
        [NARROW, LIGHT, false],
        [NARROW, LIGHT, true],
        [NARROW, DARK, true],
        [WIDE, LIGHT, true],
        [MIDDLE, DARK, true],
        [WIDE, DARK, false],
      ] as const) {
        const cell = { state: 'scripts on', screen, look: tint, isOpen } as const
        await applyCell(page, cdp, cell)
        await findings.add(cell, await findAxeFaults(page))
      }

      await context.setOffline(true)
      await look(listCells('offline after load', index))
      await context.setOffline(false)
      expect(findings.list()).toEqual([])
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('has its heading, its links and its answers', async ({ page }) => {
        const { findings, look } = await start(page, route)
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const question = page.locator('#faq summary').first()
        if ((await question.count()) > 0) {
          await question.click()
          await expect(page.getByText('Prescription medicines that act like a gut hormone')).toBeVisible()
        }
        await look(listCells('scripts off', index))
        expect(findings.list()).toEqual([])
        await page.getByRole('link', { name: 'Blog', exact: true }).click()
        await expect(page).toHaveURL('/blog')
      })
    })

    if (scripts.length > 0) {
      test('each script failing once', async ({ page, excuse }) => {
        test.slow()
        await failEachScript(page, route, index, excuse)
      })
    }
  })
}

for (const path of MOST_DIFFERENT) {
  test.describe(path, () => {
    test.use({ expectedMessages: path === MISSING_PATH ? /status of 404 .*\/no-such-page$/ : null })

    test('the Tab key reaches everything on every kind of screen', async ({ page }) => {
      const findings = new Findings(path, page)
      const cdp = await page.context().newCDPSession(page)
      for (const screen of [WIDE, NARROW, ZOOMED]) {
        await page.goto(path)
        const cell = { state: 'scripts on', screen, look: LIGHT, isOpen: false } as const
        await applyCell(page, cdp, cell)
        await findings.add(cell, await pressTabAllTheWay(page))
      }
      expect(findings.list()).toEqual([])
    })
  })
}

for (const { path, name, open, withoutScript } of FURTHER_STATES) {
  test(`${path}, ${name}`, async ({ page, excuse }) => {
    const route = ROUTES.find((known) => known.path === new URL(path, 'http://localhost').pathname)
    const { findings, look } = await start(page, route ?? { path, scripts: [], forwardsTo: null })
    const asked = listAskedScripts(page)
    await page.goto(path)
    await waitUntilLive(page)
    const before = await readLines(page)
    await open(page)
    await look(listCells('scripts on', name.length))
    const lines = await readLines(page)
    const always = before.filter((line) => lines.includes(line))
    // Those that the page does not name, because they are for this state only.
    const late = [...asked].filter((script) => !route?.scripts.includes(script))
    for (const [script, how] of late.flatMap(
      (script) =>
        [
          [script, 'not found'],
          [script, 'line broken'],
        ] as const,
    )) {
      excuse((problem) => problem.includes(script))
      const failure = await failScript(page, script, how)
      await page.goto('about:blank')
      await page.goto(path)
      await open(page)
      expect([script, failure.wasAsked()]).toEqual([script, true])
      await expect(page.getByText(withoutScript ?? 'a sentence in conditions/states.ts')).toBeVisible()
      await findings.add(`${script} ${how}`, await findLosses(page, always))
      await failure.mend()
    }
    expect(findings.list()).toEqual([])
  })
}
