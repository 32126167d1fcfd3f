// Saving: the history is written as the check asks for it, nothing else changes, and an error keeps everything as it was.
import { formatIssue } from '@/lib/content/issue'
import { planSave, writeDrafts } from '@/lib/editing/files/save-content'
import { makeEditableContent } from '../../../../fixtures/editable-content'

const T_MATES = 'content/providers/t-mates.json'
const NOTE = { on: '2026-11-21', reason: 'The sale ended' }

const makeProject = () => {
  const { root, read, edit } = makeEditableContent()
  return {
    read,
    edit,
    save: (note = NOTE) => {
      const { issues, log, drafts } = planSave(root, note)
      if (issues.length === 0) writeDrafts(root, drafts)
      return { issues, log, files: issues.length === 0 ? [...drafts.keys()] : [] }
    },
    getHistory: () => JSON.parse(read(T_MATES)).history,
  }
}

const raisePrice = (from: number, to: number): [string, string][] => [
  [`"amount": ${from},\n    "period"`, `"amount": ${to},\n    "period"`],
  [`"amount": ${from},\n        "every"`, `"amount": ${to},\n        "every"`],
  [`$${from} a month treatment`, `$${to} a month treatment`],
]

const change = (from: string, to: string, reason = NOTE.reason) => ({
  on: NOTE.on,
  field: 'offers.monthly.price',
  from,
  to,
  reason,
})

test('an entry is added at the top, and a second run writes nothing', () => {
  const { edit, save, read, getHistory } = makeProject()
  edit(T_MATES, ...raisePrice(99, 109))
  expect(save()).toMatchObject({ issues: [], files: [T_MATES] })
  expect(getHistory()).toMatchObject([change('$99 a month', '$109 a month'), { reason: 'First listed' }])
  const added = read(T_MATES)
  expect(save()).toEqual({ issues: [], log: [], files: [] })
  expect(read(T_MATES)).toBe(added)
})

test('a second change on the same day is merged into the first entry; a change and its reverse leave none', () => {
  const { edit, save, read, getHistory } = makeProject()
  const before = read(T_MATES)
  edit(T_MATES, ...raisePrice(99, 109))
  save()
  edit(T_MATES, ...raisePrice(109, 119))
  save({ ...NOTE, reason: 'Raised again' })
  expect(getHistory()).toMatchObject([change('$99 a month', '$119 a month', 'Raised again'), {}])
  edit(T_MATES, ...raisePrice(119, 99))
  save()
  expect(read(T_MATES)).toBe(before)
})

test.each([
  ['another error', NOTE, '"name": "T-Mates"', '"name": ""', /providers\/t-mates.json → name/],
  ['a day before the newest', { ...NOTE, on: '2026-11-19' }, '', '', /The newest entry comes first/],
  ['a day that has not come', { ...NOTE, on: '2999-01-01' }, '', '', /2999-01-01", which is in the future/],
])('%s: nothing is written', (_, note, from, to, message) => {
  const { edit, save, read } = makeProject()
  edit(T_MATES, ...raisePrice(99, 109), [from, to])
  const before = read(T_MATES)
  const { issues, files } = save(note)
  expect(issues.map(formatIssue).join()).toMatch(message)
  expect(files).toEqual([])
  expect(read(T_MATES)).toBe(before)
})
