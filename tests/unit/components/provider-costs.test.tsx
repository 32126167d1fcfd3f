// The comparison on a translated page, by keyboard, and with the visitor's own price of a drug.
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ProviderCosts } from '@/components/providers/ProviderCosts'
import { listComparisonFacts } from '@/lib/providers/compared-record'
import { makePlan } from '../../fixtures/plans'
import { translate } from '../../fixtures/translate'

const RECORDS = ['Alpha', 'Beta', 'Gamma'].map((name, index) => ({
  id: name.toLowerCase(),
  name,
  rank: index + 1,
  known: 2,
  total: 27,
  passes: { medicationIncluded: index < 2, membershipFee: index > 0 },
  stated: {
    medicationIncluded: index < 2 ? 'Yes' : 'Billed separately',
    membershipFee: `$${index}`,
    form: 'Pills only',
  },
}))
const PLANS = [
  makePlan({ cents: 14_900, period: 'month' }, { key: 'alpha', sellerId: 'alpha', name: 'Alpha' }),
  makePlan({ cents: 29_900, period: 'month' }, { key: 'beta', sellerId: 'beta', name: 'Beta' }),
  makePlan(
    { cents: 9900, period: 'week' },
    { key: 'gamma', sellerId: 'gamma', name: 'Gamma', drug: 'separate' },
  ),
]

function open(fragment = '') {
  cleanup()
  history.replaceState(null, '', `/providers${fragment}`)
  const { container } = render(
    <ProviderCosts facts={listComparisonFacts()} records={RECORDS} plans={PLANS} checked="0 of 3" />,
  )
  return container
}

const type = (label: RegExp | string, value: string) => () =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string | RegExp) => () =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as Element)
const check = (label: string) => () => fireEvent.click(screen.getByLabelText(label))

const STEPS = [
  check('Compare Gamma'),
  check('Compare Alpha'),
  type(/^Drug price at Gamma/, '100'),
  type(/^I can spend/, '200'),
  type(/^I can spend/, '180'),
  type(/^for/, '6'),
  type(/^Drug price at Gamma/, ''),
  type(/^I can spend/, ''),
  ...['price', 'terms', 'medication', 'care', 'access', 'seller', 'overview'].map((view) =>
    type('Facts to compare', view),
  ),
  check('Differences only'),
  check('No membership fee'),
  type(/^I can spend/, '50'),
  type(/^I can spend/, '60'),
  press(/^Show what/),
  press('Clear filters'),
  press('Remove Gamma'),
  press('Clear choice'),
  type('Sort by', 'name'),
]

test('a translated page shows every change that the original shows', () => {
  jest.useFakeTimers()
  const read = (isTranslated: boolean) => {
    const container = open()
    return STEPS.map((step) => {
      if (isTranslated) translate(container)
      act(step)
      return container.textContent
    })
  }
  expect(read(true)).toEqual(read(false))
  jest.useRealTimers()
})

test('the visitor’s own price of a drug counts side by side too', () => {
  open('#drug=100&months=6&compare=gamma,alpha')
  const heading = screen.getByRole('columnheader', { name: /^Gamma/ })
  expect(heading).toHaveTextContent('$3,174')
  expect(heading).not.toHaveTextContent('at least')
})

test('when nothing fits because of a filter, the filter is the reason', () => {
  open('#budget=150&only=membershipFee')
  expect(screen.getByText('Nothing that matches your filters fits $150 a month.')).toBeInTheDocument()
})

test('the same fields give the same sums after a reload', () => {
  open('#drug=100&months=6')
  const fields = [type(/^Drug price at Gamma/, 'abc'), type(/^for/, '99')]
  for (const step of fields) act(step)
  const text = screen.getByRole('table').textContent
  open(location.hash)
  expect(screen.getByRole('table').textContent).toBe(text)
})

test('an address shows no text that is not valid; its other values count, also with an encoded comma', () => {
  open('#budget=%3Cb%3E&drug=1e3&months=6&sort=x&compare=alpha%2Cbeta&utm_source=x')
  expect(screen.getByRole('region', { name: 'Side by side' })).toBeInTheDocument()
  expect(screen.getByLabelText(/^I can spend/)).toHaveValue('')
  expect(screen.getByLabelText(/^Drug price at Gamma/)).toHaveValue('')
  expect(screen.getByRole('heading', { name: 'First 6 months' })).toBeInTheDocument()
  expect(screen.queryByText(/^Type an amount/)).not.toBeInTheDocument()
})

test.each([
  ['#compare=alpha,beta,gamma', 'Remove Alpha', 'Side by side'],
  ['#compare=alpha,beta', 'Remove Alpha', 'Compare Alpha'],
  ['#compare=alpha,beta', 'Clear choice', 'Compare Alpha'],
  ['#only=membershipFee', 'Clear filters', 'First 12 months'],
  ['#budget=10', /^Show what/, 'First 12 months'],
])('with %s, “%s” disappears and leaves the focus in “%s”', async (fragment, button, name) => {
  open(fragment)
  screen.getAllByRole('button', { name: button })[0]?.focus()
  act(press(button))
  const role = name.startsWith('Compare') ? 'checkbox' : 'region'
  await waitFor(() => expect(screen.getByRole(role, { name })).toHaveFocus())
})
