// Sentences that hold until a day or from a day on: <Until> and <From> in guides, {until 2026-12-31: …} and
// {from 2027-01-01: …} in other texts. A page shows them only while they are true.
import { findDays } from '../base/day'
import { isCurrent } from './citations.mjs'

const DATED = /\{(until|from) (\d{4}-\d\d-\d\d): ((?:[^{}]|\{\w+\})*)\}/g

/** The text without what is not true today, and without the marks around the rest. */
export const keepCurrent = (text: string, today: string): string =>
  text.search(DATED) < 0
    ? text
    : text
        .replace(DATED, (_, kind, day, part) => (isCurrent(kind, day, today) ? part : ''))
        .replace(/ {2,}/g, ' ')
        .trim()

/** The same in every text of a value, which is plain data. */
export const keepAllCurrent = <T>(value: T, today: string): T =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? keepCurrent(part, today) : part))

/** The parts that hold until a day, like 2026-12-31, included. */
export const listEnds = (text: string) =>
  [...text.matchAll(DATED)].flatMap(([, kind, day, part]) =>
    kind === 'until' && day && part ? [{ day, text: part }] : [],
  )

/** The days from today on that a text names outside its dated parts: after them, the sentence would be wrong. */
export const findOpenDays = (text: string, today: string) =>
  findDays(text.replace(DATED, '')).filter(({ day }) => day >= today)
