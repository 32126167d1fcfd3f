import { render, screen, within } from '@testing-library/react'
import { RecordFacts } from '@/components/provider/RecordFacts'
import { getRecords } from '@/lib/content'
import { countKnownFacts } from '@/lib/providers/fact-values'
import { getSeller } from '../../fixtures/sellers'

test('a term that has no field stands on the record with its words and where it was read', () => {
  const [record] = getRecords()
  if (!record) throw new Error('there is no record')
  const words = '$50 in the first three months.'
  const says = [{ field: 'otherTerms.Cancellation fee', words }]
  const checks = [{ on: '2026-11-20', by: 'Ada', page: 'https://a.example/terms', says }]
  render(
    <RecordFacts
      record={{ ...record, otherTerms: [{ name: 'Cancellation fee', words }], checks }}
      className=""
    />,
  )
  const row = screen.getByText('Cancellation fee').parentElement as HTMLElement
  expect(row).toHaveTextContent('$50 in the first three months.')
  expect(within(row).getByRole('link', { hidden: true })).toHaveAttribute('href', checks[0]?.page)
  expect(row).toHaveTextContent(/checked November 20, 2026 by Ada/)
})

test('a seller with many facts folds those that stand with its offers, and what we don’t know', () => {
  render(
    <RecordFacts
      record={{ ...getSeller('seller-b'), rank: null, rating: null, scoreEvidence: undefined }}
      className=""
    />,
  )
  const title = screen.getByText(/ more facts, and what is not known:/)
  const folded = Number(title.textContent?.match(/^\d+/)?.[0])
  const { known } = countKnownFacts(getSeller('seller-b'))
  const [shown] = screen.getAllByText((_, element) => element?.tagName === 'DL')
  expect(known - folded).toBe(7)
  expect(within(shown as HTMLElement).queryByText('Price')).toBeNull() // it is with each offer
})

test('words that are about one of the offers name it, and the price that nobody has read', () => {
  const [record] = getRecords()
  if (!record) throw new Error('there is no record')
  const price = { amount: 99, every: 'month' as const }
  const offers = [
    { id: 'monthly', name: 'by the month', price },
    { id: 'contract', name: 'contract', price: { ...price, amount: 79 } },
  ]
  const says = [{ field: 'offers.contract.price', words: '$79 with a contract.' }]
  const checks = [{ on: '2026-11-20', by: 'Ada', page: 'https://a.example/terms', says }]
  render(<RecordFacts record={{ ...record, offers, checks }} className="" />)
  const row = screen.getByText('Price').parentElement as HTMLElement
  expect(row).toHaveTextContent('$99 a month (by the month); $79 a month (contract) checked in part')
  expect(row).toHaveTextContent('contract: $79 with a contract. checked November 20, 2026 by Ada.')
  expect(row).toHaveTextContent('Not checked: by the month.')
})

test('a fee for leaving early stands beside the minimum term, with its offer and what was read', () => {
  const [record] = getRecords()
  if (!record) throw new Error('there is no record')
  const offers = [
    { id: 'six', name: '6-month contract', minimumMonths: 6, leavingFee: 150 },
    { id: 'year', name: '12-month contract', minimumMonths: 12, leavingFee: 199 },
    { id: 'monthly', name: 'by the month' },
  ]
  const says = [{ field: 'offers.six.leavingFee', words: 'Leave early for $150.' }]
  const checks = [{ on: '2026-11-20', by: 'Ada', page: 'https://a.example/terms', says }]
  render(<RecordFacts record={{ ...record, offers, checks }} className="" />)
  const row = screen.getByText('Fee for leaving early').parentElement as HTMLElement
  expect(row.previousElementSibling).toHaveTextContent(/^Minimum commitment6 months/)
  expect(row).toHaveTextContent('$150 (6-month contract); $199 (12-month contract) checked in part')
  expect(row).toHaveTextContent('6-month contract: Leave early for $150. checked November 20, 2026 by Ada.')
  expect(row).toHaveTextContent('Not checked: 12-month contract.')
})
