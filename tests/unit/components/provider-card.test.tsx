import { render, screen, within } from '@testing-library/react'
import { ProviderCard } from '@/components/rankings/ProviderCard'
import { getProviderPlan } from '@/lib/costs/provider-plans'
import { toRow } from '@/lib/costs/rows'
import { getListing, type List } from '@/lib/providers/listing'
import type { Provider } from '@/lib/providers/ranking'
import { FACT_KEYS } from '@/lib/schemas/facts'
import { getFixtureProviders } from '../../fixtures/fixture-content'

const providers = getFixtureProviders()

function getProvider(rank: number, changes: Partial<Provider> = {}): Provider {
  const provider = providers[rank - 1]
  if (!provider) throw new Error(`there is no rank ${rank}`)
  return { ...provider, ...changes }
}

const withFacts = (rank: number, facts: Partial<Provider['facts']>) => ({
  facts: { ...getProvider(rank).facts, ...facts },
})

function renderCard(provider: Provider, list: List = 'rankings') {
  const { name } = getListing(provider, list)
  const row = toRow(getProviderPlan(provider, '2026-11-22', name))
  render(<ProviderCard provider={provider} list={list} row={row} maxCents={600_000} above={null} />)
  return within(screen.getByRole('article'))
}

/** The texts of a card, as read from top to bottom. */
const readCard = (card: ReturnType<typeof renderCard>) =>
  card.getByRole('heading').closest('article')?.textContent?.replace(/\s+/g, ' ')

test('the top choice leads with its sum, then the price as stated, and shows four features', () => {
  const card = renderCard(getProvider(1))
  expect(card.getByRole('heading', { name: 'RemedyMeds' })).toBeVisible()
  expect(card.getByText("Expert's Choice")).toBeVisible()
  expect(card.getByText('10.0')).toBeVisible()
  expect(card.getByRole('img', { name: 'Five stars' })).toBeVisible()
  expect(readCard(card)).toContain(
    'at least $2,048 in the first year$179/month · $100 off first monthDue today $79, if billed by the monthMedication not on record. Not in this sum: the drug (perhaps), visits, labs',
  )
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Same price for all doses',
    'Free overnight shipping',
    '30-day money-back guarantee',
    expect.stringMatching(/^90-second approval/),
  ])
  expect(card.queryByText(/more benefit/)).toBeNull()
})

test('other cards have no badge and three features, and fold the rest', () => {
  const card = renderCard(getProvider(4))
  expect(card.queryByText("Expert's Choice")).toBeNull()
  expect(card.getByText('+2 more benefits')).toBeInTheDocument()
  expect(card.getByText('Fitness program').closest('details')).not.toHaveAttribute('open')
  expect(card.getByText('Blood testing').closest('details')).toBeNull()
})

test.each([
  [['DC', 'NY'], 'On record: serves 1 state and DC.'],
  [['NY', 'TX'], 'On record: serves 2 states.'],
])('%j: %s', (states, text) => {
  expect(renderCard(getProvider(3, withFacts(3, { states }))).getByText(text)).toBeVisible()
})

test('a single folded feature is called a benefit; a drawback has no check mark, and a note stands next to its feature', () => {
  const features = ['One', 'Two', 'Three', 'Four']
  const featureNotes = [{ feature: 'Two', isBenefit: false, note: 'Without a date.' }]
  const card = renderCard(getProvider(2, { features, featureNotes }))
  expect(card.getByText('+1 more benefit')).toBeInTheDocument()
  expect(card.getByText('One')).not.toHaveClass('dash')
  expect(card.getByText('Two')).toHaveClass('dash')
  expect(card.getByText('Two')).toHaveTextContent('Two Without a date.')
})

test('both links to the provider are marked as paid and open a new tab', () => {
  const card = renderCard(getProvider(1))
  const links = card.getAllByRole<HTMLAnchorElement>('link').filter(({ rel }) => rel.includes('sponsored'))
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Visit Site', 'https://remedymeds.example/?ref=weighpoint&source=homepage'],
    ['More Details →', 'https://remedymeds.example/glp-1?ref=weighpoint&source=homepage'],
  ])
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'sponsored noopener')
    expect(link).toHaveAccessibleDescription('RemedyMeds Paid link (opens in a new tab)')
    expect(link.nextElementSibling).toHaveTextContent(/^Paid link/)
  }
})

test.each([
  [2, 'rankings', {}, 'T-Mates', 'at least $1,188 in the first year$99/month · Pre-Summer Sale'],
  [
    3,
    'rankings',
    {},
    'DirectMeds',
    '$1,788 in the first year$149/month · from $147 all-inDue today $149, if billed by the monthMedication included',
  ],
  [3, 'rankings', {}, 'DirectMeds', 'With “from $147” in every month: $1,764.'],
  [5, 'rankings', {}, 'g-plans', 'Also listed as Jrnys.at least $5,148 in the first year'],
  [5, 'results', {}, 'Jrnys', 'Also listed as g-plans.'],
  [2, 'rankings', withFacts(2, { membershipFee: 49, consultationFee: 75 }), 'T-Mates', 'at least $1,851'],
  [2, 'rankings', { pricing: undefined }, 'T-Mates', 'Not on record'],
  [2, 'rankings', { mainBenefit: undefined, features: undefined }, 'T-Mates', 'Main benefit: not on record'],
  [1, 'rankings', {}, 'RemedyMeds', `On record: 6 of ${FACT_KEYS.length} facts`],
] as const)('rank %d on the %s with %j is %s and says %s', (rank, list, changes, name, text) => {
  const card = renderCard(getProvider(rank, changes), list)
  expect(card.getByRole('heading')).toHaveTextContent(name)
  expect(readCard(card)).toContain(text)
  expect(card.queryByText('More Details →') !== null).toBe(rank === 1)
})

test.each([true, false, undefined])(
  'with the certificate %s, the mark says that we have not checked it',
  (certificate) => {
    const mark = renderCard(getProvider(2, withFacts(2, { certificate }))).queryByText(
      'LegitScript certified',
    )
    if (certificate)
      expect(mark?.parentElement).toHaveTextContent('LegitScript certified, not yet checked by us: 0 of 5')
    else expect(mark).toBeNull()
  },
)

test('a checked price says so', () => {
  const pricing = { verifiedOn: '2026-12-01', checkedBy: 'Ada', source: 'https://remedymeds.com/pricing' }
  const card = renderCard(getProvider(1, { evidence: { pricing } }))
  expect(card.getByText(/; price checked December 1, 2026$/)).toBeVisible()
})
