import { render, screen, within } from '@testing-library/react'
import { RecordFacts } from '@/components/record/RecordFacts'
import { getRecords } from '@/lib/content'

test('a term that has no field stands on the record with its words and where it was read', () => {
  const [record] = getRecords()
  if (!record) throw new Error('there is no record')
  const evidence = { source: 'https://a.example/terms', verifiedOn: '2026-11-20', checkedBy: 'Ada' }
  const otherTerms = [{ name: 'Cancellation fee', words: '$50 in the first three months.', evidence }]
  render(<RecordFacts record={{ ...record, otherTerms }} />)
  const row = screen.getByText('Cancellation fee').parentElement as HTMLElement
  expect(row).toHaveTextContent('$50 in the first three months.')
  expect(within(row).getByRole('link')).toHaveAttribute('href', evidence.source)
  expect(row).toHaveTextContent(/checked November 20, 2026/)
})
