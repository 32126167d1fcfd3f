import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { addDays } from '../../lib/base/day'
import { readContent } from '../fixtures/live-content'
import { OUT } from './read-export'

const GUIDES = readdirSync('content/guides').map((file) => file.replace('.mdx', ''))
/** Those of the specification. */
const SPECIFIED_LEGAL = ['affiliate-disclosure', 'privacy-policy', 'terms-of-service']
const LEGAL = readdirSync('content/legal').map((file) => file.replace('.mdx', ''))

/** What the specification fixes; the content check compares the files with it, and this test the pages. */
const SPECIFIED: Record<string, { texts?: string[]; estimates?: string[] }> = JSON.parse(
  readFileSync('tests/fixtures/specified.json', 'utf8'),
)

const { site, guides } = readContent()
function readMain(page: string): HTMLElement {
  const main = parse(readFileSync(path.join(OUT, `${page}.html`), 'utf8')).querySelector('main')
  if (!main) throw new Error(`${page} has no main`)
  return main
}

const squash = (text: string) => text.replace(/\s+/g, ' ')

/** Removes the closing table of our estimates from the page and returns the text of its cells. */
function takeEstimates(main: HTMLElement): string[] {
  const table = main
    .querySelectorAll('table')
    .find(({ text }) => squash(text).includes('Our estimate, September 2025'))
  const cells = table?.querySelectorAll('td').map(({ text }) => squash(text)) ?? []
  table?.remove()
  return cells
}

for (const guide of GUIDES) {
  test.describe(guide, () => {
    const { texts = [], estimates = [] } = SPECIFIED[`content/guides/${guide}.mdx`] ?? {}
    const own = guides.find(({ slug }) => slug === guide)

    test('has every specified text, and specified figures only among our estimates', () => {
      const main = readMain(`guides/${guide}`)
      const text = squash(main.structuredText).toLowerCase()
      const labels = own?.updated ? [...texts, `Updated ${own.updated}`] : texts
      const plain = text.replaceAll('‑', '-')
      expect(labels.filter((part) => !plain.includes(part.toLowerCase()))).toEqual([])
      const cells = takeEstimates(main)
      expect(estimates.filter((figure) => !cells.some((cell) => cell.includes(figure)))).toEqual([])
      const rest = squash(main.structuredText)
      expect(estimates.filter((figure) => rest.includes(figure) && !texts.includes(figure))).toEqual([])
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
      const reviewer = own?.reviewer
      expect(text).toContain(reviewer ? `Clinically reviewed by ${reviewer.name}` : 'Not clinically reviewed')
      expect(text).toMatch(/Sources gathered [A-Z].+ \d{4}\./)
      expect(main.querySelectorAll('section[aria-labelledby=related_title] li')).toHaveLength(2)
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
      expect(text).toContain('as reported, so check the source first')
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

test('what to do in an emergency comes before everything else', () => {
  for (const { slug } of guides.filter(({ emergency }) => emergency)) {
    const main = readMain(`guides/${slug}`)
    const signs = squash(main.querySelector('header > [role=note]')?.text ?? '')
    expect(signs).toMatch(/^Call 911 for .*trouble breathing.* Go to an emergency room for severe belly pain/)
    const first = main.querySelectorAll('article h2').find((heading) => !heading.closest('header'))
    expect(main.structuredText.indexOf('Go to an emergency room')).toBeLessThan(
      main.structuredText.indexOf(first?.text ?? ''),
    )
    const links = main.querySelectorAll('footer a').map(({ text }) => text)
    expect(links.slice(0, 2)).toEqual(['What to do right now', 'Compare Providers Now'])
  }
})

test('the side effects guide opens with what to do about vomiting, which agrees with the strip and the box', () => {
  const main = readMain('guides/glp1-side-effects')
  const [now] = main.querySelectorAll('header section')
  const text = squash(now?.structuredText ?? '')
  for (const part of [
    'belly pain with a fever or yellow skin or eyes',
    'swollen belly with no stool or gas',
    'nothing has stayed down for 12 hours (sooner if you take insulin',
    'No answer within half an hour',
    'Take no more of the drug until you have asked',
  ])
    expect(text).toContain(part)
  expect(text).toMatch(
    /Vomiting now\? Go to an emergency room if .* Fainting, or no one to drive you\? Call 911/,
  )
  expect(text.indexOf('* Our advice')).toBeGreaterThan(text.lastIndexOf('*?'))
  const box = squash(main.querySelector('article [role=note]:has(ul)')?.structuredText ?? '')
  const [call911 = '', room = ''] = box.split('Go to an emergency room')
  expect(call911).toMatch(/swelling of the face.*trouble breathing.*fainted/)
  expect(call911).not.toMatch(/blood|pain/)
  expect(room).toMatch(/severe belly pain.*vomit with blood/)
  // One threshold on the page for when to call.
  expect(squash(main.structuredText)).not.toMatch(/cannot keep fluids down/i)
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

test('wherever "who should not" stands, it names all four drugs', () => {
  const { safety } = readContent()
  const pages = [
    ...GUIDES.filter((slug) => slug !== 'glp1-cost-breakdown').map((slug) => `guides/${slug}`),
    ...['index', 'bestofmonth', 'findquiz1', 'findquiz1-results', 'personalized-ranking', 'calculator'],
  ]
  for (const page of [...pages, 'questions']) {
    expect(squash(readMain(page).structuredText), page).toContain(`Do not take ${safety.rule}`)
  }
})

for (const page of LEGAL) {
  test(`${page} has a date and the e-mail address`, () => {
    const text = squash(readMain(page).structuredText)
    expect(text).toContain(`Last updated ${site.legalUpdated}`)
    expect(text).toContain(site.supportEmail)
    if (SPECIFIED_LEGAL.includes(page)) expect(text.split(' ').length).toBeGreaterThan(300)
  })
}

test('no build stops on the day after a text has ended', () => {
  const { SOURCE_DATE_EPOCH } = process.env
  const ends = new Set(readContent().dated.map(({ day }) => day))
  expect(ends.size).toBeGreaterThan(0)
  for (const day of ends) {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse(addDays(day, 1)) / 1000)
    expect(readContent).not.toThrow()
  }
  process.env.SOURCE_DATE_EPOCH = SOURCE_DATE_EPOCH ?? ''
})
