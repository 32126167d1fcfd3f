import { fireEvent, render, screen } from '@testing-library/react'
import { RefillClock } from '@/components/drugs/RefillClock'

const RULE = {
  name: 'Zepbound',
  maker: 'Eli Lilly',
  url: 'https://www.lilly.com/lillydirect/zepbound',
  refillDays: 45,
  fillDays: 28,
  doses: [{ dose: '7.5 mg', cents: 44_900, lateCents: 49_900 }],
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10, 28, 22) })
})
afterEach(() => {
  jest.useRealTimers()
})

test('says the rule until a day is entered, then the last day to order', () => {
  render(<RefillClock rule={RULE} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^Order again within 45 days of your last order/)
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.change(screen.getByLabelText('Your last order'), { target: { value: '2026-11-24' } })
  expect(screen.getByRole('status')).toHaveTextContent('Order by January 8 to keep $449')
  expect(screen.getByRole('status')).toHaveTextContent(
    '41 days left. After that a fill costs $499 at 7.5 mg.',
  )
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
  fireEvent.change(screen.getByLabelText('Your last order'), { target: { value: '' } })
  expect(screen.getByRole('status')).toHaveTextContent(/^Order again within 45 days/)
})

test('a day that has not come is no last order', () => {
  render(<RefillClock rule={RULE} />)
  const field = screen.getByLabelText('Your last order')
  fireEvent.change(field, { target: { value: '2026-11-29' } })
  expect(field).toHaveAccessibleDescription('This day has not come yet. Enter the day of your last order.')
  expect(screen.getByRole('status')).toHaveTextContent(/^Order again within 45 days/)
  expect(screen.queryByRole('button')).toBeNull()
  fireEvent.change(field, { target: { value: '2026-11-28' } })
  expect(field).toBeValid()
  expect(screen.getByRole('status')).toHaveTextContent('45 days left.')
})

test.each([
  ['2026-11-28', /^Order again within 45 days/],
  ['2026-11-27', /only to November 27, 2026\. Ask Eli Lilly what holds now\./],
])('prices known to %s: on November 28, an older page says what holds', (ends, text) => {
  render(<RefillClock rule={{ ...RULE, ends }} />)
  expect(screen.getByText(text)).toBeVisible()
})
