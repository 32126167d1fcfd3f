// What a screen reader gets of the pages: nothing that can be read is kept from it, and each figure of a table comes
// with the name of its row.
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { readPages } from './read-export'

/** The line on top of two guides. */
const EMERGENCY = /call 911 or go to an emergency room/i

let pages: { path: string; main: HTMLElement }[]

test.beforeAll(async () => {
  pages = (await readPages()).map(({ path, html }) => {
    const main = parse(html).querySelector('main')
    if (!main) throw new Error(`${path} has no main`)
    return { path, main }
  })
})

const squash = (element: HTMLElement) => element.text.replace(/\s+/g, ' ').trim()

/** The texts of elements of a kind on each page, with the page in front. */
const gather = (selector: string, isMeant: (element: HTMLElement) => boolean) =>
  pages.flatMap(({ path, main }) =>
    main
      .querySelectorAll(selector)
      .filter(isMeant)
      .map((element) => `${path}: “${squash(element).slice(0, 80)}”`),
  )

test('no words are kept from a screen reader', () => {
  // A drawing is read as its label, and the words inside it are part of the drawing.
  const isKeptAway = (element: HTMLElement) =>
    /\p{L}{4}/u.test(squash(element)) && element.closest('[role=img][aria-label]') === null
  expect(gather('[aria-hidden=true]', isKeptAway)).toEqual([])
})

test('what to do in an emergency is read aloud', () => {
  const isEmergency = (element: HTMLElement) => EMERGENCY.test(squash(element))
  expect(gather('header > p', isEmergency)).toHaveLength(2)
  expect(gather('aside[role=note] > p', (element) => /^Emergency/.test(squash(element)))).toHaveLength(1)
  const isSilent = (element: HTMLElement) => element.closest('[aria-hidden=true]') !== null
  expect(gather('p', (element) => isEmergency(element) && isSilent(element))).toEqual([])
})

test('every row of a table begins with its name', () => {
  const isNameless = (row: HTMLElement) =>
    row.querySelector('td, th')?.matches('th[scope=row], th[scope=rowgroup]') !== true
  expect(gather('tbody tr', (row) => !isNameless(row)).length).toBeGreaterThan(20)
  expect(gather('tbody tr', isNameless)).toEqual([])
})
