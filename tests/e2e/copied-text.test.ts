// Text that is copied pastes as words and lines, with the page's layout and without it: rich text and reader tools keep
// the elements, but not what places them.
import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { waitUntilInteractive } from './matrix/pages'

const PAGES = [
  '/',
  '/about',
  '/bestofmonth',
  '/blog',
  '/calculator#weight=220&medication=tirzepatide&dosage=standard&weeks=36',
  '/contact',
  '/findquiz1',
  '/findquiz1-results?g=Female&ag=46&state=Texas',
  '/findquiz1-results?g=Female&ag=46&state=Texas#budget=250',
  '/how-we-rank',
  '/providers',
  '/providers/directmeds',
  '/drugs/tirzepatide',
  '/questions',
]

/** Two words without a space: "4JoinFridays", "10.0out of 10", "YesMedication". */
const GLUED = /[\p{Ll})%][\p{Lu}$]|\p{L}\d|\d\p{L}|[.;:!?]\p{Lu}\p{Ll}/gu

const NAMES = [
  '503B',
  'CagriSema',
  'DailyMed',
  'DirectMeds',
  'GLP-1s',
  'JavaScript',
  'JoinFridays',
  'KwikPen',
  'LegitScript',
  'LillyDirect',
  'RemedyMeds',
  'TrumpRx',
  'g-plans',
  'generatedFrom',
  'mL',
  'makerPrices',
]

/** What a visitor who selects everything copies. */
const copy = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    getSelection()?.selectAllChildren(document.querySelector('main') as Element)
    return String(getSelection())
  })

const findGlued = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => NAMES.reduce((rest, name) => rest.replaceAll(name, ' '), word).match(GLUED))

for (const path of PAGES)
  test(`what is copied from ${path} has its spaces`, async ({ page }) => {
    await page.goto(path)
    await waitUntilInteractive(page)
    const text = await copy(page)
    expect(text.length).toBeGreaterThan(200)
    expect.soft(findGlued(text)).toEqual([])
    await page.evaluate(() => {
      for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove()
    })
    expect.soft(findGlued(await copy(page)), 'without styles').toEqual([])
  })
