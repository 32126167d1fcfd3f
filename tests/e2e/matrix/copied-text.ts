// Text that is copied pastes as words and lines, with the page's layout and without it: rich text and reader tools keep
// the elements, but not what places them.
import type { Page } from 'playwright/test'
import { STATES, type State } from '../states'
import type { Issue } from './inspect'

/** Kinds of pages whose layout sets words apart. In guides, the number of a source follows its word. */
export const COPIED_KINDS = [
  '/',
  '/about',
  '/bestofmonth',
  '/blog',
  '/calculator',
  '/contact',
  '/findquiz1',
  'results',
  '/how-we-rank',
  '/providers',
  '/providers/',
  '/drugs/',
  '/questions',
]

export const COPIED_STATES: readonly State[] = [STATES.quizResults, STATES.calculatorResults, STATES.budget]

/** A page says more. */
const MIN_LENGTH = 200

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
  const text = await copy(page)
  await page.evaluate(() => {
    for (const style of document.querySelectorAll('style, link[rel=stylesheet]')) style.remove()
  })
  const issue = (element: string, message: string) => ({ check: 'copied text', element, message })
  if (text.length < MIN_LENGTH) return [issue('main', 'copies next to nothing')]
  const words = new Set([text, await copy(page)].flatMap(findIn))
  return [...words].map((word) => issue(`“${word}”`, 'has no space between two words'))
}
