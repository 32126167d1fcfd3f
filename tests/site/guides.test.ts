import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { readContent } from '../fixtures/live-content'
import { SPECIFIED_ELSEWHERE, SPECIFIED_FIGURES } from './guide-figures'
import { OUT } from './read-export'

const GUIDES = readdirSync('content/guides').map((file) => file.replace('.mdx', ''))
const LEGAL = readdirSync('content/legal').map((file) => file.replace('.mdx', ''))

const { site, guides } = readContent()
const CITED = '⟦cited⟧'

function readMain(page: string): HTMLElement {
  const main = parse(readFileSync(path.join(OUT, `${page}.html`), 'utf8')).querySelector('main')
  if (!main) throw new Error(`${page} has no main`)
  return main
}

const squash = (text: string) => text.replace(/\s+/g, ' ')

/** Units of the figures that need a source: money, shares, doses, weights, times and counts of people. */
const FIGURE =
  /\$\d+(?:,\d{3})*(?:\.\d+)?(?:\s?[-–]\s?\$?\d+(?:,\d{3})*)?\+?|(?:\d[\d,.]*\s?(?:[-–/]|to)\s?)*\d[\d,.]*\+?\s?(?:%|mg\b|pounds?\b|lbs\b|kg\b|(?:weeks?|months?|days?|hours?|minutes?|seconds?|years?|fills?|people|(?:percentage )?points?|percent)\b)|\bBMI of \d+/gi

const normalize = (figure: string) => figure.toLowerCase().replace(/\s/g, '').replaceAll('–', '-')

/** Sentences of a block; the marks of citations belong to the sentence before them. */
function splitSentences(text: string): string[] {
  const pattern = new RegExp(`[^.!?]+(?:[.!?](?![\\s"”)⟦]|$)[^.!?]*)*[.!?]*["”)]*(?:\\s*${CITED})*`, 'g')
  return text.match(pattern) ?? []
}

for (const guide of GUIDES) {
  test.describe(guide, () => {
    test('carries every figure and part of the specification', () => {
      const text = squash(readMain(`guides/${guide}`).structuredText)
      const lower = text.toLowerCase()
      const missing = (SPECIFIED_FIGURES[guide] ?? []).filter(
        (figure) => !lower.includes(figure.toLowerCase()),
      )
      expect(missing).toEqual([])
    })

    test('every number with a unit is specified or stands with a source', () => {
      const specified = new Set(
        [...Object.values(SPECIFIED_FIGURES).flat(), ...SPECIFIED_ELSEWHERE].flatMap((text) =>
          [...text.matchAll(FIGURE)].map((match) => normalize(match[0])),
        ),
      )
      const main = readMain(`guides/${guide}`)
      const article = main.querySelector('article')
      if (!article) throw new Error('there is no article')
      for (const chrome of article.querySelectorAll(
        'nav, footer, section[aria-labelledby=sources], header > p:has(> span)',
      )) {
        chrome.remove()
      }
      for (const mark of article.querySelectorAll('sup')) mark.replaceWith(` ${CITED} `)
      const uncited: string[] = []
      const check = (text: string, isCovered: boolean) => {
        for (const sentence of splitSentences(squash(text))) {
          if (isCovered || sentence.includes(CITED)) continue
          for (const [figure] of sentence.matchAll(FIGURE)) {
            if (!specified.has(normalize(figure))) uncited.push(`${figure} in “${sentence.trim()}”`)
          }
        }
      }
      for (const figure of article.querySelectorAll('table, figure')) {
        const caption = figure.querySelector('caption, figcaption')?.text ?? ''
        const isCovered = caption.includes(CITED)
        for (const cell of figure.querySelectorAll('caption, figcaption, td, th, li'))
          check(cell.text, isCovered)
        figure.remove()
      }
      for (const block of article.querySelectorAll('p, li, h1, h2, h3')) {
        if (!block.querySelector('p, li')) check(block.text, false)
      }
      expect(uncited).toEqual([])
    })

    test('has what every guide has', () => {
      const main = readMain(`guides/${guide}`)
      const hrefs = main
        .querySelectorAll('a')
        .map((link) => [squash(link.text).trim(), link.getAttribute('href')])
      expect(hrefs).toContainEqual([expect.stringContaining('Back to Blog'), '/blog'])
      expect(hrefs).toContainEqual(['Compare Providers Now', '/bestofmonth'])
      expect(hrefs).toContainEqual(['Report an error', '/contact'])
      const text = squash(main.structuredText)
      expect(text).toMatch(/\d+ min read/)
      const reviewer = guides.find(({ slug }) => slug === guide)?.reviewer
      expect(text).toContain(
        reviewer ? `Clinically reviewed by ${reviewer.name}` : 'Not clinically reviewed.',
      )
      const summary = main.querySelectorAll('section[aria-labelledby=summary-title] li')
      expect(summary.length).toBeGreaterThanOrEqual(3)
      expect(summary.length).toBeLessThanOrEqual(5)
      expect(main.querySelectorAll('section[aria-labelledby=related-title] li')).toHaveLength(2)
      // Contents name every section, and every source is reached from the text and leads back.
      const contents = main
        .querySelectorAll('nav[aria-labelledby=contents-title] a')
        .map((link) => link.getAttribute('href'))
      const sections = main
        .querySelectorAll('article h2[id]')
        .map((heading) => `#${heading.getAttribute('id')}`)
      expect(contents).toEqual(sections.filter((id) => !['#summary-title', '#related-title'].includes(id)))
      const sources = main.querySelectorAll('section[aria-labelledby=sources] li')
      const cited = new Set(main.querySelectorAll('sup a').map((link) => link.getAttribute('href')))
      expect(sources.map((source) => `#${source.getAttribute('id')}`).sort()).toEqual([...cited].sort())
      for (const source of sources) {
        for (const back of source.querySelectorAll('a[href^="#"]')) {
          expect(main.querySelector(back.getAttribute('href') ?? ''), back.outerHTML).not.toBeNull()
        }
      }
    })

    test('has 900 to 1,600 words', () => {
      // As Next wrote it: the published page has short class names.
      const article = parse(readFileSync(`.next/server/app/guides/${guide}.html`, 'utf8')).querySelector(
        'article',
      )
      const chrome = 'header, nav, footer, section[aria-labelledby=sources], sup'
      for (const element of article?.querySelectorAll(chrome) ?? []) element.remove()
      for (const span of article?.querySelectorAll('span') ?? []) {
        if (span.classList.contains('@xl:hidden')) span.remove() // the columns' names, repeated on phones
      }
      const words = squash(article?.structuredText ?? '')
        .split(' ')
        .filter((word) => /\w/.test(word)).length
      expect(words).toBeGreaterThanOrEqual(900)
      expect(words).toBeLessThanOrEqual(1600)
    })

    test('reads at grade 8 or plainer', async () => {
      const { measureReadability } = await import('../bench/readability.mjs')
      const { grade, sentences } = measureReadability(
        readFileSync(path.join(OUT, `guides/${guide}.html`), 'utf8'),
      )
      expect(sentences).toBeGreaterThan(30)
      expect(grade).toBeLessThanOrEqual(8)
    })
  })
}

test('the head-to-head trial stands in the comparison with its figures', () => {
  const text = squash(readMain('guides/tirzepatide-vs-semaglutide').structuredText)
  for (const figure of ['20.2%', '13.7%', '72 weeks', 'open label'])
    expect(text.toLowerCase()).toContain(figure)
})

test('the emergency box comes first, and the boxed warning stands where it must', () => {
  for (const guide of ['glp1-side-effects', 'first-month-glp1']) {
    const text = squash(readMain(`guides/${guide}`).structuredText)
    expect(text.indexOf('Call 911 or go to an emergency room')).toBeLessThan(text.indexOf('In short'))
  }
  for (const page of ['guides/glp1-side-effects', 'guides/tirzepatide-vs-semaglutide', 'bestofmonth']) {
    const text = squash(readMain(page).structuredText)
    expect(text).toMatch(/thyroid C-cell tumors/)
    expect(text).toMatch(/medullary thyroid carcinoma/)
    expect(text).toMatch(/multiple endocrine neoplasia|MEN 2/)
  }
})

test('no page says of a compounded product what only an approved drug may claim', () => {
  for (const page of [
    ...GUIDES.map((guide) => `guides/${guide}`),
    ...LEGAL,
    'index',
    'bestofmonth',
    'calculator',
  ]) {
    const text = squash(readMain(page).structuredText)
    expect(text).not.toMatch(/same active ingredient|clinically proven/i)
  }
})

for (const page of LEGAL) {
  test(`${page} is dated, names the e-mail, and is long enough to say something`, () => {
    const text = squash(readMain(page).structuredText)
    expect(text).toContain(`Last updated ${site.legalUpdated}`)
    expect(text).toContain(site.supportEmail)
    expect(text.split(' ').length).toBeGreaterThan(300)
  })
}
