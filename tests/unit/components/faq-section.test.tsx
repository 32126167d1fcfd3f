import { render, screen } from '@testing-library/react'
import { FaqSection } from '@/components/questions/FaqSection'

it.each([undefined, '/'])('ends with the button to the top of the page', (wholeOn) => {
  render(<FaqSection wholeOn={wholeOn} />)
  const button = screen.getByRole('link', { name: 'Find My Provider' })
  expect(button).toHaveAttribute('href', '#top')
  expect(screen.getAllByRole('link').at(-1)).toBe(button)
  expect(button.closest('section')?.textContent).toMatch(/Find My Provider$/)
})
