import { parseMessageDraft } from '@/lib/contact/message'

const MESSAGE = { name: 'Ann', email: 'ann@a.test', subject: 'A price', message: 'It has changed.' }

test('a saved message comes back, with missing fields empty', () => {
  expect(parseMessageDraft({ message: MESSAGE, id: '7f', other: 1 })).toEqual({
    message: MESSAGE,
    id: '7f',
  })
  expect(parseMessageDraft({ message: { name: 'Ann', email: null }, id: '' })).toEqual({
    message: { name: 'Ann', email: '', subject: '', message: '' },
    id: '',
  })
  for (const message of [undefined, null, 'text', 7])
    expect(parseMessageDraft({ message, id: '' })?.message.name).toBe('')
})

test.each([[undefined], [null], ['text'], [7], [{}], [{ message: MESSAGE }], [{ message: MESSAGE, id: 7 }]])(
  '%j is not a message',
  (kept) => {
    expect(parseMessageDraft(kept)).toBeNull()
  },
)
