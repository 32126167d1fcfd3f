import { render, screen } from '@testing-library/react'
import { QuizLoader } from '@/components/quiz/QuizLoader'

test.each([
  [true, 'Illustrative example'],
  [false, 'Shown with consent'],
])('a testimonial that is illustrative (%s) is labeled “%s”', (isIllustrative, label) => {
  jest.useFakeTimers()
  render(
    <QuizLoader
      texts={{ heading: 'H' }}
      testimonials={[{ text: 'Good.', isIllustrative }]}
      onDone={() => {}}
      onCancel={() => {}}
    />,
  )
  expect(screen.getByRole('figure')).toHaveTextContent(`${label}Good.`)
  jest.useRealTimers()
})
