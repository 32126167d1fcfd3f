import { render, screen } from '@testing-library/react'
import { GuideHeader } from '@/components/guides/GuideHeader'
import { getFixtureContent } from '../../fixtures/checked-content'

const [guide] = getFixtureContent().guides

test('a guide says that nobody has reviewed it, or who did and when', () => {
  if (!guide) throw new Error('there is no guide')
  const { rerender } = render(<GuideHeader guide={guide} />)
  expect(screen.getByText(/Not clinically reviewed/)).toBeVisible()
  const reviewer = { name: 'Ada Example, MD', date: '2026-12-01', record: 'https://records.weighpoint.com/2' }
  rerender(<GuideHeader guide={{ ...guide, reviewer }} />)
  expect(screen.getByText(/Clinically reviewed by Ada Example, MD on December 1, 2026/)).toBeVisible()
})
