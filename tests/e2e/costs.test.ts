// The bars of a drawing compare: the same width for the same sum, wherever they are in it.
import { expect, test } from './fixtures'

/** Not the keys of the legend. */
const BARS = 'svg:not([viewBox]):has(> rect[height="14"]):not(:has(> rect[width="20"])):visible'

/** The drawings that have columns, each as wide as a bar. All other bars of a page are one drawing. */
const DRAWINGS = ['section[aria-label$="side by side"]', 'section[aria-label^="Price of"]', 'article dl']

const PAGES = ['/', '/bestofmonth', '/findquiz1-results', '/providers', '/providers/t-mates']

for (const path of PAGES) {
  test(`width ÷ sum is the same for every bar of ${path}, on every screen and on paper`, async ({ page }) => {
    await page.goto(path)
    // Also those that unfold, and those side by side.
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    const boxes = page.getByRole('checkbox', { name: /^Compare / })
    for (const box of (await boxes.all()).slice(0, 2)) await box.check()
    for (const [width, media] of [
      [360, 'screen'],
      [768, 'screen'],
      [1280, 'screen'],
      [768, 'print'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ media })
      const bars = await page.locator(BARS).evaluateAll(
        (svgs, drawings) =>
          svgs.map((svg) => {
            // The nearest sum: in the row, the card, or the head of the column.
            let [place, text]: [Element | null, string | undefined] = [svg, undefined]
            // Side by side, the sums are above the bars, in the same order.
            const item = svg.closest('section[aria-label$="side by side"] li')
            const index = item ? [...(item.parentElement?.children ?? [])].indexOf(item) : -1
            const heads = item?.closest('section')?.querySelector('ul')?.children
            if (item) text = heads?.[index]?.querySelector('strong')?.textContent
            while (place && !text) {
              // Not "$149/month", above "first year $1,788".
              text = [...place.querySelectorAll('strong, p')]
                .map(({ localName, textContent }) =>
                  localName === 'p' ? /^first year (.*)/.exec(textContent)?.[1] : textContent,
                )
                .find((sum) => sum && /^\$[\d,.]+(?!\S)/.test(sum))
              place = place.parentElement
            }
            const edges = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect())
            const drawn =
              Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left))
            const drawing = drawings.find((selector) => svg.closest(selector)) ?? 'page'
            return { drawing, sum: Number(/[\d,.]+\d/.exec(text ?? '')?.[0].replaceAll(',', '')), drawn }
          }),
        DRAWINGS,
      )
      expect(bars.length).toBeGreaterThan(1)
      // To half a pixel, because a width is a percentage with two decimals.
      for (const { drawing, sum, drawn } of bars) {
        const first = bars.find((bar) => bar.drawing === drawing)
        expect(Math.abs(drawn - ((first?.drawn ?? 0) / (first?.sum ?? 1)) * sum)).toBeLessThan(0.5)
      }
    }
  })
}

for (const [path, opener] of [
  ['/findquiz1-results', 'Other'],
  ['/providers', 'Other'],
] as const)
  test(`the fields of ${path} keep the focus and stay in view while a budget is typed`, async ({ page }) => {
    const months = page.getByRole('textbox', { name: /^for / })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.locator('main fieldset:disabled')).toHaveCount(0)
      if (!(await months.isVisible())) await page.getByRole('button', { name: opener }).click()
      const budget = page.getByLabel(/^I can spend/)
      await budget.pressSequentially('250')
      await expect(page.getByText(/Fits \$250|One fits/).first()).toBeVisible()
      await expect(budget).toBeFocused()
      await expect(budget).toHaveValue('250')
      await expect(budget).toBeInViewport()
    }
  })
