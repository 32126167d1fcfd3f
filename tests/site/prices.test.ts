// Every dollar figure next to a provider's name, anywhere in the export, must follow from the price in content/providers/,
// as computed independently by tests/fixtures/price-oracle.ts.
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { readContent, readProviders } from '../fixtures/live-content'
import { computePrices, type ExpectedPrice } from '../fixtures/price-oracle'
import { readPages } from './read-export'

const { changes, projection } = readContent()
const EXPECTED = computePrices(readProviders())
const ALL_NAMES = EXPECTED.flatMap(({ names }) => names)

const FIGURE = /\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?/g
const figuresIn = (text: string): string[] => text.match(FIGURE) ?? []

/** The smallest parts of a page about one provider: list items, table rows, cards, paragraphs. */
const PARTS = 'li, tr, article, p'
/** On text pages, where all text is one article: a sentence is about the provider named in its paragraph, item, or row. */
const PARTS_OF_TEXT = 'li, tr, p'

let pages: { path: string; root: HTMLElement; isTextPage: boolean }[]

test.beforeAll(async () => {
  pages = (await readPages()).map(({ path, html }) => ({
    path,
    root: parse(html),
    isTextPage: path === '/404' || /^\/guides\/|-policy$|-of-service$|-disclosure$/.test(path),
  }))
})

const pageAt = (path: string): HTMLElement => {
  const page = pages.find((entry) => entry.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  return page.root
}

/** The text of a part, with spaces between elements. Comments are removed first, because React splits texts with them. */
const read = (part: HTMLElement) =>
  parse(part.innerHTML.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' '))
    .text.replace(/\s+/g, ' ')
    .trim()

/** Matches whole words only, because a provider's name may be part of another word. */
const containsName = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text)
const isAbout = (text: string, { names }: ExpectedPrice) => names.some((name) => containsName(text, name))

/** A provider's figures in the change log, the only place for former prices. */
const figuresInLog = (id: string) =>
  changes.changes
    .filter(({ provider }) => provider === id)
    .flatMap(({ from, to }) => figuresIn(`${from} ${to}`))

/** A provider's offers in the calculator, which editors write. */
const offersOf = (id: string) =>
  projection.recommendations.flatMap(({ provider, offer }) => (provider === id ? [offer] : []))

test('no page shows a figure for a provider that does not follow from its price', () => {
  const found: string[] = []
  const contradictions: string[] = []
  for (const { path, root, isTextPage } of pages) {
    const parts = isTextPage
      ? root.querySelectorAll(PARTS_OF_TEXT).filter((part) => !part.querySelector(PARTS_OF_TEXT))
      : root.querySelectorAll(PARTS)
    for (const part of parts) {
      const text = read(part)
      const about = EXPECTED.filter((expected) => isAbout(text, expected))
      const [expected] = about
      if (!expected || about.length > 1) continue
      const allowed = part.closest('#changes') ? figuresInLog(expected.id) : expected.figures
      const editorTexts = [...expected.texts, ...(path === '/calculator' ? offersOf(expected.id) : [])]
      for (const figure of figuresIn(
        editorTexts.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text),
      )) {
        found.push(`${path} ${expected.names[0]} ${figure}`)
        if (!allowed.includes(figure)) contradictions.push(`${path}: ${figure} in "${text}"`)
      }
    }
  }
  expect(contradictions).toEqual([])
  for (const path of ['/', '/bestofmonth', '/findquiz1-results', '/personalized-ranking']) {
    expect([path, found.some((entry) => entry.startsWith(`${path} `))]).toEqual([path, true])
  }
})

/** The texts of a page that name this provider and no other. */
function partsOf(path: string, selector: string, expected: ExpectedPrice): string[] {
  const others = ALL_NAMES.filter((name) => !expected.names.includes(name))
  return pageAt(path)
    .querySelectorAll(selector)
    .map(read)
    .filter((text) => isAbout(text, expected) && !others.some((name) => containsName(text, name)))
}

const LABEL = 'section[aria-labelledby="price_label_title"] li'
const LISTS = ['/bestofmonth', '/findquiz1-results', '/personalized-ranking']

for (const { id, ...expected } of EXPECTED) {
  const { price, isSeparate } = expected

  test(`${id} costs the same in the panel, the cards, the bars, the costs, and the comparison`, () => {
    const [label] = partsOf('/', LABEL, expected)
    const [sum] = partsOf('/bestofmonth', '#cost tbody tr', expected)
    const [row] = partsOf('/bestofmonth', '#compare tbody tr', expected)
    const bars = ['/', '/blog'].map((path) => partsOf(path, 'figure li', expected)[0])
    const cards = LISTS.map((path) => partsOf(path, 'article', expected))
    expect(cards.map((card) => card.length)).toEqual(LISTS.map(() => 1))
    if (!price) {
      for (const text of [label, sum, row, ...bars, ...cards.flat()]) expect(text).toMatch(/not stated/i)
      return
    }
    expect(figuresIn(label ?? '').at(-1)).toBe(price.rounded)
    expect(label?.includes('+ plus medication')).toBe(isSeparate)
    for (const [card] of cards)
      expect(card).toContain(`${price.firstYear} in the first year${isSeparate ? ' plus medication' : ''}`)
    expect(sum).toContain(`${price.perMonth}${isSeparate ? '+' : ''} a month`)
    expect(figuresIn(sum ?? '')[1]).toBe(price.firstYear)
    expect(sum?.includes(`${price.firstYear} + medication`)).toBe(isSeparate)
    for (const bar of bars) {
      expect(figuresIn(bar ?? '')).toEqual([price.firstYear])
      expect(bar?.includes(`${price.firstYear} + medication`)).toBe(isSeparate)
    }
    expect(figuresIn(row ?? '')).toEqual([price.firstYear])
    expect(row?.includes(`${price.firstYear} plus medication`)).toBe(isSeparate)
  })
}

test('the results pages show the range from the lowest to the highest first-year cost', () => {
  const priced = EXPECTED.flatMap(({ price, ...about }) => (price ? [{ ...about, price }] : [])).sort(
    (a, b) => a.price.firstYearDollars - b.price.firstYearDollars,
  )
  const [lowest, highest] = [priced[0], priced.at(-1)]
  test.skip(priced.length < 2, 'fewer than two prices are stated, so there is no range')
  if (!lowest || !highest) return
  for (const path of ['/findquiz1-results', '/personalized-ranking']) {
    const describe = ({ names, price, isSeparate, isMedicationUnknown }: typeof lowest) =>
      `${price.firstYear}${isSeparate ? ' plus medication' : ''} (${names.at(-1)}${isMedicationUnknown ? ', medication not stated' : ''})`
    const note = pageAt(path)
      .querySelectorAll('p')
      .map(({ text }) => text.replace(/\s+/g, ' ').trim()) // a name may be a separate element
      .find((text) => text.startsWith('First year, as stated'))
    expect([path, note]).toEqual([
      path,
      `First year, as stated: from ${describe(lowest)} to ${describe(highest)}. Compare what a year costs`,
    ])
  }
})

test('the calculator shows the offers as written in the content', () => {
  const shown = pageAt('/calculator').querySelectorAll('#recommendations li').map(read)
  const nameOf = (id: string) => readProviders().find((provider) => provider.id === id)?.name
  expect(shown).toEqual(
    projection.recommendations.map(({ provider, offer }) =>
      expect.stringContaining(`${nameOf(provider)} ${offer} `),
    ),
  )
})
