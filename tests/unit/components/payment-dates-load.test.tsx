// The form of the calendar file, on a line that drops the first time.
import { fireEvent, render, screen } from '@testing-library/react'
import { PaymentDates } from '@/components/offers/PaymentDates'
import { makePlan } from '../../fixtures/plans'

let mockFailures = 1
jest.mock('@/components/offers/DatesForm', () => {
  if (mockFailures-- > 0) throw new Error('a dropped connection')
  return { DatesForm: () => <p>The form</p> }
})

test('what did not load says so, and loads when the visitor tries again', async () => {
  render(<PaymentDates plan={makePlan({ cents: 9900, every: 'month' })} months={12} />)
  const summary = screen.getByText('In your calendar').closest('summary') as HTMLElement
  fireEvent.click(summary)
  expect(await screen.findByRole('alert')).toHaveTextContent('It did not load.')
  expect(screen.queryByText('Loading…')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(summary).toHaveFocus()
  expect(await screen.findByText('The form')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
