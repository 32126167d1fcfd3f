// One price, one truth: every dollar figure that stands beside a provider's name, wherever it stands in the
// export, is one that decisions.md allows for that provider. Written without the code that makes the pages.
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { readPages } from './read-export'

type Settled = { names: string[]; firstYear: string; perMonth: string; rounded: string; others: string[] }

/** decisions.md, "The five providers", and the steps of the sums. */
const SETTLED: Record<string, Settled> = {
  remedymeds: {
    names: ['RemedyMeds'],
    firstYear: '$2,048',
    perMonth: '$179',
    rounded: '$179',
    others: ['$100', '$2,148'],
  },
  't-mates': { names: ['T-Mates'], firstYear: '$1,188', perMonth: '$99', rounded: '$99', others: [] },
  directmeds: {
    names: ['DirectMeds'],
    firstYear: '$1,788',
    perMonth: '$149',
    rounded: '$149',
    others: ['$147', '$1,764'],
  },
  joinfridays: {
    names: ['JoinFridays'],
    firstYear: '$1,649',
    perMonth: '$137.42',
    rounded: '$137',
    others: [],
  },
  'g-plans': {
    names: ['g-plans', 'Jrnys'],
    firstYear: '$5,148',
    perMonth: '$429',
    rounded: '$429',
    others: ['$99'],
  },
}

const FIGURE = /\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?/g
const figuresIn = (text: string) => text.match(FIGURE) ?? []
const ALL_NAMES = Object.values(SETTLED).flatMap(({ names }) => names)

/** The smallest parts of a page that a provider is told of in: list items, table rows, cards, paragraphs. */
const PARTS = 'li, tr, article, p'

let pages: { path: string; root: HTMLElement }[]

test.beforeAll(async () => {
  pages = (await readPages()).map(({ path, html }) => ({ path, root: parse(html) }))
})

const pageAt = (path: string): HTMLElement => {
  const page = pages.find((entry) => entry.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  return page.root
}

/** The text of a part, its pieces kept apart. */
const read = (part: HTMLElement | null | undefined) =>
  part?.structuredText.replaceAll('\n', ' ').replace(/\s+/g, ' ') ?? ''
const isAbout = (text: string, { names }: Settled) => names.some((name) => text.includes(name))

test('no page gives a provider a figure that is not settled', () => {
  const found: string[] = []
  const contradictions: string[] = []
  for (const { path, root } of pages) {
    for (const part of root.querySelectorAll(PARTS)) {
      const text = read(part)
      const about = Object.values(SETTLED).filter((settled) => isAbout(text, settled))
      const [settled] = about
      if (!settled || about.length > 1) continue
      const allowed = [settled.firstYear, settled.perMonth, settled.rounded, ...settled.others]
      for (const figure of figuresIn(text)) {
        found.push(`${path} ${settled.names[0]} ${figure}`)
        if (!allowed.includes(figure)) contradictions.push(`${path}: ${figure} in "${text}"`)
      }
    }
  }
  expect(contradictions).toEqual([])
  for (const path of ['/', '/bestofmonth', '/findquiz1-results', '/personalized-ranking', '/calculator']) {
    expect(found.some((entry) => entry.startsWith(`${path} `))).toBe(true)
  }
})

/** The parts of a page that name one provider and nobody else. */
function partsOf(path: string, selector: string, settled: Settled): string[] {
  const others = ALL_NAMES.filter((name) => !settled.names.includes(name))
  return pageAt(path)
    .querySelectorAll(selector)
    .map(read)
    .filter((text) => isAbout(text, settled) && !others.some((name) => text.includes(name)))
}

for (const [id, settled] of Object.entries(SETTLED)) {
  const { firstYear, perMonth, rounded } = settled
  const isSeparate = id === 'g-plans'

  test(`${id} costs the same in the label, on the cards, in the sums and in the comparison`, () => {
    const [label] = partsOf('/', 'section[aria-labelledby="price-label-title"] li', settled)
    expect(figuresIn(label ?? '').at(-1)).toBe(rounded)
    expect(label?.includes('+ plus medication')).toBe(isSeparate)

    for (const path of ['/bestofmonth', '/findquiz1-results', '/personalized-ranking']) {
      const [card, ...none] = partsOf(path, 'article', settled)
      expect(none).toEqual([])
      expect(card).toContain(`${firstYear} in the first year${isSeparate ? ' plus medication' : ''}`)
    }

    const [sum] = partsOf('/bestofmonth', '#cost tbody tr', settled)
    expect(figuresIn(sum ?? '')[0]).toBe(firstYear)
    expect(sum).toContain(`${perMonth}${isSeparate ? '+' : ''} a month`)

    const [row] = partsOf('/bestofmonth', '#compare tbody tr', settled)
    expect(figuresIn(row ?? '')).toEqual([firstYear])
    expect(row?.includes(`${firstYear} plus medication`)).toBe(isSeparate)
  })
}

test('the span on the results pages and the blog is made of two settled first years', () => {
  for (const path of ['/findquiz1-results', '/personalized-ranking', '/blog']) {
    const note = pageAt(path)
      .querySelectorAll('p')
      .map(read)
      .find((text) => text.startsWith('First year, as stated'))
    expect([path, note]).toEqual([
      path,
      `First year, as stated: from $1,188 (T-Mates, medication not stated) to $5,148 plus medication (${path === '/blog' ? 'g-plans' : 'Jrnys'}). Compare what a year costs`,
    ])
  }
})

test('the calculator names the offers as they are stated', () => {
  const offers = pageAt('/calculator').querySelectorAll('#recommendations li').map(read)
  expect(offers[0]).toMatch(/RemedyMeds.*\$100 off first month/)
  expect(offers[1]).toMatch(/DirectMeds.*\$147\/month/)
})
