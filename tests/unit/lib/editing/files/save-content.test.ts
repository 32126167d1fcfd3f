// Saving: the log is written as the check asks for it, nothing else changes, and an error keeps everything as it was.
import { formatIssue } from '@/lib/content/issue'
import { planSave, writeDrafts } from '@/lib/editing/files/save-content'
import { makeEditableContent } from '../../../../fixtures/editable-content'

const LOG = 'content/changes.json'
const T_MATES = 'content/providers/t-mates.json'
const RANKING = 'content/ranking.json'
const NOTE = { date: '2026-11-21', why: 'The sale ended' }

const makeProject = () => {
  const { root, read, edit } = makeEditableContent()
  return {
    root,
    read,
    edit,
    save: (note = NOTE, drafts = new Map<string, string>()) => {
      const { issues, log, drafts: all } = planSave(root, drafts, note)
      if (issues.length === 0) writeDrafts(root, all)
      return { issues, log, files: issues.length === 0 ? [...all.keys()] : [] }
    },
    entries: () => JSON.parse(read(LOG)).changes,
  }
}

const raisePrice = (from: number, to: number): [string, string][] => [
  [`"amount": ${from}`, `"amount": ${to}`],
  [`$${from} a month`, `$${to} a month`],
]

const entry = (field: string, from: string | undefined, to: string | undefined) => ({
  date: NOTE.date,
  provider: 't-mates',
  field,
  from,
  to,
  why: NOTE.why,
})

test('an entry is added at the top, and a second run writes nothing', () => {
  const { edit, save, read, entries } = makeProject()
  const before = read(LOG)
  edit(T_MATES, ...raisePrice(99, 109))
  expect(save()).toMatchObject({ issues: [], files: [LOG] })
  expect(entries()[0]).toEqual(entry('pricing', '$99 a month', '$109 a month'))
  const added = read(LOG)
  const start = before.indexOf('    {')
  expect(added.startsWith(before.slice(0, start))).toBe(true)
  expect(added.endsWith(before.slice(start))).toBe(true)
  expect(save()).toEqual({ issues: [], log: [], files: [] })
  expect(read(LOG)).toBe(added)
})

test('a second change on the same day is merged into the first entry; a change and its reverse leave none', () => {
  const { edit, save, read, entries } = makeProject()
  const before = read(LOG)
  edit(T_MATES, ...raisePrice(99, 109))
  save()
  edit(T_MATES, ...raisePrice(109, 119))
  expect(save({ ...NOTE, why: 'Raised again' }).log).toMatchObject([{ kind: 'replace' }])
  expect(entries()).toHaveLength(6)
  expect(entries()[0]).toEqual({ ...entry('pricing', '$99 a month', '$119 a month'), why: 'Raised again' })
  edit(T_MATES, ...raisePrice(119, 99))
  expect(save().log).toMatchObject([{ kind: 'remove' }])
  expect(read(LOG)).toBe(before)
})

test('several fields of several files are logged from their last entry, or from the old value if there is none', () => {
  const { read, save, entries } = makeProject()
  const draft = read(T_MATES)
    .replace('"amount": 99', '"amount": 109')
    .replace('$99 a month', '$109 a month')
    .replace('"facts": {', '"facts": {\n    "refund": 30,')
  const ranking = read(RANKING).replace('9.4', '9.3')
  save(
    NOTE,
    new Map([
      [T_MATES, draft],
      [RANKING, ranking],
    ]),
  )
  expect(entries().slice(0, 3)).toEqual([
    entry('pricing', '$99 a month', '$109 a month'),
    entry('refund', undefined, 'Within 30 days'),
    entry('rating', '9.4', '9.3'),
  ])
  expect(read(T_MATES)).toBe(draft)
  expect(save(NOTE, new Map([[T_MATES, draft.replace('30', '14')]])).log).toMatchObject([
    { kind: 'replace', entry: { to: 'Within 14 days', why: NOTE.why } },
  ])
})

test('entries of the same day are replaced and removed in one save', () => {
  const { read, save, entries } = makeProject()
  const original = read(T_MATES)
  const before = entries()
  const raised = original.replace('"amount": 99', '"amount": 109').replace('$99 a month', '$109 a month')
  save(NOTE, new Map([[T_MATES, raised.replace('"facts": {', '"facts": {\n    "refund": 30,')]]))
  expect(entries()).toHaveLength(before.length + 2)
  save(NOTE, new Map([[T_MATES, original.replace('"facts": {', '"facts": {\n    "refund": 14,')]]))
  expect(entries()).toEqual([entry('refund', undefined, 'Within 14 days'), ...before])
})

test('a new wording is not logged', () => {
  const { read, save } = makeProject()
  const draft = new Map([[T_MATES, read(T_MATES).replace('Oral pill options', 'Pills and shots')]])
  expect(save(NOTE, draft)).toMatchObject({ issues: [], log: [], files: [T_MATES] })
})

test.each([
  ['another error', NOTE, '"name": "T-Mates"', '"name": ""', /providers\/t-mates.json → name/],
  ['an entry before the newest', { ...NOTE, date: '2026-11-19' }, '', '', /newest entry is from 2026-11-20/],
  ['a day that has not come', { ...NOTE, date: '2999-01-01' }, '', '', /2999-01-01", which is in the future/],
])('%s: nothing is written', (_, note, from, to, message) => {
  const { edit, save, read } = makeProject()
  const before = read(LOG)
  edit(T_MATES, ...raisePrice(99, 109), [from, to])
  const { issues, files } = save(note)
  expect(issues.map(formatIssue).join()).toMatch(message)
  expect(files).toEqual([])
  expect(read(LOG)).toBe(before)
})
