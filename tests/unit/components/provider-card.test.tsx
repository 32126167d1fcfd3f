import { render, screen, within } from '@testing-library/react'
import { getCard } from '@/components/cards/get-cards'
import { type Fit, ProviderCard } from '@/components/cards/ProviderCard'
import { getFirstPlan, getPlans } from '@/lib/offers/from-content'
import { toRow } from '@/lib/offers/row'
import { getListing, type List } from '@/lib/providers/listing'
import type { Provider } from '@/lib/providers/ranking'
import { FACT_KEYS } from '@/lib/schemas/fact-words'
import { getFixtureProviders } from '../../fixtures/checked-content'

const providers = getFixtureProviders()

function getProvider(rank: number, changes: Partial<Provider> = {}): Provider {
  const provider = providers[rank - 1]
  if (!provider) throw new Error(`there is no rank ${rank}`)
  return { ...provider, ...changes }
}

type Options = { list?: List; fit?: Fit; denied?: string }

function renderCard(provider: Provider, { list = 'rankings', ...options }: Options = {}) {
  const row = toRow(getFirstPlan(provider, '2026-11-22', undefined, getListing(provider, list).name))
  render(<ProviderCard card={getCard(provider, list)} row={row} maxCents={600_000} {...options} />)
  return within(screen.getByRole('article'))
}

/** The texts of a card, as read from top to bottom. */
const readCard = (card: ReturnType<typeof renderCard>) =>
  card.getByRole('heading').closest('article')?.textContent?.replace(/\s+/g, ' ')

/** The three cells, each as its name and its value. */
const readCells = (card: ReturnType<typeof renderCard>) =>
  ['First year', 'Due today', 'Drug'].map((name) => card.getByText(name).nextElementSibling?.textContent)

test('the top choice has its badge, its stated price, three cells, and four features', () => {
  const card = renderCard(getProvider(1))
  expect(card.getByRole('heading', { name: 'RemedyMeds' })).toBeVisible()
  expect(card.getByText("Expert's Choice")).toBeVisible()
  expect(card.getByText('10.0')).toBeVisible()
  expect(card.getByRole('img', { name: 'Five stars' })).toBeVisible()
  expect(readCard(card)).toContain('$179/month $100 off first month')
  expect(readCells(card)).toEqual(['at least $2,048', '$79', 'Not known'])
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Same price for all doses',
    'Free overnight shipping',
    '30-day money-back guarantee',
    '90-second approval',
    '+1 more benefitNo membership fee',
    'No membership fee',
  ])
})

test.each([
  [2, ['at least $1,188', '$99', 'Not known'], '$99/month Pre-Summer Sale'],
  [3, ['$1,788', '$149', 'Included'], '$149/month from $147 all-in'],
  [4, ['$1,649', '$1,649', 'Included'], '$1,649/year medication included'],
  [5, ['at least $5,148', '$99', 'Extra'], '$99/week medication costs separate'],
])('rank %d has the cells %j under its stated price, %s', (rank, cells, price) => {
  const card = renderCard(getProvider(rank))
  expect(readCells(card)).toEqual(cells)
  expect(readCard(card)).toContain(price)
})

test('other cards have no badge and three features, and fold the rest', () => {
  const card = renderCard(getProvider(4))
  expect(card.queryByText("Expert's Choice")).toBeNull()
  expect(card.getByText('+2 more benefits')).toBeInTheDocument()
  expect(card.getByText('Fitness program').closest('details')).not.toHaveAttribute('open')
  expect(card.getByText('Blood testing').closest('details')).toBeNull()
})

test('a single folded feature is called a benefit; a drawback has no check mark; a note stands in what opens', () => {
  const features = ['One', 'Two', 'Three', 'Four']
  const featureNotes = [{ feature: 'Two', isBenefit: false, note: 'Without a date.' }]
  const card = renderCard(getProvider(2, { features, featureNotes }))
  expect(card.getByText('+1 more benefit')).toBeInTheDocument()
  expect(card.getByText('One')).not.toHaveClass('dash')
  expect(card.getByText('Two', { selector: 'li' })).toHaveClass('dash')
  expect(card.getByText('Two', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Without a date.')
})

test('lines that state the price of the first offer go where another price stands', () => {
  const provider = getProvider(2, {
    mainBenefit: 'From $99',
    features: ['$99 to start', 'Two', 'Three', '$5 less'],
  })
  const { cardPrice, ...later } = getFirstPlan(provider, '2026-11-22')
  const stated = ['From $99', '$99 to start', '$5 less']
  for (const plan of [{ ...later, cardPrice }, later]) {
    const { unmount } = render(
      <ProviderCard card={getCard(provider, 'rankings')} row={toRow(plan)} maxCents={1} />,
    )
    const isStated = 'cardPrice' in plan
    for (const text of stated) expect(screen.queryByText(text) !== null).toBe(isStated)
    expect(screen.getByText('Two')).toBeVisible()
    unmount()
  }
})

test('both links to the provider are marked as paid and open a new tab', () => {
  const card = renderCard(getProvider(1))
  const links = [...screen.getByRole('article').querySelectorAll<HTMLAnchorElement>('[rel~=sponsored]')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Visit Site', 'https://remedymeds.example/?ref=weighpoint&source=homepage'],
    ['More Details →', 'https://remedymeds.example/glp-1?ref=weighpoint&source=homepage'],
  ])
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'sponsored noopener')
    expect(link).toHaveAccessibleDescription('RemedyMeds Paid link (opens in a new tab)')
    expect(link.parentElement).toHaveTextContent(/Paid link/)
  }
  expect(card.getByText('Ask first')).toBeVisible()
})

test.each([
  [3, 'rankings', 'DirectMeds', 'With “from $147” in every month: $1,764.'],
  [5, 'rankings', 'g-plans', 'Also listed as Jrnys'],
  [5, 'results', 'Jrnys', 'Also listed as g-plans'],
  [1, 'rankings', 'RemedyMeds', `We know 6 of ${FACT_KEYS.length} facts`],
  [1, 'rankings', 'RemedyMeds', 'Not in the sumThe drug (if extra), visits, labs'],
  [1, 'rankings', 'RemedyMeds', 'Payments$79 today, then $179 a month.'],
] as const)('rank %d on the %s is %s and opens to %s', (rank, list, name, text) => {
  const card = renderCard(getProvider(rank), { list })
  expect(card.getByRole('heading')).toHaveTextContent(name)
  expect(readCard(card)).toContain(text)
})

test('an offer for the visitor’s state shows no line with the price of another one', () => {
  const provider = getProvider(3)
  const [first] = provider.offers
  if (!first) throw new Error('there is no offer')
  const offers = [
    first,
    {
      ...first,
      id: 'ny',
      name: 'in New York',
      price: { amount: 199, every: 'month' as const },
      states: ['NY'],
    },
  ]
  const [, plan] = getPlans({ ...provider, offers }, '2026-11-22')
  if (!plan) throw new Error('there is no plan')
  render(<ProviderCard card={getCard(provider, 'rankings')} row={toRow(plan)} maxCents={600_000} />)
  const card = screen.getByRole('article')
  expect(card).toHaveTextContent('$199 a month in New York')
  expect(card).toHaveTextContent('Medication included')
  expect(card).not.toHaveTextContent('$147')
})

test('without a price, nothing is made up', () => {
  const card = renderCard(getProvider(2, { pricing: undefined, offers: [{ id: 'monthly' }] }))
  expect(readCells(card).slice(0, 2)).toEqual(['not known', 'Not known'])
  expect(card.queryByText('Payments')).toBeNull()
})

test.each([
  [{ group: 'fits', text: 'Fits $250' }, 'Fits $250'],
  [{ group: 'over', text: 'Over $250' }, 'Over $250'],
  [{ group: 'unknown', text: '$71 a month left for its drug' }, '$71 a month left for its drug'],
] as const)('a card says %j', (fit, text) => {
  expect(renderCard(getProvider(3), { fit }).getByText(text)).toBeVisible()
})

test('a card says that its seller does not serve a state', () => {
  expect(
    renderCard(getProvider(3), { denied: 'Does not serve Texas' }).getByText('Does not serve Texas'),
  ).toBeVisible()
})
