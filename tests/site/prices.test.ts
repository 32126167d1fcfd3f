// Every dollar figure next to a provider's name, anywhere in the export, follows from its plan as the oracle computes it,
// and "at least" is before every first-year sum that may leave out the drug.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'playwright/test'
import { formatDollars } from '../../lib/base/format'
import { getChanges } from '../../lib/content'
import { findReference } from '../../lib/offers/break-even'
import { getPlans } from '../../lib/offers/from-content'
import type { Plan } from '../../lib/offers/plan'
import { isLowerBound } from '../../lib/offers/sums'
import { readContent, readProviders } from '../fixtures/live-content'
import { expectDueToday, expectMonths, sumOf } from '../fixtures/plan-oracle'
import { OUT, readPages } from './read-export'

const { projection, 'maker-prices': makers } = readContent()
const FIGURE = /\$(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?/g
const figuresIn = (text: string): string[] => text.match(FIGURE) ?? []
const toFigure = (cents: number) => formatDollars(cents / 100)
const getFirstYear = (plan: Plan) => sumOf(expectMonths(plan, 12))

const PROVIDERS = readProviders().map((provider) => {
  return {
    ...provider,
    plans: getPlans(provider, '2026-11-22', makers),
    names: [provider.name, ...(provider.alsoListedAs ? [provider.alsoListedAs.name] : [])],
  }
})

const PLANS = PROVIDERS.flatMap(({ plans }) => plans)
/** The offer that break-evens compare with. */
const REFERENCE = findReference(PLANS, 12)

/** Every figure that may stand beside a provider: its prices, its sums, and how they differ from those of others. */
function listFigures(plan: Plan): string[] {
  const { price } = plan
  if (!price) return []
  // The derivation of a sum adds the price and each fee up by itself, and a full price is beside an introduction.
  const { first: _, ...flat } = price
  const parts = [[], ...plan.fees.map((fee) => [fee])].map(
    (one): Plan => ({ ...plan, fees: one, price: one.length > 0 ? { ...flat, cents: 0 } : price }),
  )
  const sums = [{ ...plan, price: flat }, ...parts].flatMap((variant) =>
    Array.from({ length: 24 }, (_, index) => [
      sumOf(expectMonths(variant, index + 1)),
      sumOf(expectMonths(variant, index + 1, true)),
      ...expectMonths(variant, index + 1),
    ]).flat(),
  )
  const secondYear = sumOf(expectMonths(plan, 24)) - sumOf(expectMonths(plan, 12))
  const one = getFirstYear(plan)
  const above = PLANS.filter((other) => other.sellerId !== plan.sellerId).flatMap((other) => {
    const gap = one - getFirstYear(other)
    // The break-even of another one names only this one: how much more it is, or below what price of its drug it is less.
    return [gap, ...(plan === REFERENCE ? [-gap, Math.floor(gap / 1200) * 100] : [])]
  })
  const fees = plan.fees.map(({ cents }) => cents)
  const first = (price.first ?? []).map(({ cents }) => cents)
  const perYear = { day: 365, week: 52, '4 weeks': 13, '30 days': 12, year: 1 }[price.every as string] ?? 12
  const stated = [
    price.cents,
    ...first,
    ...first.map((cents) => price.cents - cents),
    // Of bills by the week, what is due later in the first month.
    (expectMonths(plan, 1)[0] ?? 0) - expectDueToday(plan),
    // A month of it, in whole cents.
    Math.round((price.cents * perYear) / 12),
    // The note of DirectMeds: "from $147 all-in", and what a year of it costs.
    ...[plan.cardPrice?.cents ?? 0, plan.cardPrice?.fromCents ?? 0].flatMap((cents) => [cents, cents * 12]),
    // The note of RemedyMeds: "$100 off first month".
    ...figuresIn(plan.cardPrice?.note ?? '').map(
      (figure) => Number(figure.slice(1).replaceAll(',', '')) * 100,
    ),
  ]
  return [...sums, ...above, ...fees, ...stated, secondYear].map(toFigure)
}

/** A text without the elements in it; React splits texts with comments. */
const read = (html: string) =>
  parse(
    html
      .replace(/<!--.*?-->/gs, '')
      .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]+>/g, ' '),
  )
    .text.replace(/\s+/g, ' ')
    .trim()

let pages: { path: string; html: string; root: HTMLElement; isText: boolean }[]

test.beforeAll(async () => {
  pages = (await readPages()).map(({ path: page, html }) => ({
    path: page,
    html,
    root: parse(html),
    isText: page === '/404' || /^\/guides\/|^\/questions$|-policy$|-of-service$|-disclosure$/.test(page),
  }))
})

test('"at least" stands before every first-year sum that may leave out the drug, in every file', () => {
  const sums = PLANS.filter((plan) => plan.price && isLowerBound(plan)).map((plan) =>
    toFigure(getFirstYear(plan)),
  )
  expect(sums.length).toBeGreaterThan(0)
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:txt|xml|csv|json)$/.test(name))
    .map((name) => ({ path: name, text: readFileSync(path.join(OUT, name), 'utf8') }))
  const texts = pages.flatMap(({ path: page, html, root, isText }) => [
    // In a text, the same figure may be another price, unless its sentence is about sellers.
    ...(isText ? readAboutProviders(root) : [read(html)]).map((text) => ({ path: page, text })),
    ...root.querySelectorAll('meta[content], [aria-label], title').map((element) => ({
      path: page,
      text: element.getAttribute('content') ?? element.getAttribute('aria-label') ?? element.text,
    })),
  ])
  const found = [...files, ...texts].flatMap(({ path: place, text }) =>
    sums.flatMap((sum) =>
      text
        .split(sum)
        .slice(0, -1)
        // A longer figure, like $12,048 or $2,048.50, is another one.
        .filter(
          (before, index) =>
            !/^[\d,.]*\d/.test(text.split(sum)[index + 1] ?? '') && !before.endsWith('at least '),
        )
        .map((before) => `${place}: …${before.slice(-40)}${sum}`),
    ),
  )
  expect(found).toEqual([])
})

/** The smallest parts of a page about one provider. On text pages, a sentence is about the one that its part names. */
const PARTS = 'li, tr, article, p'
const PARTS_OF_TEXT = 'li, tr, p'

const readAboutProviders = (root: HTMLElement): string[] =>
  listParts(root)
    .map((part) => read(part.innerHTML))
    .filter(
      (text) =>
        /\bsellers?\b|\bproviders?\b/i.test(text) ||
        PROVIDERS.some(({ names }) => names.some((name) => containsName(text, name))),
    )

const listParts = (root: HTMLElement) =>
  root.querySelectorAll(PARTS_OF_TEXT).filter((part) => !part.querySelector(PARTS_OF_TEXT))

const containsName = (text: string, name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text)

test('no page shows a figure for a provider that does not follow from its price', () => {
  const allowed = new Map(PROVIDERS.map(({ id, plans }) => [id, new Set(plans.flatMap(listFigures))]))
  const found = new Set<string>()
  const wrong: string[] = []
  for (const { path: page, root, isText } of pages) {
    if (page === '/corrections') continue // it quotes former prices
    const parts = isText ? listParts(root) : root.querySelectorAll(PARTS)
    for (const part of parts) {
      const text = read(part.innerHTML)
      const about = PROVIDERS.filter(({ names }) => names.some((name) => containsName(text, name)))
      const [provider] = about
      if (!provider || about.length > 1) continue
      // Former prices are in the change log only, and editors write the offers of the calculator.
      const log = getChanges()
        .filter((change) => change.provider === provider.id)
        .map(({ from, to }) => `${from} ${to}`)
      const offers = projection.recommendations.flatMap((entry) =>
        entry.provider === provider.id ? [entry.offer] : [],
      )
      const others = figuresIn(
        [...(part.closest('#changes') ? log : []), ...(page === '/calculator' ? offers : [])].join(' '),
      )
      for (const figure of figuresIn(text)) {
        found.add(page)
        if (!allowed.get(provider.id)?.has(figure) && !others.includes(figure))
          wrong.push(`${page}: ${figure} in "${text}"`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect([...found]).toEqual(
    expect.arrayContaining([
      '/',
      '/bestofmonth',
      '/findquiz1-results',
      '/personalized-ranking',
      '/providers',
    ]),
  )
})

test('the calculator shows the offers as written in the content', () => {
  const shown = pages
    .find(({ path: page }) => page === '/calculator')
    ?.root.querySelectorAll('#recommendations li')
    .filter((item) => item.querySelector('h3'))
    .map((item) => read(item.innerHTML))
  const nameOf = (id: string) => readProviders().find((provider) => provider.id === id)?.name
  expect(shown).toEqual(
    projection.recommendations.map(({ provider, offer }) =>
      expect.stringContaining(`${nameOf(provider)} ${offer} `),
    ),
  )
})
