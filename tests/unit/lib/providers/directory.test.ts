import { filterProviders } from '@/lib/providers/compare'
import { type DirectoryRow, toDirectoryRow } from '@/lib/providers/directory'
import { DIRECTORY_ORDERS, type DirectoryOrder, formatDirectoryStatus } from '@/lib/providers/directory-order'
import { getFixtureProviders } from '../../../fixtures/fixture-content'

const rows = getFixtureProviders().map(toDirectoryRow)
const silent: DirectoryRow = {
  id: 'silent',
  name: 'A silent one',
  rank: null,
  price: null,
  cost: null,
  form: null,
  approval: null,
  stated: 0,
  facts: { medicationIncluded: null, form: null, approval: null },
}

test.each<[DirectoryOrder, string[]]>([
  ['rank', ['RemedyMeds', 'T-Mates', 'DirectMeds', 'JoinFridays', 'g-plans', 'A silent one', 'B silent']],
  ['cost', ['T-Mates', 'JoinFridays', 'DirectMeds', 'RemedyMeds', 'g-plans', 'A silent one', 'B silent']],
  ['openness', ['JoinFridays', 'RemedyMeds', 'DirectMeds', 'g-plans', 'T-Mates', 'A silent one', 'B silent']],
  ['name', ['A silent one', 'B silent', 'DirectMeds', 'g-plans', 'JoinFridays', 'RemedyMeds', 'T-Mates']],
])('sorted by %s; what is not stated comes last', (order, names) => {
  const all = [{ ...silent, id: 'b', name: 'B silent' }, silent, ...rows.toReversed()]
  expect(all.toSorted(DIRECTORY_ORDERS[order].compare).map(({ name }) => name)).toEqual(names)
})

test('a filter leaves out providers that say no and counts those that do not say', () => {
  const { shown, unknown } = filterProviders(rows, ['medicationIncluded'], false)
  expect(shown.map(({ name }) => name)).toEqual(['DirectMeds', 'JoinFridays'])
  expect(unknown).toBe(2)
  expect(formatDirectoryStatus({ order: 'rank', shown: 2, total: 5, unknown: 2, withUnknown: false })).toBe(
    '2 of 5 providers shown, sorted by rank. 2 do not state all of this and are left out.',
  )
})
