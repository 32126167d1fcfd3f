import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { addDays } from '../../lib/base/day'
import { formatDay } from '../../lib/base/format'
import { readContent } from '../fixtures/live-content'
import { OUT } from './read-export'

const GUIDES = readdirSync('content/guides').map((file) => file.replace('.mdx', ''))
/** Those of the specification. */
const SPECIFIED_LEGAL = ['affiliate-disclosure', 'privacy-policy', 'terms-of-service']

/** What the specification fixes; the content check compares the files with it, and this test the pages. */
const SPECIFIED: Record<string, { texts?: string[]; sections?: Record<string, string[]> }> = JSON.parse(
  readFileSync('tests/fixtures/specified.json', 'utf8'),
)

const { site, guides } = readContent()
function readMain(page: string): HTMLElement {
  const main = parse(readFileSync(path.join(OUT, `${page}.html`), 'utf8')).querySelector('main')
  if (!main) throw new Error(`${page} has no main`)
  return main
}

const squash = (text: string) => text.replace(/\s+/g, ' ')

/** Specified figures that stand in a sentence, next to the words “our estimate” or “our limits”. */
const IN_SENTENCES = ['2-5 pounds', '2031 or later', 'nausea lasts', 'diarrhea over', 'constipation over']

/** The texts of the cells in the column of our estimates. */
const listEstimates = (main: HTMLElement): string[] =>
  main.querySelectorAll('td[data-heading="2025 estimate"]').map(({ text }) => squash(text))

for (const guide of GUIDES) {
  test.describe(guide, () => {
    const { texts = [], sections = {} } = SPECIFIED[`content/guides/${guide}.mdx`] ?? {}
    const figures = Object.values(sections).flat()
    const one = guides.find(({ slug }) => slug === guide)

    test('has every specified text, and each specified figure beside what was measured since', () => {
      const main = readMain(`guides/${guide}`)
      const text = squash(main.structuredText).toLowerCase()
      const labels = one?.updated ? [...texts, ...figures, `Updated ${one.updated}`] : texts
      const plain = text.replaceAll('‑', '-')
      expect(labels.filter((part) => !plain.includes(part.toLowerCase()))).toEqual([])
      const cells = listEstimates(main)
      const inCells = figures.filter(
        (figure) => /\d/.test(figure) && !IN_SENTENCES.some((part) => figure.includes(part)),
      )
      expect(inCells.filter((figure) => !cells.some((cell) => cell.includes(figure)))).toEqual([])
      // No verdict in words, and what was measured is bold.
      expect(text).not.toMatch(/too (?:high|low)\)/)
      for (const cell of main.querySelectorAll('tr:has(td[data-heading="2025 estimate"]) td')) {
        const isEstimate = cell.getAttribute('data-heading') === '2025 estimate'
        expect(cell.querySelector('strong') === null, cell.outerHTML).toBe(isEstimate)
      }
    })

    test('the head has no date but that of the edition, and the sources say when they were read', () => {
      const main = readMain(`guides/${guide}`)
      const head = squash(main.querySelector('article header, header')?.text ?? '')
      const dates = head.match(/[A-Z][a-z]+ (?:\d\d?, )?20\d\d/g) ?? []
      const answer = squash(main.querySelector('header figure')?.text ?? '')
      expect(dates.filter((date) => !answer.includes(date))).toEqual(one?.updated ? [one.updated] : [])
      const sources = squash(main.querySelector('section[aria-labelledby=sources]')?.text ?? '')
      const items = main.querySelectorAll('section[aria-labelledby=sources] li')
      const opened = items.filter(({ text }) => / Read [A-Z]/.test(text)).length
      expect(sources).toContain(`Facts gathered November 2026; ${opened} of ${items.length} originals opened`)
    })

    test('has the parts that every guide has', () => {
      const main = readMain(`guides/${guide}`)
      const hrefs = main
        .querySelectorAll('a')
        .map((link) => [squash(link.text).trim(), link.getAttribute('href')])
      expect(hrefs).toContainEqual([expect.stringContaining('Back to Blog'), '/blog'])
      expect(hrefs).toContainEqual(['Compare Providers Now', '/bestofmonth'])
      expect(hrefs).toContainEqual(['Report an error', '/contact'])
      const text = squash(main.structuredText)
      expect(text).toMatch(/\d+ min read/)
      const reviewer = one?.reviewer
      const review = reviewer ? `Clinically reviewed by ${reviewer.name}` : 'Not clinically reviewed'
      expect(text.split(review)).toHaveLength(2)
      expect(main.querySelectorAll('section[aria-labelledby=related_title] li')).toHaveLength(2)
      // "Compare Providers Now" closes the guide.
      expect(hrefs.at(-1)).toEqual(['Compare Providers Now', '/bestofmonth'])
      // The contents list every section, and every source is cited in the text and links back.
      const contents = main
        .querySelectorAll('nav[aria-labelledby=contents_title] a')
        .map((link) => link.getAttribute('href'))
      const sections = main
        .querySelectorAll('article h2[id]')
        .map((heading) => `#${heading.getAttribute('id')}`)
      expect(contents).toEqual(sections.filter((id) => !id.endsWith('_title')))
      const sources = main.querySelectorAll('section[aria-labelledby=sources] li')
      const cited = new Set(main.querySelectorAll('sup a').map((link) => link.getAttribute('href')))
      expect(sources.map((source) => `#${source.getAttribute('id')}`).sort()).toEqual([...cited].sort())
      for (const source of sources) {
        for (const back of source.querySelectorAll('a[href^="#"]')) {
          expect(main.querySelector(back.getAttribute('href') ?? ''), back.outerHTML).not.toBeNull()
        }
      }
    })

    test('explains its circles once, and says “as reported” nowhere else', () => {
      const text = squash(readMain(`guides/${guide}`).structuredText)
      expect(text.match(/as reported/gi)).toHaveLength(1)
      expect(text.lastIndexOf('as reported')).toBeGreaterThan(text.indexOf('originals opened'))
      expect(text).not.toMatch(/\bon record\b|\bhollow\b|\bdummy\b/i)
    })

    test('says how each source was read, and marks reported ones', () => {
      const main = readMain(`guides/${guide}`)
      const sources = main.querySelectorAll('section[aria-labelledby=sources] li')
      for (const source of sources) {
        const text = squash(source.text)
        expect(text).toMatch(/(?:Read|Read in a copy,|Reported) [A-Z][a-z]+ (?:\d\d?, )?\d{4}/)
        if (!/Reported [A-Z]/.test(text)) continue
        expect(text).toContain('check there')
        const marks = main.querySelectorAll(`sup a[href="#${source.getAttribute('id')}"]`)
        expect(marks.length).toBeGreaterThan(0)
        for (const mark of marks) expect(mark.getAttribute('aria-label')).toMatch(/, reported$/)
      }
    })
  })
}

test('the signs come before everything else, or one tap away', () => {
  for (const { slug, emergency } of guides.filter(({ emergency }) => emergency)) {
    const main = readMain(`guides/${slug}`)
    const header = main.querySelector('header')
    const urgent = header?.querySelector('#urgent')
    const line = header?.querySelector('[role=note] a')
    if (!urgent) expect(line?.getAttribute('href')).toBe(`#${emergency?.section}`)
    const first = main.querySelectorAll('article h2').find((heading) => !heading.closest('header'))
    if (urgent) expect(urgent.text.indexOf('Call 911')).toBeGreaterThan(-1)
    expect(main.structuredText.indexOf('Call 911')).toBeGreaterThan(-1)
    expect(first).toBeDefined()
  }
})

test('numbers to call are links to call them', () => {
  for (const { slug } of guides.filter(({ emergency }) => emergency)) {
    const links = readMain(`guides/${slug}`).querySelectorAll('a[href^="tel:"]')
    const calls = new Set(links.map((link) => link.getAttribute('href')))
    for (const number of ['911', '988', '+18002221222']) expect([...calls], slug).toContain(`tel:${number}`)
  }
})

test('a sum for late refills stands beside every price that makes it up', () => {
  const text = squash(readMain('guides/glp1-cost-breakdown').structuredText)
  expect(text).toContain('refilled late: $499, then $699 each; 13 for $8,187')
})

test('no picture of side effects comes before the advice when to call', () => {
  const order = readMain('guides/glp1-side-effects').structuredText
  expect(order.indexOf('Within 24-48 hours')).toBeLessThan(order.indexOf('of 100'))
})

/** Guides with one line that leads to the box of another guide. */
const HAVE_A_LINE = ['glp1-cost-breakdown', 'tirzepatide-vs-semaglutide']

test('wherever "who should not" stands, it names all four drugs', () => {
  const { safety } = readContent()
  const pages = [
    ...GUIDES.filter((slug) => !HAVE_A_LINE.includes(slug)).map((slug) => `guides/${slug}`),
    ...['index', 'bestofmonth', 'findquiz1', 'findquiz1-results', 'personalized-ranking', 'calculator'],
  ]
  for (const page of [...pages, 'questions']) {
    expect(squash(readMain(page).structuredText), page).toContain(`Do not take ${safety.rule}`)
  }
})

for (const { slug: page, updated } of readContent().legal) {
  test(`${page} has a date and the e-mail address`, () => {
    const text = squash(readMain(page).structuredText)
    // A page that came later has the day of its last change instead of the specified month.
    expect(text).toContain(`Last updated ${updated ? formatDay(updated) : site.legalUpdated}`)
    expect(text).toContain(site.supportEmail)
    if (SPECIFIED_LEGAL.includes(page)) expect(text.split(' ').length).toBeGreaterThan(300)
  })
}

test('no build stops on the day after a text has ended', () => {
  const { SOURCE_DATE_EPOCH } = process.env
  const [last] = readContent()
    .dated.map(({ day }) => day)
    .sort()
    .reverse()
  if (!last) throw new Error('no text ends')
  // By then, every one of them has ended.
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(addDays(last, 1)) / 1000)
  expect(readContent).not.toThrow()
  process.env.SOURCE_DATE_EPOCH = SOURCE_DATE_EPOCH ?? ''
})
