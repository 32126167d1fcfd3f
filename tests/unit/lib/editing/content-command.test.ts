// `npm run content`: what it prints, and what `--log` writes. An error keeps everything as it was.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runContent } from '@/lib/editing/content-command'
import { makeEditableContent } from '../../../fixtures/editable-content'

const LOG = 'content/changes.json'
const T_MATES = 'content/providers/t-mates.json'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-25T23:30:00Z'), doNotFake: ['performance'] })
})

afterEach(() => {
  jest.useRealTimers()
})

const makeProject = () => {
  const { root, read, edit } = makeEditableContent()
  return {
    root,
    read,
    edit,
    log: (why = 'The sale ended') => runContent(['--log', why], root),
    entries: () => JSON.parse(read(LOG)).changes,
  }
}

const raisePrice = (from: number, to: number): [string, string][] => [
  [`"amount": ${from}`, `"amount": ${to}`],
  [`$${from} a month`, `$${to} a month`],
]

test.each([
  ['an empty reason', ['--log', ' '], '--log needs the reason that readers see'],
  ['no reason', ['--log'], "Option '--log <value>' argument missing"],
  ['an unknown option', ['--fix'], "Unknown option '--fix'"],
])('%s: exit code 2 and the usage', (_, args, message) => {
  const { status, errors } = runContent(args)
  expect(status).toBe(2)
  expect(errors).toContain(message)
  expect(errors).toContain('Usage: npm run content')
})

test('a provider added by hand is logged as first listed', () => {
  const { root, read, log } = makeProject()
  const own = read(T_MATES)
    .replace('"T-Mates"', '"New"')
    .replace('/logos/t-mates.svg', '/logos/jrnys.svg')
    .replace('t-mates.example', 'new.example')
  writeFileSync(path.join(root, 'content/providers/new-one.json'), own)
  expect(log('First listed').output).toContain(
    '"provider": "new-one", "field": "pricing", "to": "$99 a month"',
  )
  expect(runContent([], root)).toMatchObject({ status: 0 })
})

test('if the log is behind, the check says which command fixes it, and that command does', () => {
  const { root, edit, log } = makeProject()
  expect(log()).toMatchObject({ status: 0, output: expect.stringMatching(/^Nothing to log/) })
  edit(T_MATES, ['"amount": 99', '"amount": 109'])
  expect(runContent([], root).errors).toMatch(/^2 errors[\s\S]*--log "reason"` writes the missing entries/)
  expect(log()).toMatchObject({ status: 1, errors: expect.stringContaining('Nothing was written') })
  edit(T_MATES, ['$99 a month', '$109 a month'])
  expect(log()).toMatchObject({ status: 0, output: expect.stringContaining('"$109 a month"') })
  expect(runContent([], root)).toMatchObject({ status: 0 })
})

test('an entry of today is added at the top, no other line changes, and a second run writes nothing', () => {
  const { edit, log, read, entries } = makeProject()
  const before = read(LOG)
  edit(T_MATES, ...raisePrice(99, 109))
  log('  The sale ended ')
  expect(entries()[0]).toEqual({
    date: '2026-11-25',
    provider: 't-mates',
    field: 'pricing',
    from: '$99 a month',
    to: '$109 a month',
    why: 'The sale ended',
  })
  const added = read(LOG)
  const start = before.indexOf('    {')
  expect(added.startsWith(before.slice(0, start))).toBe(true)
  expect(added.endsWith(before.slice(start))).toBe(true)
  expect(log().output).toMatch(/^Nothing to log/)
  expect(read(LOG)).toBe(added)
})

test('a second change on the same day is merged into the first entry; a change and its reverse leave none', () => {
  const { edit, log, read, entries } = makeProject()
  const before = read(LOG)
  edit(T_MATES, ...raisePrice(99, 109))
  log()
  edit(T_MATES, ...raisePrice(109, 119))
  expect(log('Raised again').output).toContain('replaced the entry of the same day')
  expect(entries()).toHaveLength(6)
  expect(entries()[0]).toMatchObject({ from: '$99 a month', to: '$119 a month', why: 'Raised again' })
  edit(T_MATES, ...raisePrice(119, 99))
  expect(log().output).toContain('removed, because the value is back to what it was')
  expect(read(LOG)).toBe(before)
})

test.each([
  ['another error', '2026-11-25', '"name": "T-Mates"', '"name": ""', /providers\/t-mates.json → name/],
  ['an entry before the newest', '2026-11-19', '', '', /newest entry is from 2026-11-20/],
])('%s: nothing is written', (_, today, from, to, message) => {
  jest.setSystemTime(new Date(today))
  const { edit, log, read } = makeProject()
  const before = read(LOG)
  edit(T_MATES, ...raisePrice(99, 109), [from, to])
  expect(log()).toMatchObject({ status: 1, errors: expect.stringMatching(message) })
  expect(read(LOG)).toBe(before)
})
