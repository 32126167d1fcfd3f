// The bars of a page compare: the same width for the same sum, wherever they are on it.
import sharp from 'sharp'
import { expect, test } from './fixtures'

const PAGES = ['/', '/bestofmonth', '/blog', '/findquiz1-results', '/providers', '/providers/t-mates']

for (const path of PAGES) {
  test(`width ÷ sum is the same for every bar of ${path}, on every screen and on paper`, async ({ page }) => {
    await page.goto(path)
    for (const width of [360, 768, 1280])
      for (const media of [{ colorScheme: 'light' }, { colorScheme: 'dark' }, { media: 'print' }] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ media: 'screen', ...media })
        const bars = await page.locator('svg[data-sum]:not(.small):visible').evaluateAll((svgs) =>
          svgs.map((svg) => {
            const edges = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect())
            const drawn =
              Math.max(...edges.map(({ right }) => right)) - Math.min(...edges.map(({ left }) => left))
            return { sum: Number(svg.getAttribute('data-sum')), drawn }
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

test('the figures over the bars stand on the light card', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path)
    const scales = await page.locator('svg.ledger-scale:visible').all()
    expect(scales.length, path).toBeGreaterThan(0)
    for (const scale of scales) {
      const { dominant } = await sharp(await scale.screenshot()).stats()
      expect(dominant.g, path).toBeGreaterThan(200)
    }
  }
})

test('the small bars under "If you stop" compare with each other', async ({ page }) => {
  await page.goto('/findquiz1-results')
  const small = page.locator('svg.small:visible')
  for (const row of (await page.locator('li > details > summary:visible').all()).slice(0, 4))
    await row.click()
  await expect.poll(() => small.count()).toBeGreaterThan(4)
  const ratios = await small.evaluateAll((svgs) =>
    svgs.map((svg) => {
      // Known and not known.
      const widths = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect().width)
      return widths.reduce((sum, width) => sum + width, 0) / Number(svg.getAttribute('data-sum'))
    }),
  )
  const widest = Math.max(...ratios)
  // The widths of the smallest bars are a few pixels, and rounded.
  for (const ratio of ratios) expect(ratio / widest).toBeGreaterThan(0.97)
})
