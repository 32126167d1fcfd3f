import { MONTH_NAMES } from '../../base/month-names'
import type { Step } from '../page'

const UNITS = 'mg|mcg|ounces|units|minutes|hours|days|weeks|months'
/** The space before a unit or a year, and inside two terms. */
const SPACE = new RegExp(
  `(?<=\\d) (?=(?:${UNITS})\\b)|(?<=\\b(?:${MONTH_NAMES.join('|')})) (?=\\d{4}\\b)|(?<=\\bMEN) (?=2\\b)|(?<=\\bPart) (?=D\\b)`,
  'g',
)
const NO_TEXT = /(<(?:script|style|title)\b[\s\S]*?<\/(?:script|style|title)>|<[^>]*>)/

/**
 * Keeps a number on one line with its unit: a dose or a day of a safety text must not be read in halves. Not on pages with
 * islands: React would find other text than it renders.
 */
export const keepUnits: Step = (page) =>
  page.html.includes(' data-island=')
    ? page
    : {
        ...page,
        html: page.html
          .split(NO_TEXT)
          .map((part, index) => (index % 2 === 1 ? part : part.replace(SPACE, '\u00a0')))
          .join(''),
      }
