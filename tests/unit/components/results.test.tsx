// The island of a results page for visitors that an end-to-end test cannot make up: no record lists its states yet.
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { getCard } from '@/components/cards/get-cards'
import { Results } from '@/components/results/Results'
import type { Plan } from '@/lib/offers/plan'
import { getFixtureProviders } from '../../fixtures/checked-content'
import { makePlan } from '../../fixtures/plans'

const month = (dollars: number) => ({ cents: dollars * 100, every: 'month' as const })
const [A, B] = ['a', 'b'].map((id, index) => {
  const [provider] = getFixtureProviders()
  if (!provider) throw new Error('there is no provider')
  return getCard({ ...provider, id, name: id === 'a' ? 'Alpha' : 'Beta', rank: index + 1 }, 'results')
})
const PLANS: Plan[] = [
  makePlan(month(99), { key: 'a', sellerId: 'a', name: 'Alpha', drug: 'included' }),
  makePlan(month(149), { key: 'b', sellerId: 'b', name: 'Beta', drug: 'included' }),
  makePlan(month(50), {
    key: 'bridge',
    sellerId: 'bridge',
    name: 'Bridge',
    kind: 'program',
    drug: 'included',
  }),
]
const TEXTS = {
  unstated: 'Nothing about {state}.',
  byState: { Ohio: { text: 'Alpha does not serve Ohio.', denied: ['a'] } },
  medicareAge: 65,
}
const SAFETY = {
  title: 'Before you choose',
  warning: { lead: 'Never', text: 'take it.' },
  details: '',
  reasonsHref: '/',
  questions: { label: 'Questions', href: '/' },
}
const DISCLOSURE = { lead: 'We may earn', influence: null, opinion: '', link: { label: 'How', href: '/' } }

function open(query: string, plans = PLANS) {
  history.replaceState(null, '', `/findquiz1-results${query}`)
  render(
    <Results
      page="quizResults"
      plans={plans}
      cards={[A, B].flatMap((card) => card ?? [])}
      texts={TEXTS}
      market="We compare two."
      safety={SAFETY}
      disclosure={DISCLOSURE}
    />,
  )
  return within(screen.getByRole('region', { name: /cheapest|fits/ }))
}

test('the answer is the lowest seller with the drug included, with its paid link', () => {
  const answer = open('')
  expect(answer.getByText('Alpha')).toBeVisible()
  expect(answer.getByText('Lowest in the first year, drug included')).toBeVisible()
  expect(answer.getByRole('link', { name: 'Visit Site' })).toHaveAttribute('rel', 'sponsored noopener')
})

test('a provider that does not serve the state is no answer, and its card says why', () => {
  const answer = open('?state=Ohio')
  expect(answer.getByText('Beta')).toBeVisible()
  expect(answer.queryByText('Alpha')).toBeNull()
  expect(screen.getByText('Does not serve Ohio')).toBeVisible()
})

describe('a seller with another price in New York', () => {
  const states = ['TX', 'CA']
  const plans = [
    makePlan(month(99), { key: 'a', sellerId: 'a', name: 'Alpha', states }),
    makePlan(month(129), {
      key: 'a-ny',
      sellerId: 'a',
      name: 'Alpha',
      offerName: 'New York price',
      states: ['NY'],
    }),
    makePlan(month(149), { key: 'b', sellerId: 'b', name: 'Beta' }),
  ]

  test('a visitor from there gets its price, its sums and its name, in the answer and on the card', () => {
    const answer = open('?state=New+York', plans)
    expect(answer.getByText('$1,548')).toBeVisible()
    expect(answer.getByText('New York price')).toBeVisible()
    const card = within(screen.getByRole('article', { name: /Alpha/ }))
    expect(card.getByText('$1,548')).toBeVisible()
    expect(card.getByText('New York price')).toBeVisible()
    expect(screen.queryByText('$1,188')).toBeNull()
  })

  test('a budget is compared with that price', () => {
    open('?state=New+York#budget=100', plans)
    expect(screen.getByText('Nothing fits $100')).toBeVisible()
    expect(screen.getAllByText('$129').length).toBeGreaterThan(0)
  })

  test('everybody else gets the price on the card', () => {
    const answer = open('?state=Texas', plans)
    expect(answer.getByText('$1,188')).toBeVisible()
    expect(screen.queryByText('New York price')).toBeNull()
  })
})

test('the day after the last one of a price, an older page shows what comes then, and what has ended', () => {
  jest.useFakeTimers({ now: new Date('2027-01-01T00:30:00') })
  const ends = '2026-12-31'
  const [alpha, beta] = PLANS as [Plan, Plan]
  open('', [
    { ...alpha, ends, price: { ...month(99), billsToEnd: 2, thenCents: 12_900 } },
    { ...beta, ends, price: { ...month(149), billsToEnd: 2 } },
  ])
  const card = within(screen.getByRole('article', { name: /Alpha/ }))
  expect(card.getAllByText('$129')[0]).toBeVisible()
  expect(card.getByText('$1,548')).toBeVisible()
  const ended = within(screen.getByRole('article', { name: /Beta/ }))
  expect(ended.getByText(/ended December 31, 2026/)).toBeVisible()
  expect(ended.queryByText('$149')).toBeNull()
  jest.useRealTimers()
})

test('a chip asks what fits, and a second press takes it back', () => {
  open('')
  fireEvent.click(screen.getByRole('button', { name: '$150' }))
  const answer = within(screen.getByRole('region', { name: 'What fits $150 a month' }))
  expect(answer.getByText('Alpha fits')).toBeVisible()
  expect(answer.getByText('So does Beta.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '$150' }))
  expect(screen.getByRole('heading', { name: 'Your cheapest option' })).toBeVisible()
})

test('the button belongs to one seller, and approved drugs that fit stand apart from it, with bars', () => {
  const pill = { kind: 'maker' as const, drug: 'included' as const }
  const answer = open('#budget=300', [
    ...PLANS,
    makePlan(month(290), { ...pill, key: 'p', sellerId: 'p', name: 'Blue pill' }),
    makePlan(month(295), { ...pill, key: 'q', sellerId: 'q', name: 'Green pen' }),
    makePlan(month(400), { ...pill, key: 'r', sellerId: 'r', name: 'Red pen' }),
  ])
  const button = answer.getByRole('link', { name: 'Visit Site' })
  expect(button).toHaveAccessibleDescription('Alpha fits Paid link (opens in a new tab)')
  expect(answer.getByText('So do Beta, and from their makers the Blue pill and the Green pen.')).toBeVisible()
  expect(answer.getByText('a month, drug included')).toBeVisible()
  expect(answer.getAllByRole('listitem')).toHaveLength(4)
  expect(answer.queryByText('Red pen')).toBeNull()
})

test('the answer says what may be added, and which drug to ask about', () => {
  const answer = open(
    '',
    PLANS.map((plan) => ({ ...plan, gaps: ['product', 'shipping'] })),
  )
  const ask = 'Ask which drug: FDA does not review compounded ones.'
  expect(answer.getByText(ask, { exact: false })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '$150' }))
  const condition =
    'Under your $150 if no fees are added. Ask whether the drug is FDA-approved or compounded.'
  expect(screen.getByText(condition, { exact: false })).toBeVisible()
  const [link] = screen.getAllByRole('link', { name: /^What to ask Alpha/ })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/providers\/.+#questions$/))
})

test('a seller that stands twice beside the budget names its offers; the others need none', () => {
  const [alpha] = PLANS as [Plan]
  const answer = open('#budget=90', [
    { ...alpha, offerName: 'most states' },
    { ...alpha, key: 'a-2', offerName: '6 months prepaid', price: month(120) },
    ...PLANS.slice(1).map((plan) => ({ ...plan, offerName: 'by the month' })),
  ])
  const rows = answer.getAllByRole('listitem').map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
  expect(rows).toEqual([
    'Alpha, most states: does not fit, $99',
    'Alpha, 6 months prepaid: does not fit, $120',
    'Beta: does not fit, $149',
  ])
})

test('a price that leaves nothing for fees we do not know just fits, without a tick', () => {
  const answer = open(
    '#budget=100',
    PLANS.map((plan) => ({ ...plan, gaps: ['shipping'] })),
  )
  expect(answer.getByText(/^Just fits, if there are no fees\./)).toBeVisible()
  expect(answer.queryByText('Alpha fits')).toBeNull()
  expect(screen.getAllByText('Just fits, if there are no fees', { exact: false }).length).toBeGreaterThan(1)
})

test('“Other” empties its field and has the focus there, also over a chosen amount', () => {
  jest.useFakeTimers()
  open('#budget=250')
  fireEvent.click(screen.getByRole('button', { name: 'Other' }))
  act(() => jest.runOnlyPendingTimers())
  const field = screen.getByRole('textbox', { name: /I can spend/ })
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  jest.useRealTimers()
})

test('an amount that no chip has stands in its field, which stays while it is typed over', () => {
  open('#budget=249')
  const field = screen.getByRole('textbox', { name: /I can spend/ })
  expect(field).toHaveValue('249')
  fireEvent.input(field, { target: { value: '250' } })
  expect(field).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '$150' }))
  expect(field).not.toBeInTheDocument()
})

test.each([
  ['?ag=64', 0],
  ['?ag=65', 1],
])('at %s, Medicare’s program is among the months %d times', (query, count) => {
  open(`${query}#budget=200`)
  expect(screen.queryAllByText('Bridge')).toHaveLength(count)
})

test('where nothing fits, the lowest price with the drug included is offered', () => {
  open('#budget=60')
  expect(screen.getByText('Nothing fits $60')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: 'Show what $99 a month fits' }))
  expect(screen.getByText('Alpha fits')).toBeVisible()
})

test('an answer without its drug says up to which price of the drug it stays cheaper, not "may be lower"', () => {
  const cheap = makePlan(month(60), { key: 'a', sellerId: 'a', name: 'Alpha', drug: 'unknown' })
  const [, included] = PLANS
  const answer = open('', included ? [cheap, included] : [])
  // By hand: 149 - 60.
  expect(answer.getByText('Stays cheaper than Beta if its drug costs under $89 a month.')).toBeVisible()
  expect(answer.getByText('Drug not known')).toBeVisible()
  expect(answer.queryByText(/may be lower|perhaps/i)).toBeNull()
})

test('with a budget, each row says what is left; what does not fit is one line without a bar', () => {
  const open60 = makePlan(month(60), { key: 'a', sellerId: 'a', name: 'Alpha', drug: 'unknown' })
  const [, included] = PLANS
  const dear = makePlan(month(300), { key: 'c', sellerId: 'c', name: 'Gamma', drug: 'included' })
  const answer = open('#budget=200', included ? [open60, included, dear] : [])
  expect(answer.getByText('$140 left for its drug')).toBeVisible()
  expect(answer.getByText('$51 to spare')).toBeVisible()
  const [over] = answer.getAllByRole('listitem').filter((row) => row.textContent?.includes('Gamma'))
  expect(over).toHaveTextContent('Gamma: does not fit, $300')
  expect(over?.querySelector('rect')).toBeNull()
})
