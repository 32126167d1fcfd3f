import { render, screen, within } from '@testing-library/react'
import { ProviderCard } from '@/components/providers/ProviderCard'
import { FACT_KEYS } from '@/lib/base/facts'
import type { Provider } from '@/lib/schemas/providers'
import { getFixtureProviders } from '../../fixtures/fixture-content'

const providers = getFixtureProviders()

function getProvider(rank: number, changes: Partial<Provider> = {}): Provider {
  const provider = providers[rank - 1]
  if (!provider) throw new Error(`there is no rank ${rank}`)
  return { ...provider, ...changes }
}

const withCertificate = (certificate: boolean | null) => ({ ...getProvider(2).facts, certificate })

function renderCard(provider: Provider, list: 'rankings' | 'results' = 'rankings') {
  render(
    <ProviderCard
      provider={provider}
      list={list}
      certifier="LegitScript"
      above="$860 more than the lowest"
    />,
  )
  return within(screen.getByRole('article'))
}

test('the top choice shows its badge, score, stars, four features and both prices', () => {
  const card = renderCard(getProvider(1))
  expect(card.getByRole('heading', { name: 'RemedyMeds' })).toBeVisible()
  expect(card.getByText("Expert's Choice")).toBeVisible()
  expect(card.getByText('LegitScript certified')).toBeVisible()
  expect(card.getByText('10.0')).toBeVisible()
  expect(card.getByText('EXCELLENT')).toBeVisible()
  expect(card.getByRole('img', { name: 'Five stars' })).toBeVisible()
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Same price for all doses',
    'Free overnight shipping',
    '30-day money-back guarantee',
    '90-second approval',
  ])
  expect(card.getByText('$179')).toBeVisible()
  expect(card.getByText('/month')).toBeVisible()
  expect(card.getByText('$100 off first month')).toBeVisible()
  expect(card.getByText('$2,048')).toBeVisible()
  expect(card.getByText('Medication included: not stated')).toBeVisible()
  expect(card.queryByText(/more benefit/)).toBeNull()
})

test('other cards have no badge and three features, and fold the rest', () => {
  const card = renderCard(getProvider(4))
  expect(card.queryByText("Expert's Choice")).toBeNull()
  expect(card.getByText('+2 more benefits')).toBeInTheDocument()
  expect(card.getByText('Fitness program').closest('details')).not.toHaveAttribute('open')
  expect(card.getByText('Blood testing').closest('details')).toBeNull()
})

test('a single folded feature is called a benefit, not benefits', () => {
  const card = renderCard(getProvider(2, { features: ['One', 'Two', 'Three', 'Four'] }))
  expect(card.getByText('+1 more benefit')).toBeInTheDocument()
})

test('links to the provider are marked as paid and open a new tab', () => {
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
  }
})

test('More Details appears only if it has an address', () => {
  expect(renderCard(getProvider(2)).queryByText(/More Details/)).toBeNull()
})

test('medication that is billed separately is mentioned next to the first-year cost', () => {
  const card = renderCard(getProvider(5))
  expect(card.getByText('$5,148').parentElement).toHaveTextContent('$5,148 in the first year plus medication')
  expect(card.getByText('also listed as Jrnys')).toBeVisible()
})

test('the results show rank 5 under its other name', () => {
  const card = renderCard(getProvider(5), 'results')
  expect(card.getByRole('heading', { name: 'Jrnys' })).toBeVisible()
  expect(card.getByText('also listed as g-plans')).toBeVisible()
})

test('the first-year cost at the "from" price is shown as well', () => {
  expect(renderCard(getProvider(3)).getByText('$1,764 at the price from $147')).toBeVisible()
})

test('a missing price says so and leaves no gap', () => {
  const card = renderCard(getProvider(2, { pricing: null }))
  expect(card.getByText('Price not stated')).toBeVisible()
  expect(card.queryByText(/in the first year/)).toBeNull()
  expect(card.getByRole('link', { name: 'Visit Site' })).toBeVisible()
})

test('an unstated benefit or feature list says so, and an unstated certificate has no mark', () => {
  const card = renderCard(getProvider(2, { mainBenefit: null, features: null, facts: withCertificate(null) }))
  expect(card.getByText('Main benefit: not stated')).toBeVisible()
  expect(card.getByText('Features: not stated')).toBeVisible()
  expect(card.queryByText('LegitScript certified')).toBeNull()
})

test('a provider without the certificate has no mark', () => {
  expect(renderCard(getProvider(2, { facts: withCertificate(false) })).queryByText(/LegitScript/)).toBeNull()
})

test('one line says how many facts the provider states and links to its record', () => {
  const stated = `Tells you 6 of ${FACT_KEYS.length} facts`
  const line = renderCard(getProvider(1)).getByText(stated)
  expect(line).toHaveAttribute('href', '/providers/remedymeds')
  expect(line.parentElement).toHaveTextContent(new RegExp(`^${stated}$`))
})

test('only the card of rank 1 explains the rank; a card compares its cost with the lowest', () => {
  const card = renderCard(getProvider(1))
  expect(card.getByText(/^Rank 1 is our own score, not the lowest price\./)).toHaveTextContent(
    'Its breakdown is not published. How scores are made',
  )
  expect(card.getByText('$860 more than the lowest')).toBeVisible()
  document.body.replaceChildren()
  expect(renderCard(getProvider(2)).queryByText(/^Rank 1/)).toBeNull()
})

test('a checked price and a published score say so', () => {
  const check = { verifiedOn: '2026-12-01', checkedBy: 'Ada' }
  const evidence = { pricing: { ...check, source: 'https://remedymeds.com/pricing' } }
  const scoreEvidence = { ...check, source: 'https://weighpoint.com/scores' }
  const card = renderCard(getProvider(1, { evidence, scoreEvidence }))
  expect(card.getByText(/; price checked December 1, 2026$/)).toBeVisible()
  expect(card.getByText('What the score rests on')).toHaveAttribute('href', 'https://weighpoint.com/scores')
})
