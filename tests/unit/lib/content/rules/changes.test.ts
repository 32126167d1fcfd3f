import { faultsAfter, readRawContent } from '../../../../fixtures/fixture-content'

const changes = () => (readRawContent().changes as { changes: { provider: string }[] }).changes

test('a provider that states no price needs no entry', () => {
  expect(
    faultsAfter({
      'providers.providers.1.pricing': null,
      'providers.providers.1.features': null,
      'changes.changes': changes().filter(({ provider }) => provider !== 't-mates'),
    }),
  ).toEqual([])
})

test.each(['2026-11-20', '2026-12-01'])(
  'a price that changed on 2026-11-20 may be checked on %s',
  (verifiedOn) => {
    expect(
      faultsAfter({
        'providers.providers.0.evidence.pricing': {
          source: 'https://remedymeds.com/pricing',
          verifiedOn,
          checkedBy: 'Ada',
        },
      }),
    ).toEqual([])
  },
)

describe('a field changes once a day, and the message holds the entry that tells it', () => {
  const entry = {
    date: '2026-12-01',
    provider: 't-mates',
    field: 'pricing',
    from: '$89 a month',
    to: '$99 a month',
    why: 'The sale ended',
  }
  /** What is told about T-Mates with these entries, the newest first, in place of its own. */
  const tell = (...entries: object[]) =>
    faultsAfter({
      'changes.changes': [...entries, ...changes().filter(({ provider }) => provider !== 't-mates')],
    }).map(({ field, message }) => `${field}: ${message}`)
  const told =
    'changes[1].date: changes[0] tells a change of the same field on "2026-12-01" already, and a field changes once a day.'
  const write = (joined: object) => JSON.stringify(joined, null, 1).replace(/\n\s*/g, ' ')

  test('from where the first began to where the second ended, for the reason of the second', () => {
    const first = { ...entry, from: '$79 a month', to: '$89 a month', why: 'A sale began' }
    const joined = { ...entry, from: '$79 a month' }
    expect(tell(entry, first)).toEqual([`${told} Put one entry in place of the two: ${write(joined)}.`])
    expect(tell(joined)).toEqual([])
  })

  test('a provider that was listed on that day stays listed', () => {
    const first = { ...entry, from: null, to: '$89 a month', why: 'First listed' }
    const joined = { ...entry, from: null, why: 'First listed' }
    expect(tell(entry, first)).toEqual([`${told} Put one entry in place of the two: ${write(joined)}.`])
    expect(tell(joined)).toEqual([])
  })

  test('there and back is no change', () => {
    const first = { ...entry, from: '$99 a month', to: '$89 a month' }
    expect(tell(entry, first)).toEqual([`${told} Remove both: together they change nothing.`])
  })
})
