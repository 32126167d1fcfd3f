import { render, screen } from '@testing-library/react'
import { GuideHeader } from '@/components/guides/GuideHeader'
import { Origin } from '@/components/guides/Origin'
import { getFixtureContent } from '../../fixtures/checked-content'

const [guide] = getFixtureContent().guides

test('a guide says, with its sources only, that nobody has reviewed it, or who did and when', () => {
  if (!guide) throw new Error('there is no guide')
  const reviewer = { name: 'Ada Example, MD', date: '2026-12-01', record: 'https://records.weighpoint.com/2' }
  const { container, rerender } = render(<Origin {...guide} reviewer={undefined} />)
  expect(container).toHaveTextContent('Not clinically reviewed. Written by')
  rerender(<Origin {...guide} reviewer={reviewer} />)
  expect(container).toHaveTextContent(
    'Clinically reviewed by Ada Example, MD on December 1, 2026. Written by',
  )
  rerender(<GuideHeader guide={{ ...guide, reviewer }} />)
  expect(screen.queryByText(/clinically reviewed/i)).toBeNull()
})
