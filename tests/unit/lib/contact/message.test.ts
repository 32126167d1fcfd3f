import { parseDraft } from '@/lib/contact/message'

const MESSAGE = { name: 'Ann', email: 'ann@a.test', subject: 'A price', message: 'It has changed.' }

test('a saved message comes back, with missing fields empty', () => {
  expect(parseDraft({ message: MESSAGE, isSending: true, other: 1 })).toEqual({
    message: MESSAGE,
    isSending: true,
  })
  expect(parseDraft({ message: { name: 'Ann', email: null }, isSending: false })).toEqual({
    message: { name: 'Ann', email: '', subject: '', message: '' },
    isSending: false,
  })
  for (const message of [undefined, null, 'text', 7])
    expect(parseDraft({ message, isSending: false })?.message.name).toBe('')
})

test.each([
  [undefined],
  [null],
  ['text'],
  [7],
  [{}],
  [{ message: MESSAGE }],
  [{ message: MESSAGE, isSending: 'yes' }],
])('%j is not a message', (kept) => {
  expect(parseDraft(kept)).toBeNull()
})
