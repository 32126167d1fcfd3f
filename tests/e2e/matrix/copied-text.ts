// Text that is copied pastes as words and lines, with the page's layout and without it: rich text and reader tools keep
// the elements, but not what places them.
import type { Page } from 'playwright/test'
import type { Issue } from './inspect'

/** Pages whose layout sets words apart. In guides, the number of a source follows its word. */
export const COPIED = [
  '/',
  '/about',
  '/bestofmonth',
  '/blog',
  '/calculator',
  '/contact',
  '/findquiz1',
  '/findquiz1-results',
  '/how-we-rank',
  '/providers',
  '/providers/directmeds',
  '/questions',
]

/** Two words without a space: "4JoinFridays", "10.0out of 10", "YesMedication". */
const GLUED = /[\p{Ll})%][\p{Lu}$]|\p{L}\d|\d\p{L}|[.;:!?]\p{Lu}\p{Ll}/gu

const NAMES = [
  '503B',
  'CagriSema',
  'ClinicalTrials.gov',
  'DailyMed',
  'DirectMeds',
  'GLP-1s',
  'JavaScript',
  'JoinFridays',
  'KwikPen',
  'LegitScript',
  'LillyDirect',
  'NovoCare',
  'PeaceHealth',
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

const findIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => NAMES.reduce((rest, name) => rest.replaceAll(name, ' '), word).match(GLUED))

/** Words that a copy of the page glues together. Removes the styles of the page, so it is the last inspection. */
export async function findGlued(page: Page): Promise<Issue[]> {
  const styled = findIn(await copy(page))
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove()
  })
  const plain = findIn(await copy(page))
  return [...new Set([...styled, ...plain])].map((word) => ({
    check: 'copied text',
    element: `“${word}”`,
    message: 'has no space between two words',
  }))
}
