// A region keeps the place of the keyboard when what was pressed disappears, and only then.
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { KEEPS_FOCUS } from '@/components/ui/keeps-focus'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function Region() {
  const [isLeft, setIsLeft] = useState(true)
  return (
    <section {...KEEPS_FOCUS} aria-label="Region">
      {isLeft && (
        <button type="button" onClick={() => setIsLeft(false)}>
          <span>Remove</span>
        </button>
      )}
      <a href="#place">To a place</a>
      <p>Text</p>
    </section>
  )
}

function press(name: string) {
  render(<Region />)
  const control = screen.getByText(name).closest<HTMLElement>('button, a')
  control?.focus()
  // As browsers do: after a link to a place on the page, nothing has the focus, and Tab goes on at that place.
  if (control?.matches('a')) control.addEventListener('click', () => control.blur())
  fireEvent.click(screen.getByText(name))
  jest.runAllTimers()
}

test('a button that removes itself leaves the focus in its region', () => {
  press('Remove')
  expect(screen.getByRole('region')).toHaveFocus()
})

test.each(['To a place', 'Text'])(
  '"%s" does not take the keyboard back to the start of the region',
  (name) => {
    press(name)
    expect(document.body).toHaveFocus()
  },
)
