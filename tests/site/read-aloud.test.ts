// What screen readers get: no visible text is hidden from them, and each figure in a table comes with the name of its row.
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { readPages } from './read-export'

/** The title of the first step. */
const EMERGENCY = /^call 911$/i

let pages: { path: string; main: HTMLElement }[]

test.beforeAll(async () => {
  pages = (await readPages()).map(({ path, html }) => {
    const main = parse(html).querySelector('main')
    if (!main) throw new Error(`${path} has no main`)
    return { path, main }
  })
})

const squash = (element: HTMLElement) => element.text.replace(/\s+/g, ' ').trim()

/** The texts of the matching elements of all pages, each with its page. */
const collect = (selector: string, matches: (element: HTMLElement) => boolean) =>
  pages.flatMap(({ path, main }) =>
    main
      .querySelectorAll(selector)
      .filter(matches)
      .map((element) => `${path}: “${squash(element).slice(0, 80)}”`),
  )

test('no text is hidden from screen readers', () => {
  // A drawing is announced by its label, or followed by its figures in words.
  const isHidden = (element: HTMLElement) =>
    /\p{L}{4}/u.test(squash(element)) &&
    element.closest('[role=img][aria-label]') === null &&
    !(element.tagName === 'SVG' && element.nextElementSibling?.tagName === 'UL')
  expect(collect('[aria-hidden=true]', isHidden)).toEqual([])
})

test('emergency instructions are read aloud', () => {
  const isEmergency = (element: HTMLElement) => EMERGENCY.test(squash(element))
  expect(collect('p', isEmergency)).not.toEqual([])
  const isSilent = (element: HTMLElement) => element.closest('[aria-hidden=true]') !== null
  expect(collect('p', (element) => isEmergency(element) && isSilent(element))).toEqual([])
})

test('every table row begins with its name', () => {
  const isNameless = (row: HTMLElement) =>
    row.querySelector('td, th')?.matches('th[scope=row], th[scope=rowgroup]') !== true
  expect(collect('tbody tr', (row) => !isNameless(row)).length).toBeGreaterThan(20)
  expect(collect('tbody tr', isNameless)).toEqual([])
})
