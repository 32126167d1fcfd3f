// How a guide reads on a desktop: line length in wide and narrow typefaces, text sizes, and layout.
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'

test.use({ viewport: { width: 1280, height: 800 }, bypassCSP: true })

/** The median length of all full lines of body text, in characters. */
const measureLine = (page: Page) =>
  page.evaluate(() => {
    const lines: number[] = []
    for (const paragraph of document.querySelectorAll('article p')) {
      if (
        paragraph.closest('figure, [role=note], aside, nav, header') ||
        getComputedStyle(paragraph).fontSize !== '18px'
      )
        continue
      const range = document.createRange()
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      let bottom = 0
      let length = 0
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let index = 0; index < (node.nodeValue ?? '').length; index++) {
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          const letter = range.getBoundingClientRect()
          if (bottom > 0 && letter.top > bottom - 5) {
            lines.push(length)
            length = 0
          }
          if (letter.height > 0) bottom = Math.max(bottom, letter.bottom)
          length++
        }
      }
    }
    return lines.sort((a, b) => a - b)[Math.floor(lines.length / 2)]
  })

test('lines of text have 64 to 68 characters in any typeface', async ({ page }) => {
  await page.goto('/guides/glp1-cost-breakdown')
  for (const face of ['system-ui', 'DejaVu Sans', 'Liberation Sans']) {
    await page.addStyleTag({ content: `html { font-family: ${face} !important }` })
    const line = await measureLine(page)
    expect(line, face).toBeGreaterThanOrEqual(64)
    expect(line, face).toBeLessThanOrEqual(68)
  }
})

test('tables are set in 17 px, next to body text of 18 px', async ({ page }) => {
  await page.goto('/guides/glp1-side-effects')
  const sizes = await page
    .getByRole('table')
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontSize))
  expect(sizes.length).toBeGreaterThan(20)
  expect(new Set(sizes)).toEqual(new Set(['17px']))
})

test('the text is in the center, next to the table of contents, and tables are wider', async ({ page }) => {
  await page.goto('/guides/glp1-cost-breakdown')
  const text = await page.getByRole('article').locator('h2 + p').first().boundingBox()
  const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox()
  const table = await page.getByRole('figure').nth(1).boundingBox()
  const middle = (text?.x ?? 0) + (text?.width ?? 0) / 2
  expect(middle).toBeGreaterThan(1280 / 3)
  expect(middle).toBeLessThan((1280 * 2) / 3)
  expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeLessThan(text?.x ?? 0)
  expect(table?.width).toBeGreaterThan(text?.width ?? 0)
  expect(table?.width).toBeLessThanOrEqual(46 * 16)
})

/** Texts of one cell or figure that are printed over each other, with everything unfolded. */
const findOverlaps = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const overlaps: string[] = []
    for (const part of document.querySelectorAll('article :is(td, figure)')) {
      const boxes: { text: string; box: DOMRect }[] = []
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        // The figures of a drawing in words are only read aloud.
        if (node.parentElement?.closest('svg + ul')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) {
          const other = boxes.find(
            ({ box: { left, right, top, bottom } }) =>
              Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
              Math.min(bottom, box.bottom) - Math.max(top, box.top) > 5,
          )
          if (other) overlaps.push(`"${node.nodeValue}" over "${other.text}"`)
          boxes.push({ text: node.nodeValue ?? '', box })
        }
      }
    }
    return overlaps
  })

/** Every block of text that is shown, without links to further pages. */
const listShown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('article :is(h2, h3, p, li, caption, td, th, dt, dd, figcaption)')].flatMap(
      (block) => {
        const isShown = block.checkVisibility({ visibilityProperty: true }) && !block.closest('footer')
        return isShown ? (block.textContent ?? '') : []
      },
    ),
  )

for (const slug of readdirSync('content/guides').map((file) => file.replace('.mdx', ''))) {
  test(`no text of ${slug} is printed over another, and all of it is on paper`, async ({ page }) => {
    await page.goto(`/guides/${slug}`)
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findOverlaps(page), `${width} px`).toEqual([])
    }
    const onScreen = await listShown(page)
    await page.emulateMedia({ media: 'print' })
    const onPaper = new Set(await listShown(page))
    expect(onScreen.filter((text) => !onPaper.has(text))).toEqual([])
  })
}

// The three scenes at night: vomiting for a day, severe belly pain, a double dose.
test('on a phone, the right step for each scene at night is within one screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/guides/glp1-side-effects#urgent')
  // Letters about as wide as those of phones.
  await page.addStyleTag({ content: 'html { font-family: DejaVu Sans Condensed !important }' })
  const block = page.getByRole('region', { name: 'Vomiting now?' })
  await block.evaluate((element) => element.scrollIntoView())
  for (const scene of [
    'vomiting for more than a day',
    'severe belly pain',
    'Took too much, or a second dose?',
  ])
    await expect(block.getByText(scene).first()).toBeInViewport({ ratio: 1 })
  await expect(block.getByRole('link', { name: '1‑800‑222‑1222' })).toBeInViewport({ ratio: 1 })
  expect((await block.boundingBox())?.height).toBeLessThanOrEqual(844)
})
