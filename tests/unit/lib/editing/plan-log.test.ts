// Joining a log with what others have published since; files/save-content.test.ts has the entries that a save needs.
import { joinLogs } from '@/lib/editing/plan-log'
import type { Change } from '@/lib/schemas/change-log'

const entry = (day: number, provider: string, from: string | null, to: string, why = 'Sale'): Change => ({
  date: `2026-11-${day}`,
  provider,
  field: 'pricing',
  from,
  to,
  why,
})

const A = entry(10, 'a', null, '$1')
const B = entry(10, 'b', null, '$5')
const BASE = [A, B]

test.each<[string, Change[], Change[], Change[]]>([
  [
    'the entries of both, newest first',
    [entry(12, 'a', '$1', '$2'), ...BASE],
    [entry(13, 'b', '$5', '$6'), ...BASE],
    [entry(13, 'b', '$5', '$6'), entry(12, 'a', '$1', '$2'), ...BASE],
  ],
  [
    'one entry for the same field and day, mine last',
    [entry(12, 'a', '$1', '$2', 'mine'), ...BASE],
    [entry(12, 'a', '$1', '$3'), ...BASE],
    [entry(12, 'a', '$1', '$2', 'mine'), ...BASE],
  ],
  [
    'a later value that begins where theirs ended',
    [entry(13, 'a', '$1', '$2'), ...BASE],
    [entry(12, 'a', '$1', '$3'), ...BASE],
    [entry(13, 'a', '$3', '$2'), entry(12, 'a', '$1', '$3'), ...BASE],
  ],
  [
    'my value, if theirs is of a later day',
    [entry(12, 'a', '$1', '$2', 'mine'), ...BASE],
    [entry(13, 'a', '$1', '$3'), ...BASE],
    [entry(13, 'a', '$1', '$2', 'mine'), ...BASE],
  ],
  [
    'nothing twice if both have the same value',
    [entry(13, 'a', '$1', '$3'), ...BASE],
    [entry(12, 'a', '$1', '$3'), ...BASE],
    [entry(12, 'a', '$1', '$3'), ...BASE],
  ],
  [
    'a corrected entry, and what they have added',
    [{ ...A, why: 'Listed' }, B],
    [entry(12, 'b', '$5', '$6'), ...BASE],
    [entry(12, 'b', '$5', '$6'), { ...A, why: 'Listed' }, B],
  ],
  [
    'no entry that one side has removed',
    [A],
    [entry(12, 'a', '$1', '$2'), ...BASE],
    [entry(12, 'a', '$1', '$2'), A],
  ],
])('a joined log has %s', (_, mine, theirs, joined) => {
  expect(joinLogs(BASE, mine, theirs)).toEqual(joined)
})
