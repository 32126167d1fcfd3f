import { render, screen, within } from '@testing-library/react'
import { RecordFacts } from '@/components/record/RecordFacts'
import { getRecords } from '@/lib/content'

test('a term that has no field stands on the record with its words and where it was read', () => {
  const [record] = getRecords()
  if (!record) throw new Error('there is no record')
  const words = '$50 in the first three months.'
  const says = [{ field: 'otherTerms.Cancellation fee', words }]
  const checks = [{ on: '2026-11-20', by: 'Ada', page: 'https://a.example/terms', says }]
  render(<RecordFacts record={{ ...record, otherTerms: [{ name: 'Cancellation fee', words }], checks }} />)
  const row = screen.getByText('Cancellation fee').parentElement as HTMLElement
  expect(row).toHaveTextContent('$50 in the first three months.')
  expect(within(row).getByRole('link', { hidden: true })).toHaveAttribute('href', checks[0]?.page)
  expect(row).toHaveTextContent(/Checked November 20, 2026/)
})
