import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { LiveMonth } from '@/components/ui/LiveMonth'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2027, 2, 5) })
})

afterEach(() => {
  jest.useRealTimers()
})

test('the HTML holds the month of the build', () => {
  const html = renderToString(<LiveMonth as="h1" before="Right Now for" buildMonth="November 2026" />)
  expect(html).toContain('November 2026')
  expect(html).not.toContain('March 2027')
})

test('a browser shows its own month and makes no script', () => {
  const { container } = render(<LiveMonth as="h1" before="Right Now for" buildMonth="November 2026" />)
  expect(screen.getByRole('heading', { name: 'Right Now for March 2027' })).toBeVisible()
  expect(container.querySelector('script')).toBeNull()
})
