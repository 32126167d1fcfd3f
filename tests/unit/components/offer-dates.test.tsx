// The form of the calendar file for a seller with several offers, which the site does not have yet.
import { fireEvent, render, screen } from '@testing-library/react'
import { OfferDates } from '@/components/offers/OfferDates'
import { makePlan } from '../../fixtures/plans'

const month = (dollars: number) => ({ cents: dollars * 100, every: 'month' as const })
const PLANS = [
  makePlan(month(99), { key: 'x', offerName: 'oral' }),
  makePlan({ cents: 60_000, every: '6 months' }, { key: 'x-prepaid', offerName: '6 months prepaid' }),
]

const blobs: Blob[] = []
beforeEach(() => {
  blobs.length = 0
  jest.useFakeTimers()
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => jest.useRealTimers())

const submit = (day: string) => {
  fireEvent.change(screen.getByLabelText('Your first day'), { target: { value: day } })
  fireEvent.click(screen.getByRole('button'))
}

test('each offer has its own dates, and what was said of another one goes', () => {
  render(<OfferDates plans={PLANS} months={12} />)
  submit('2026-12-01')
  expect(screen.getByRole('status')).toHaveTextContent('12 bills, $1,188. Open the file to add them.')
  fireEvent.change(screen.getByLabelText('Offer'), { target: { value: 'x-prepaid' } })
  expect(screen.getByRole('status')).not.toHaveTextContent('bills,')
  submit('2026-12-01')
  expect(screen.getByRole('status')).toHaveTextContent('2 bills, $1,200.')
  expect(blobs.map(({ type }) => type)).toEqual(['text/calendar', 'text/calendar'])
})

test.each(['', '0026-12-01'])('a first day like "%s" makes no file', (day) => {
  render(<OfferDates plans={PLANS.slice(0, 1)} months={12} />)
  expect(screen.queryByLabelText('Offer')).toBeNull()
  submit(day)
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the day you start, like 12/01/2026.')
  expect(screen.getByLabelText('Your first day')).toHaveFocus()
  expect(screen.getByLabelText('Your first day')).toHaveValue(day)
  expect(blobs).toEqual([])
})

test('an offer whose price has ended since the page was built is not offered', () => {
  jest.setSystemTime(new Date('2027-01-01T12:00:00'))
  const [monthly, prepaid] = PLANS
  if (!monthly || !prepaid) throw new Error('there are no plans')
  render(<OfferDates plans={[monthly, { ...prepaid, ends: '2026-12-31' }]} months={12} />)
  expect(screen.queryByLabelText('Offer')).toBeNull()
  expect(screen.getByLabelText('Your first day')).toBeVisible()
})
