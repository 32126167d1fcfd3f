// The desk's list of what has to be reviewed.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Desk } from '@/lib/editing/desk/files'
import { Start } from '@/lib/editing/desk/page/Start'
import type { DeskState } from '@/lib/editing/desk/page/use-desk'

const FILE = 'content/providers/t-mates.json'

const item = (value: string, path: string[], where: string): Desk['due'][number] => ({
  ...{ what: 'check', file: FILE, path, target: path, value, where, days: 3, isOpen: false },
  stillTrue: path.length > 0 ? { path, value: { source: where } } : null,
})

const show = (due: Desk['due']) => {
  const desk = { due, issues: [], kinds: [] } as unknown as Desk
  const state = { desk, unsaved: [] } as unknown as DeskState
  return <Start state={state} />
}

const ROWS = [
  item('until November 30: “One.”', [], 'https://one.example/'),
  item('until December 1: “Two.”', [], 'https://two.example/'),
  item('Certificate', ['evidence', 'certificate'], 'https://certifier.example/'),
]

test('each row has the page of its own field', () => {
  render(show(ROWS))
  expect(screen.getByLabelText('Address of the page: Certificate')).toHaveValue('https://certifier.example/')
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', 'https://certifier.example/')
})

test('what was typed into a row stays with it when the list changes, and after a visit to another page', () => {
  const { rerender } = render(show(ROWS))
  const page = () => screen.getByLabelText('Address of the page: Certificate')
  fireEvent.change(page(), { target: { value: 'https://new.example/' } })
  rerender(show([item('Price', ['evidence', 'pricing'], 'https://seller.example/'), ...ROWS]))
  expect(page()).toHaveValue('https://new.example/')
  cleanup()
  render(show(ROWS))
  expect(page()).toHaveValue('https://new.example/')
})

test('a browser that blocks its storage still takes a name', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  })
  render(show(ROWS))
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada' } })
  expect(screen.getByLabelText('Your name')).toHaveValue('Ada')
  storage.mockRestore()
})
