// The five most important pages look as in tests/e2e/pictures/. Letters are those of a font that comes with the
// packages, so that a machine's own fonts change nothing. `npm run pictures:update` after a change of the look
// that was meant; look at the new pictures before committing them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { comparePictures, type Region, shrink } from '../pictures/compare'
import { openView, STATES, type View } from '../pictures/views'
import { expect, test } from './fixtures'

const FOLDER = 'tests/e2e/pictures'

const KEPT: { view: View; file: string; width: number }[] = [
  { view: { name: 'home', path: '/' }, file: 'home-1280.png', width: 1280 },
  { view: { name: 'home', path: '/' }, file: 'home-360.png', width: 360 },
  { view: { name: 'rankings', path: '/bestofmonth' }, file: 'rankings-1280.png', width: 1280 },
  { view: { name: 'rankings', path: '/bestofmonth' }, file: 'rankings-360.png', width: 360 },
  {
    view: { name: 'the guide to costs', path: '/guides/glp1-cost-breakdown' },
    file: 'guide-1280.png',
    width: 1280,
  },
  { view: STATES.calculatorResults, file: 'calculator-results-1280.png', width: 1280 },
  { view: STATES.quizResults, file: 'quiz-results-360.png', width: 360 },
]

/** One family for all letters, the same on every machine. */
const LETTERS = [400, 600, 700]
  .map((weight) => {
    const file = `node_modules/@fontsource/gelasio/files/gelasio-latin-${weight}-normal.woff2`
    return `@font-face{font-family:"Same everywhere";font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(file, 'base64')})}`
  })
  .concat(
    '*,::before,::after,::placeholder{font-family:"Same everywhere"!important;text-rendering:geometricPrecision!important}',
  )
  .join('\n')

async function photograph(page: Page): Promise<Buffer> {
  await page.addStyleTag({ content: LETTERS })
  await page.evaluate(() => document.fonts.ready)
  await page.mouse.move(0, 0)
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
}

/** What a person would call the place: the heading that stands above it. */
const describePlace = (page: Page, { x, y, width, height }: Region) =>
  page.evaluate(
    ([top, place]) => {
      const headings = [...document.querySelectorAll('h1, h2, h3')]
      const above = headings.filter((one) => one.getBoundingClientRect().top + scrollY <= top + 8).at(-1)
      return above ? `${place}, below “${above.textContent}”` : `${place}, at the top`
    },
    [y, `${width} × ${height} px at ${x}, ${y}`] as const,
  )

// Without the content security policy, so that the letters can be brought in.
test.use({ bypassCSP: true, deviceScaleFactor: 1, colorScheme: 'light', reducedMotion: 'reduce' })

for (const { view, file, width } of KEPT) {
  test(`${view.name} looks as in ${file}`, async ({ page, baseURL }, info) => {
    await page.setViewportSize({ width, height: 800 })
    await openView(page, baseURL ?? '', view)
    const screenshot = await photograph(page)
    const kept = path.join(FOLDER, file)
    if (['all', 'changed'].includes(info.config.updateSnapshots)) {
      mkdirSync(FOLDER, { recursive: true })
      writeFileSync(kept, await shrink(screenshot))
      return
    }
    expect(existsSync(kept), `${kept} is missing. Run: npm run pictures:update`).toBe(true)
    const difference = await comparePictures(readFileSync(kept), screenshot)
    if (!difference) return
    const [actual, drawn] = [info.outputPath('actual.png'), info.outputPath('difference.png')]
    writeFileSync(actual, screenshot)
    writeFileSync(drawn, difference.picture)
    const places = await Promise.all(
      difference.regions.slice(0, 3).map((region) => describePlace(page, region)),
    )
    const { taller, regions } = difference
    throw new Error(
      [
        `${view.name} (${view.path} at ${width} px) does not look as in ${kept}.`,
        ...(taller === 0 ? [] : [`It is ${Math.abs(taller)} px ${taller > 0 ? 'longer' : 'shorter'}.`]),
        ...places.map((place, index) => `${index === 0 ? 'First it differs' : 'Then'} in ${place}.`),
        ...(regions.length > 3 ? [`And in ${regions.length - 3} places more.`] : []),
        `As it is: ${actual}`,
        `What differs, in red: ${drawn}`,
        'If the change is meant: npm run pictures:update',
      ].join('\n'),
    )
  })
}
