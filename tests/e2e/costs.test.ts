// The bars of a page compare: the same width for the same sum, wherever they are on it.
import { expect, test } from './fixtures'

const PAGES = ['/', '/bestofmonth', '/blog', '/findquiz1-results', '/providers', '/providers/t-mates']

/** Open: on these pages, the redesign of November 27 gave the bars of some parts another track. */
const OPEN = ['/findquiz1-results', '/providers', '/providers/t-mates']

for (const path of PAGES) {
  test(`width ÷ sum is the same for every bar of ${path}, on every screen and on paper`, async ({ page }) => {
    test.fixme(OPEN.includes(path), 'the bars of its parts have tracks of different widths')
    await page.goto(path)
    // Also those side by side, which a desktop shows.
    const boxes = page.getByRole('checkbox', { name: /^Compare / })
    for (const box of (await boxes.all()).slice(0, 2)) await box.check()
    for (const width of [360, 768, 1280])
      for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { media: 'print' }] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ media: 'screen', ...media })
        const bars = await page.locator('svg.cost-bar:not(.legend-key):visible').evaluateAll((svgs) =>
          svgs.map((svg) => {
            // The nearest sum: in the row, the card, or the head of the column.
            let [place, text]: [Element | null, string | undefined] = [svg, undefined]
            while (place && !text) {
              text = place.textContent.match(/\$[\d,]+/)?.[0]
              place = place.parentElement
            }
            const edges = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect())
            const drawn =
              Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left))
            return { sum: Number(text?.replace(/[$,]/g, '')), drawn }
          }),
        )
        expect(bars.length).toBeGreaterThan(1)
        const [first] = bars
        // To half a pixel, because a width is a percentage with two decimals.
        for (const { sum, drawn } of bars)
          expect(Math.abs(drawn - ((first?.drawn ?? 0) / (first?.sum ?? 1)) * sum)).toBeLessThan(0.5)
      }
  })
}

for (const path of ['/findquiz1-results', '/providers'])
  test(`the fields of ${path} stay where they are while a budget is typed`, async ({ page }) => {
    test.fixme(true, 'the budget is asked with chips, and folds on /providers')
    const months = page.getByRole('textbox', { name: /^for / })
    for (const width of [390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const before = await months.boundingBox()
      await page.getByLabel(/^I can spend/).fill('250')
      await expect(page.getByText(/ (?:fits|fit) at the price on record/).first()).toBeVisible()
      expect(await months.boundingBox()).toEqual(before)
    }
  })
