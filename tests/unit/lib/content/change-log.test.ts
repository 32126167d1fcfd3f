import { errorsAfter, readRawContent } from '../../../fixtures/fixture-content'

const changes = () => (readRawContent().changes as { changes: { provider: string }[] }).changes

test('a provider that states no price needs no entry', () => {
  expect(
    errorsAfter({
      'providers.t-mates.pricing': undefined,
      'providers.t-mates.features': undefined,
      'changes.changes': changes().filter(({ provider }) => provider !== 't-mates'),
    }),
  ).toEqual([])
})

test('a price with an end can be on record', () => {
  const to = '$99 a month, until February 15, 2029'
  expect(
    errorsAfter({
      'providers.t-mates.pricing.ends': '2029-02-15',
      'changes.changes': changes().map((one) => (one.provider === 't-mates' ? { ...one, to } : one)),
    }),
  ).toEqual([])
})

test.each(['2026-11-20', '2026-12-01'])(
  'a price that changed on 2026-11-20 may be checked on %s',
  (verifiedOn) => {
    expect(
      errorsAfter({
        'providers.remedymeds.evidence.pricing': {
          source: 'https://remedymeds.com/pricing',
          verifiedOn,
          checkedBy: 'Ada',
        },
      }),
    ).toEqual([])
  },
)

describe('two changes of a field on one day are an error, and the message has the entry that replaces them', () => {
  const entry = {
    date: '2026-12-01',
    provider: 't-mates',
    field: 'pricing',
    from: '$89 a month',
    to: '$99 a month',
    why: 'The sale ended',
  }
  /** The errors with these entries about T-Mates, newest first, instead of the fixture's. */
  const errorsOf = (...entries: object[]) =>
    errorsAfter({
      'changes.changes': [...entries, ...changes().filter(({ provider }) => provider !== 't-mates')],
    }).map((error) => error.replace('content/changes.json → ', '').replace(/ \(line \d+\)$/, ''))
  const sameDay = 'changes[1].date: changes[0] is about the same field on the same day, "2026-12-01".'
  const write = (joined: object) => JSON.stringify(joined, null, 1).replace(/\n\s*/g, ' ')

  test('from the value before the first to the value after the second, with the second reason', () => {
    const first = { ...entry, from: '$79 a month', to: '$89 a month', why: 'A sale began' }
    const joined = { ...entry, from: '$79 a month' }
    expect(errorsOf(entry, first)).toEqual([`${sameDay} Replace both with one entry: ${write(joined)}.`])
    expect(errorsOf(joined)).toEqual([])
  })

  test('a provider that was first listed on that day is still first listed', () => {
    const first = { ...entry, from: undefined, to: '$89 a month', why: 'First listed' }
    const joined = { ...entry, from: undefined, why: 'First listed' }
    expect(errorsOf(entry, first)).toEqual([`${sameDay} Replace both with one entry: ${write(joined)}.`])
    expect(errorsOf(joined)).toEqual([])
  })

  test('a change and its reverse cancel each other out', () => {
    const first = { ...entry, from: '$99 a month', to: '$89 a month' }
    expect(errorsOf(entry, first)).toEqual([`${sameDay} Remove both: together they change nothing.`])
  })
})

test('an entry starts at the value where the previous one ended, and other fields need no entry', () => {
  const entry = {
    date: '2026-12-01',
    provider: 't-mates',
    field: 'pricing',
    from: '$99 a month',
    to: '$109 a month',
    why: 'The provider raised its price',
  }
  const logged = (...entries: object[]) =>
    errorsAfter({
      'providers.t-mates.pricing.amount': 109,
      'providers.t-mates.features': undefined,
      'changes.changes': [...entries, ...changes()],
    })
  const rating = { ...entry, field: 'rating', from: '9.2', to: '9.4' }
  expect(logged(entry)).toEqual([])
  expect(logged(rating, entry)).toEqual([])
  expect(logged({ ...rating, to: '9.5' }, entry).join()).toContain('expected "9.4"')
  expect(logged({ ...entry, from: '$89 a month' })).toEqual([
    'content/changes.json → changes[0].from: expected "$99 a month", the value at the end of changes[2], got "$89 a month". Correct one of them. (line 8)',
  ])
})

describe('further offers', () => {
  const pricing = {
    amount: 149,
    period: 'month',
  }
  const withOffer = (changes: object, ...rest: [string, unknown][]) =>
    errorsAfter({
      'providers.t-mates.offers': [
        { id: 'oral', name: 'oral', medicationIncluded: true, pricing, ...changes },
      ],
      ...Object.fromEntries(rest),
    }).join('\n')
  const entry = {
    date: '2026-12-01',
    provider: 't-mates',
    field: 'offers',
    to: 'oral: $149 a month; Medication included: Yes',
    why: 'First listed',
  }

  test('have an entry in the change log', () => {
    expect(withOffer({})).toContain('expected an entry for the further offers of "t-mates"')
    expect(withOffer({}, ['changes.changes', [entry, ...changes()]])).toBe('')
  })

  test('carry evidence that is as new as their last change', () => {
    const check = { source: 'https://t-mates.com/oral', verifiedOn: '2026-11-20', checkedBy: 'Ada' }
    expect(
      withOffer({}, ['changes.changes', [entry, ...changes()]], ['providers.t-mates.evidence.offers', check]),
    ).toContain('Check the further offers again, or remove its evidence.')
  })

  test('do not contradict their own facts and price', () => {
    expect(withOffer({ pricing: { ...pricing, note: 'From $98' } })).toContain('got "$98"')
    expect(withOffer({ pricing: { ...pricing, fromAmount: 200 } })).toContain(
      'expected less than 149, got 200',
    )
  })
})
