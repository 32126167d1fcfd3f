// The harder sellers of tests/fixtures/sellers, as a person sees each offer: a row of the comparison, a card, the seller's page.
import { cleanup, render, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getCard } from '@/components/cards/get-cards'
import { ProviderCard } from '@/components/cards/ProviderCard'
import { LeavingCosts } from '@/components/provider/LeavingCosts'
import { RecordLeaving } from '@/components/provider/RecordLeaving'
import { RecordOffers } from '@/components/provider/RecordOffers'
import { OfferRow } from '@/components/providers/OfferRow'
import type { RowContext } from '@/components/providers/useComparison'
import { getPlans } from '@/lib/offers/from-content'
import type { Plan } from '@/lib/offers/plan'
import { toRow } from '@/lib/offers/row'
import type { ListedRecord } from '@/lib/providers/ranking'
import type { ProviderRecord } from '@/lib/schemas/providers'
import { getFixtureProviders } from '../../fixtures/checked-content'
import { getSeller, getSellers } from '../../fixtures/sellers'

const TODAY = '2026-11-27'
const sellers = getSellers().filter(({ id }) => id >= 'seller-m')
const getOffers = (id: string): Plan[] =>
  sellers.filter((record) => record.id === id).flatMap((record) => getPlans(record, TODAY))

const CONTEXT = {
  months: 12,
  budget: null,
  maxCents: 600_000,
  bySeller: new Map(),
  reference: null,
  picks: [],
  drugField: { text: '', error: null, onText: () => {}, onLeave: () => {} },
} as unknown as RowContext

const toListed = (record: ProviderRecord): ListedRecord => ({
  ...record,
  rank: null,
  rating: null,
  scoreEvidence: undefined,
})

const readText = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** What a row says: its sum, its price with all that binds and comes on top, what is due, and what it is. */
function readRow(plan: Plan): [string, string, string, string] {
  cleanup()
  const { container } = render(<OfferRow plan={plan} context={CONTEXT} />)
  const readFact = (name: string) => readText(within(container).getByText(name).nextElementSibling)
  return [
    readText(container.querySelector('.sum')),
    readFact('Price'),
    readFact('Due today').replace(' today', ''),
    readText(container.querySelector('.about'))
      .replace('Semaglutide shot, compounded', '')
      .replace(/^; /, ''),
  ]
}

test.each<[string, ...ReturnType<typeof readRow>[]]>([
  [
    'm',
    ['$3,135', '$747/3 months $147 for the first month, paid ahead', '$147', ''],
    ['$2,404', '$199/4 weeks $414 for the first 12 weeks', '$414', '12 weeks, then every 4 weeks'],
  ],
  [
    'n',
    ['$2,700', '$300/6 weeks paid ahead', '$300', 'every 6 weeks'],
    ['$1,614', '$269/10 weeks paid ahead', '$269', 'every 10 weeks'],
  ],
  [
    'o',
    [
      'at least $6,106',
      '$499/4 weeks $349 at first, plus $99 a year for membership, plus $30 every 3 months for a visit, plus a lab fee of unknown amount',
      'at least $478',
      'Wegovy pen, brand-name',
    ],
  ],
  [
    'p',
    ['$828 to $1,153', '$828/year plus a copay of $0 to $25 every 4 weeks', '$828 to $853', 'a year ahead'],
    ['$1,128 to $1,453', '$94/month plus a copay of $0 to $25 every 4 weeks', '$94 to $119', 'by the month'],
    [
      '$718 to $1,043',
      '$49/month plus a copay of $10 to $35 every 4 weeks',
      '$59 to $84',
      'the service alone',
    ],
  ],
  [
    'q',
    [
      '$1,604',
      '$100/month plus $149 once for lab work, plus $85 every 3 months from month 4 for lab work',
      '$249',
      '',
    ],
    [
      '$1,957',
      '$149/month plus $49 once for setup, plus $60 every 6 months for a visit',
      '$258',
      'with two visits',
    ],
  ],
  [
    'r',
    ['$3,418', '$299/month $199 at first, plus $15 with each bill below $250 for shipping', '$214', ''],
    [
      '$4,333',
      '$399/month by dose, plus $15 with each bill below $250 for shipping',
      '$244',
      'Tirzepatide shot, compounded; tirzepatide by dose',
    ],
  ],
  [
    's',
    ['$1,188', '$1,188/year in 4 payments of $297, one a month', '$297', 'a year in four parts'],
    [
      '$1,792',
      '$448/3 months in 3 payments ($149.34 and 2 × $149.33), one a month',
      '$149.34',
      'quarters in three parts',
    ],
  ],
  [
    't',
    ['$2,148', '$179/month for at least 12 months, or $199 to leave early', '$179', 'with a contract'],
    ['$2,628', '$219/month', '$219', 'without a contract'],
  ],
  [
    'u',
    ['$1,400', '$100/month for at least 2 months, then for 6 months at a time', '$100', 'renews by 6 months'],
    ['$2,388', '$597/3 months paid ahead', '$597', '3 months ahead'],
  ],
  [
    'v',
    ['$0', '$0/month', '$0', 'paid by your employer; employees of member companies'],
    ['$1,815', '$165/month free at first', '$0 $165 in month 2', 'paid by you'],
  ],
  [
    'w',
    ['$2,988', '$249/month', '$249', ''],
    ['$1,188', '$99/month', '$99', 'the first weeks; starting dose only'],
    ['$948', '$79/month', '$79', 'a low dose; microdose, below the approved doses'],
  ],
  [
    'x',
    ['$3,588', '$299/month', '$299', ''],
    ['$4,188', '$349/month', '$349', 'in New York'],
    ['$2,388', '$199/month', '$199', 'club price; club members; $199 to December 31, 2029, then $259'],
  ],
])('the rows of seller %s', (letter, ...rows) => {
  expect(getOffers(`seller-${letter}`).map(readRow)).toEqual(rows)
})

test('what leaving costs is drawn to the high end of a range', () => {
  const countLines = (id: string, at: number) => {
    cleanup()
    const plan = getOffers(id)[at]
    if (!plan) throw new Error('there is no such offer')
    const { container } = render(<LeavingCosts plan={plan} title="" />)
    return container.querySelectorAll('path.line').length
  }
  expect([countLines('seller-m', 0), countLines('seller-p', 0)]).toEqual([1, 2])
})

test('what leaving costs is said of each offer, under its name', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToStaticMarkup(<RecordLeaving record={toListed(getSeller('seller-t'))} />)
  const tables = within(container).getAllByRole('table', { hidden: true })
  const read = (row: number) =>
    tables.map((table) => [
      readText(table.querySelector('caption')),
      readText(table.querySelectorAll('tr')[row]),
    ])
  expect(read(2)).toEqual([
    ['With a contract: what you have paid if you stop after …', '3 months$736'],
    ['Without a contract: what you have paid if you stop after …', '3 months$876'],
  ])
  const only = renderToStaticMarkup(<RecordLeaving record={toListed(getSeller('seller-o'))} />)
  expect(only).toContain('>What you have paid if you stop after …<')
})

/** On the card: the stated price with its terms, and the cells. On the page: the sum, the price, and how the sum adds up. */
test.each([
  [
    'm',
    '$147, then $747 every 3 months',
    '$3,135',
    '$147',
    'first year $3,135',
    '1 month × $147 = $147 4 payments × $747 = $2,988 $3,135',
  ],
  ['n', '$300 every 6 weeks', '$2,700', '$300', 'first year $2,700', '9 payments × $300 = $2,700'],
  [
    'o',
    '$349 at first, then $499 every 4 weeks plus $99 a year for membership plus $30 every 3 months for a visit plus a lab fee of unknown amount',
    'at least $6,106',
    'At least $478',
    'first year, at least $6,106',
    '4 fills × $349 = $1,396 9 fills × $499 = $4,491 1 year × $99 for membership = $99 4 payments × $30 for the visit = $120 at least $6,106',
  ],
  [
    'p',
    '$828 a year plus a copay of $0 to $25 every 4 weeks',
    '$828 to $1,153',
    '$828 to $853',
    'first year $828 to $1,153',
    'One payment for a year: $828 13 fills × $0 to $25 for the copay = $0 to $325 $828 to $1,153',
  ],
  [
    'q',
    '$100 a month plus $149 once for lab work plus $85 every 3 months from month 4 for lab work',
    '$1,604',
    '$249',
    'first year $1,604',
    '12 months × $100 = $1,200 $149 for lab work 3 payments × $85 for lab work = $255 $1,604',
  ],
  [
    'r',
    '$199 at first, then $299 a month plus $15 with each bill below $250 for shipping',
    '$3,418',
    '$214',
    'first year $3,418',
    '2 months × $199 = $398 10 months × $299 = $2,990 2 months × $15 for shipping = $30 $3,418',
  ],
  [
    's',
    '$1,188 a year in 4 payments of $297, one a month',
    '$1,188',
    '$297',
    'first year $1,188',
    '4 payments × $297 = $1,188',
  ],
  [
    't',
    '$179 a month for at least 12 months, or $199 to leave early',
    '$2,148',
    '$179',
    'first year $2,148',
    '12 months × $179 = $2,148',
  ],
  [
    'u',
    '$100 a month for at least 2 months, then for 6 months at a time',
    '$1,400',
    '$100',
    'first 14 months $1,400',
    '14 months × $100 = $1,400',
  ],
  ['v', '$0 a month employees of member companies', '$0', '$0', 'first year $0', '12 months × $0 = $0'],
  ['w', '$249 a month', '$2,988', '$249', 'first year $2,988', '12 months × $249 = $2,988'],
  ['x', '$299 a month', '$3,588', '$299', 'first year $3,588', '12 months × $299 = $3,588'],
])('the card and the page of seller %s', (letter, price, year, today, sum, steps) => {
  const record = sellers.find(({ id }) => id === `seller-${letter}`)
  const [provider] = getFixtureProviders()
  const [plan] = getOffers(`seller-${letter}`)
  if (!record || !provider || !plan) throw new Error('there is no such seller')
  const { name, offers, facts = {}, mainBenefit, checks } = record
  const { pricing: _, ...asProvider } = { ...provider, name, offers, facts, mainBenefit, checks }
  render(<ProviderCard card={getCard(asProvider, 'rankings')} row={toRow(plan)} maxCents={600_000} />)
  const card = within(screen.getByRole('article'))
  const readCell = (cell: string) => readText(card.getByText(cell).nextElementSibling)
  expect(readText(screen.getByRole('article'))).toContain(`${price} Visit Site`)
  expect([readCell('First year'), readCell('Due today')]).toEqual([year, today])
  cleanup()
  const container = document.createElement('div')
  // As exported: a price that ends brings a script of its own, which no test has to run.
  container.innerHTML = renderToStaticMarkup(<RecordOffers record={toListed(record)} titleId="seller" />)
  const first = container.querySelector('.first')
  expect(readText(first)).toContain(sum)
  expect(readText(within(first as HTMLElement).getByText('Price').nextElementSibling)).toBe(
    price.replace(/ (?=plus|for at least|in 4|employees)/g, ''),
  )
  const [lines] = within(container).getAllByText('How the sum adds up')
  const shown = [...(lines?.parentElement?.querySelectorAll('p') ?? [])].slice(1).map(readText)
  expect(shown.join(' ')).toBe(steps)
})
