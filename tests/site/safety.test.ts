// What to do about a sign must not depend on the page: each is at one step, everywhere.
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { readContent } from '../fixtures/live-content'
import { readPages } from './read-export'

/** However a page words a sign, and its step: 0 is 911, 1 the emergency room, 2 the prescriber today. */
const SIGNS: [RegExp, number][] = [
  [/chest pain/, 0],
  [/trouble breathing/, 0],
  [/\bfainting|\bfainted/, 0],
  [/\bconfusion|\bconfused/, 0],
  [/loss of sight|suddenly blind/, 0],
  [/weakness on one side/, 0],
  [/\bseizure/, 0],
  [/(?:swelling of the|swollen) (?:face|throat)|sudden swelling/, 0],
  [/(?:no|little) urine/, 0],
  [/severe belly pain/, 1],
  [/belly pain with a fever/, 1],
  [/coffee grounds|vomit(?:ing)? (?:with )?blood/, 1],
  [/red stools|black stools/, 1],
  [/swollen belly/, 1],
  [/severe headache|stiff neck/, 1],
  [/racing pulse/, 1],
  [/stays? down/, 2],
  [/vomiting or diarrhea for 6 hours/, 2],
  [/(?:vomiting for|vomiting|vomited for) (?:more than|over) a day/, 2],
  [/heart that races/, 2],
  [/change in your sight/, 2],
]
const STEPS = [/call 911|\b911\b/g, /emergency room/g, /call your prescriber/g]

let pages: { path: string; main: HTMLElement }[]

test.beforeAll(async () => {
  pages = (await readPages()).flatMap(({ path, html }) => {
    const main = parse(html).querySelector('main')
    for (const script of main?.querySelectorAll('script') ?? []) script.remove()
    return main ? [{ path, main }] : []
  })
})

const squash = (element: HTMLElement) => element.structuredText.replace(/\s+/g, ' ').trim()

/** The text of one element, with plain spaces. */
const readText = ({ text }: HTMLElement) => text.replace(/\s+/g, ' ').trim()

/** The step that a place in a text belongs to: named in its sentence, or by the last step before it. */
function findStep(text: string, from: number): number {
  const end = text.slice(from).search(/[.?!](?: |$)/)
  const sentence = text.slice(Math.max(0, text.lastIndexOf('. ', from)), end < 0 ? undefined : from + end)
  const named = STEPS.findIndex((step) => sentence.search(step) >= 0)
  if (named >= 0) return named
  const before = STEPS.map((step) => [...text.slice(0, from).matchAll(step)].at(-1)?.index ?? -1)
  return before.indexOf(Math.max(...before))
}

test('every sign of the steps is in this table, at its step', () => {
  const { steps } = readContent().safety.signs
  const signs = steps.flatMap(({ signs }, step) => signs.map((text) => ({ text, step })))
  const inTable = signs.map(({ text }) => ({ text, step: SIGNS.find(([sign]) => sign.test(text))?.[1] }))
  expect(inTable).toEqual(signs)
})

test('each sign stands at the same step on every page', () => {
  const found = new Set<RegExp>()
  for (const { path, main } of pages) {
    // Corrections quote what was wrong.
    if (path === '/corrections') continue
    const text = squash(main).toLowerCase()
    for (const [sign, step] of SIGNS)
      for (const { index } of text.matchAll(new RegExp(sign, 'g'))) {
        found.add(sign)
        expect(findStep(text, index), `${path}: ${text.slice(Math.max(0, index - 60), index + 80)}`).toBe(
          step,
        )
      }
  }
  expect(SIGNS.filter(([sign]) => !found.has(sign))).toEqual([])
})

test('the steps stand whole on the pages of guides, questions, drugs and results, word for word', () => {
  const { steps, noAnswer, crisis, mayBePregnant } = readContent().safety.signs
  const has = ({ main }: { main: HTMLElement }) => main.querySelector('[data-step=call-911]') !== null
  const withSteps = pages.filter(has)
  const guides = ['/guides/glp1-side-effects', '/guides/first-month-glp1']
  for (const path of [...guides, '/questions', '/findquiz1-results', '/personalized-ranking'])
    expect(withSteps.map((page) => page.path)).toContain(path)
  const drugs = pages.filter(({ path }) => path.startsWith('/drugs/'))
  for (const { path, main } of [...withSteps, ...drugs]) {
    for (const { id, title, signs } of steps) {
      const step = main.querySelector(`[data-step=${id}]`)
      expect(step?.querySelector('p')?.text, path).toBe(title)
      expect(step?.querySelectorAll('li').map(readText), path).toEqual(signs)
    }
    expect(squash(main), path).toContain(`${noAnswer.lead} ${noAnswer.text}`)
    // Neither is a sign of a step: who may be pregnant must not go to an emergency room for want of an answer.
    const lines = main.querySelectorAll('p').filter((paragraph) => !paragraph.closest('[data-step]'))
    for (const { lead, text } of [crisis, mayBePregnant])
      expect(lines.map(readText), path).toContainEqual(expect.stringContaining(`${lead} ${text}`))
    expect(
      lines.some((line) => line.querySelector('a[href="tel:988"]')),
      path,
    ).toBe(true)
    expect(main.querySelectorAll('[data-step]').map(readText).join(), path).not.toMatch(/pregnan/)
  }
})

test('the FAQ of the home page names every sign, each step in its own paragraph, and whom to call besides', () => {
  const faq = pages
    .find(({ path }) => path === '/')
    ?.main.querySelectorAll('p')
    .map(readText)
  const { steps, meanwhile, crisis, mayBePregnant } = readContent().safety.signs
  for (const { title, signs } of steps)
    expect(faq?.filter((text) => text.startsWith(`${title} for: ${signs.join('; ')}.`))).toHaveLength(1)
  for (const sentence of [meanwhile.text, crisis.text, mayBePregnant.text])
    expect(faq?.filter((text) => text.includes(sentence))).toHaveLength(1)
})

test('who took too much is told to call Poison Help, wherever that stands', () => {
  const { lead } = readContent().safety.tooMuch
  for (const { path, main } of pages) {
    if (!/poison help/i.test(main.text) || path === '/corrections') continue
    expect(squash(main), path).toMatch(/call poison help, 1‑800‑222‑1222, now, even if you feel well/i)
    expect(main.querySelector('a[href="tel:+18002221222"]'), path).not.toBeNull()
  }
  expect(lead).toContain('even if you feel well')
})

test('pregnancy is said in the same full words on every page that speaks of it', () => {
  const { pregnancyRule } = readContent().safety
  const silent = pages
    .filter(({ main }) => /semaglutide stops at least|while pregnant/i.test(main.text))
    .filter(({ main }) => !squash(main).includes(pregnancyRule))
  expect(silent.map(({ path }) => path)).toEqual([])
  for (const { path, main } of pages.filter(({ path }) => path.startsWith('/drugs/'))) {
    const said = main.querySelectorAll('p').filter((paragraph) => readText(paragraph).includes(pregnancyRule))
    expect(
      said.some((paragraph) => paragraph.closest('details') === null),
      path,
    ).toBe(true)
  }
})
