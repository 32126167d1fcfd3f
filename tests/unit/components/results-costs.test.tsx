// The cost comparison of a results page for visitors that an end-to-end test cannot make up: no record lists its states yet.
import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ResultsCosts } from '@/components/costs/ResultsCosts'
import type { Plan } from '@/lib/costs/plan'
import { makePlan } from '../../fixtures/plans'

const month = (dollars: number) => ({ cents: dollars * 100, every: 'month' as const })
const PLANS: Plan[] = [
  makePlan(month(99), { key: 'a', sellerId: 'a', name: 'Alpha' }),
  makePlan(month(149), { key: 'b', sellerId: 'b', name: 'Beta' }),
  makePlan(month(50), { key: 'bridge', sellerId: 'bridge', name: 'Bridge', kind: 'program' }),
]
const TEXTS = {
  unstated: 'Nothing about {state}.',
  byState: { Ohio: { text: 'Alpha does not serve Ohio.', denied: ['a'] } },
  medicareAge: 65,
}

const COSTS = <ResultsCosts page="quizResults" plans={PLANS} checked="0 of 2" texts={TEXTS} program={null} />

function open(query: string) {
  history.replaceState(null, '', `/findquiz1-results${query}`)
  const cards = PLANS.map(
    ({ key }) =>
      `<article id="${key}"><p data-above> · The lowest with the drug included</p><p data-served></p></article>`,
  )
  document.body.innerHTML = cards.join('')
  render(COSTS)
  return (id: string) => document.getElementById(id)?.textContent
}

const rows = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ dataset }) => dataset.seller)
    .map(({ dataset }) => dataset.seller)

test('a provider that does not serve the state is no row, and its card never says that it is the lowest', () => {
  const card = open('?state=Ohio')
  expect(rows()).toEqual(['b'])
  expect(screen.getByText('Alpha does not serve Ohio.')).toBeInTheDocument()
  expect(card('a')).toBe('Drug includedOn record: does not serve Ohio.')
  expect(card('b')).not.toContain('more than')
})

test.each([
  ['?ag=64', ['a', 'b']],
  ['?ag=65', ['bridge', 'a', 'b']],
])('at %s the rows are %j', (query, expected) => {
  const card = open(query)
  expect(rows()).toEqual(expected)
  expect(card('b')).toContain('$600 more than the lowest with the drug included')
})

test('approved drugs fold only below the last seller, so that the order holds', () => {
  const makers = [100, 200, 300, 400, 600].map((dollars) =>
    makePlan(month(dollars), { key: `m${dollars}`, sellerId: `m${dollars}`, kind: 'maker' }),
  )
  const plans = [...makers, makePlan(month(500), { key: 'c', sellerId: 'c', name: 'Gamma' })]
  render(<ResultsCosts page="quizResults" plans={plans} checked="0 of 1" texts={TEXTS} program={null} />)
  const fold = screen.getByText('1 more approved drug').closest('details')
  expect(rows()).toEqual(['m100', 'm200', 'm300', 'm400', 'c', 'm600'])
  expect([...(fold?.querySelectorAll('li') ?? [])].map(({ dataset }) => dataset.seller)).toEqual(['m600'])
})

test('before a script runs, the count leaves out the program, which most people do not see', () => {
  const { body } = new DOMParser().parseFromString(renderToStaticMarkup(COSTS), 'text/html')
  expect(body.querySelectorAll('li[data-seller]:not([hidden])')).toHaveLength(2)
  expect(body.textContent).toContain('2 options')
})
