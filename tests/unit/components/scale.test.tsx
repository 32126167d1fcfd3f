// The figures over the bars.
import { render } from '@testing-library/react'
import { Scale } from '@/components/offers/Scale'

test.each([
  [600_000, ['$0', '$2,000', '$4,000', '$6,000']],
  [1_200_000, ['$0', '$4,000', '$12,000']], // the last two would overlap
])('a scale to %d cents', (maxCents, figures) => {
  const { container } = render(<Scale maxCents={maxCents} />)
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(figures)
})
