// One price, one truth: every dollar figure that stands beside a provider's name, wherever it stands in the
// export, is one that follows from the price in content/providers.json, by a second computation (tests/fixtures/price-oracle.ts).
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { readContent, readProviders } from '../fixtures/live-content'
import { computePrices, type ExpectedPrice } from '../fixtures/price-oracle'
import { readPages } from './read-export'

const { changes, projection } = readContent()
const SETTLED = computePrices(readProviders())
const ALL_NAMES = SETTLED.flatMap(({ names }) => names)

const FIGURE = /\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?/g
const figuresIn = (text: string): string[] => text.match(FIGURE) ?? []

/** The smallest parts of a page that a provider is told of in: list items, table rows, cards, paragraphs. */
const PARTS = 'li, tr, article, p'
/** On a page to read the whole text is an article: there a sentence is about whom its own paragraph, item or row names. */
const PARTS_OF_TEXT = 'li, tr, p'

let pages: { path: string; root: HTMLElement; isReading: boolean }[]

test.beforeAll(async () => {
  pages = (await readPages()).map(({ path, html }) => ({
    path,
    root: parse(html),
    isReading: path === '/404' || /^\/guides\/|-policy$|-of-service$|-disclosure$/.test(path),
  }))
})

const pageAt = (path: string): HTMLElement => {
  const page = pages.find((entry) => entry.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  return page.root
}

/** The text of a part, its elements kept apart; comments split what is one text. */
const read = (part: HTMLElement) =>
  parse(part.innerHTML.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' '))
    .text.replace(/\s+/g, ' ')
    .trim()

/** A name as a word of its own: a provider may be called like a part of another word. */
const holds = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text)
const isAbout = (text: string, { names }: ExpectedPrice) => names.some((name) => holds(text, name))

/** What the change log says of a provider: former prices stand there, and nowhere else. */
const figuresInLog = (id: string) =>
  changes.changes
    .filter(({ provider }) => provider === id)
    .flatMap(({ from, to }) => figuresIn(`${from} ${to}`))

/** What the calculator says of a provider: an offer is written by an editor. */
const offersOf = (id: string) =>
  projection.recommendations.flatMap(({ provider, offer }) => (provider === id ? [offer] : []))

test('no page gives a provider a figure that is not settled by its price', () => {
  const found: string[] = []
  const contradictions: string[] = []
  for (const { path, root, isReading } of pages) {
    const parts = isReading
      ? root.querySelectorAll(PARTS_OF_TEXT).filter((part) => !part.querySelector(PARTS_OF_TEXT))
      : root.querySelectorAll(PARTS)
    for (const part of parts) {
      const text = read(part)
      const about = SETTLED.filter((settled) => isAbout(text, settled))
      const [settled] = about
      if (!settled || about.length > 1) continue
      const allowed = part.closest('#changes') ? figuresInLog(settled.id) : settled.figures
      const own = [...settled.texts, ...(path === '/calculator' ? offersOf(settled.id) : [])]
      for (const figure of figuresIn(own.reduce((rest, sentence) => rest.replaceAll(sentence, ''), text))) {
        found.push(`${path} ${settled.names[0]} ${figure}`)
        if (!allowed.includes(figure)) contradictions.push(`${path}: ${figure} in "${text}"`)
      }
    }
  }
  expect(contradictions).toEqual([])
  for (const path of ['/', '/bestofmonth', '/findquiz1-results', '/personalized-ranking']) {
    expect([path, found.some((entry) => entry.startsWith(`${path} `))]).toEqual([path, true])
  }
})

/** The parts of a page that name one provider and nobody else. */
function partsOf(path: string, selector: string, settled: ExpectedPrice): string[] {
  const others = ALL_NAMES.filter((name) => !settled.names.includes(name))
  return pageAt(path)
    .querySelectorAll(selector)
    .map(read)
    .filter((text) => isAbout(text, settled) && !others.some((name) => holds(text, name)))
}

const LABEL = 'section[aria-labelledby="price-label-title"] li'
const LISTS = ['/bestofmonth', '/findquiz1-results', '/personalized-ranking']

for (const { id, ...settled } of SETTLED) {
  const { price, isSeparate } = settled

  test(`${id} costs the same in the label, on the cards, in the bars, in the sums and in the comparison`, () => {
    const [label] = partsOf('/', LABEL, settled)
    const [sum] = partsOf('/bestofmonth', '#cost tbody tr', settled)
    const [row] = partsOf('/bestofmonth', '#compare tbody tr', settled)
    const bars = ['/', '/blog'].map((path) => partsOf(path, 'figure li', settled)[0])
    const cards = LISTS.map((path) => partsOf(path, 'article', settled))
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

test('the span on the results pages is made of the lowest and the highest first year', () => {
  const priced = SETTLED.flatMap(({ price, ...about }) => (price ? [{ ...about, price }] : [])).sort(
    (a, b) => a.price.firstYearDollars - b.price.firstYearDollars,
  )
  const [lowest, highest] = [priced[0], priced.at(-1)]
  test.skip(priced.length < 2, 'fewer than two prices are stated: there is no span')
  if (!lowest || !highest) return
  for (const path of ['/findquiz1-results', '/personalized-ranking']) {
    const tell = ({ names, price, isSeparate, isMedicationUnknown }: typeof lowest) =>
      `${price.firstYear}${isSeparate ? ' plus medication' : ''} (${names.at(-1)}${isMedicationUnknown ? ', medication not stated' : ''})`
    const note = pageAt(path)
      .querySelectorAll('p')
      .map(({ text }) => text.replace(/\s+/g, ' ').trim()) // as it is read: a name may be an element of its own
      .find((text) => text.startsWith('First year, as stated'))
    expect([path, note]).toEqual([
      path,
      `First year, as stated: from ${tell(lowest)} to ${tell(highest)}. Compare what a year costs`,
    ])
  }
})

test('the calculator names the offers as they are stated', () => {
  const shown = pageAt('/calculator').querySelectorAll('#recommendations li').map(read)
  const nameOf = (id: string) => readProviders().find((provider) => provider.id === id)?.name
  expect(shown).toEqual(
    projection.recommendations.map(({ provider, offer }) =>
      expect.stringContaining(`${nameOf(provider)} ${offer} `),
    ),
  )
})
