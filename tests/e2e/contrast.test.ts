// The computed colors and target sizes of every page and tool state: text contrast of 7:1 in both themes, and targets of
// 44 × 44 px at every width. One browser context per theme.
import { expect, test } from './fixtures'
import { Findings, findSmallTargets, inspectContrast } from './matrix/inspect'
import { listExportedPages, MISSING_PATH, waitUntilInteractive } from './matrix/pages'
import { STATES } from './states'

const MIN_CONTRAST = 7
const WIDTHS = [360, 768, 1280]

const VISITS = [
  ...listExportedPages().map(({ path }) => ({ name: path, path, enter: null })),
  ...Object.values(STATES),
]

test.use({ expectedMessages: /status of 404 .*\/no-such-page$/ })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    page.setDefaultTimeout(10_000)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const findings = new Findings()
    let lowest = Number.POSITIVE_INFINITY
    for (const { name, path, enter } of VISITS) {
      await page.setViewportSize({ width: 1280, height: 800 })
      // Pages remember their input per history entry.
      await page.goto('about:blank')
      await page.goto(path)
      if (path !== MISSING_PATH) await waitUntilInteractive(page)
      await enter?.(page)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) {
          details.removeAttribute('name') // otherwise only one of a group could be open
          details.open = true
        }
      })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const contrast = await inspectContrast(page, MIN_CONTRAST)
        lowest = Math.min(lowest, contrast.lowest)
        // Sizes are the same in both themes.
        const small = colorScheme === 'light' ? await findSmallTargets(page) : []
        findings.add(`${name}, ${width} px`, [...contrast.issues, ...small])
      }
    }
    test.info().annotations.push({ type: `lowest contrast, ${colorScheme}`, description: lowest.toFixed(2) })
    expect(findings.list()).toEqual([])
  })
}
