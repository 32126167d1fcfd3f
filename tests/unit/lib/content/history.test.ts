import { errorsAfter } from '../../../fixtures/fixture-content'

const FIRST = { on: '2026-11-20', field: 'offers.monthly.price', to: '$99 a month', reason: 'First listed' }

/** The errors with these changes of T-Mates, newest first, instead of the fixture's. */
const errorsOf = (...history: object[]) =>
  errorsAfter({ 'providers.t-mates.history': history }).map((error) =>
    error.replace('content/providers/t-mates.json → ', '').replace(/ \(line \d+\)$/, ''),
  )

test('an offer without a price needs no entry', () => {
  expect(
    errorsAfter({
      'providers.t-mates.offers': [{ id: 'monthly' }],
      'providers.t-mates.pricing.amount': 99,
      'providers.t-mates.history': undefined,
      'providers.t-mates.features': undefined,
    }).join(),
  ).toContain('expected a price in the first offer, got none')
})

test('a price without an entry asks for one, and names the command that writes it', () => {
  expect(errorsOf()[0]).toMatch(
    /^history: expected an entry for offers\.monthly\.price, got none\. .*"to": "\$99 a month".*--log "reason"/,
  )
})

test('each change starts where the one before ended, and the newest agrees with the record', () => {
  const rise = {
    on: '2026-12-01',
    field: FIRST.field,
    from: '$89 a month',
    to: '$99 a month',
    reason: 'It rose',
  }
  const first = { ...FIRST, to: '$89 a month' }
  expect(errorsOf(rise, first)).toEqual([])
  expect(errorsOf(rise, FIRST)).toEqual([
    'history[0].from: expected "$99 a month", the value after the change before, got "$89 a month". Correct one of them.',
  ])
  expect(errorsOf({ ...rise, to: '$109 a month' }, first)[0]).toContain(
    'history[0].to: expected "$99 a month"',
  )
  expect(errorsOf({ ...rise, on: FIRST.on }, first)[0]).toContain('two changes of "offers.monthly.price"')
  expect(errorsOf({ ...rise, from: rise.to }, FIRST)[0]).toContain('expected a value other than "from"')
  expect(errorsOf(first, rise)[0]).toContain('The newest entry comes first')
})

test('a further offer has a history of its own', () => {
  const offer = { id: 'oral', name: 'oral', drug: 'included', price: { amount: 149, every: 'month' } }
  const edits = (history: object[]) =>
    errorsAfter({
      'providers.t-mates.offers': [{ id: 'monthly', price: { amount: 99, every: 'month' } }, offer],
      'providers.t-mates.history': history,
    }).join('\n')
  expect(edits([FIRST])).toContain('expected an entry for offers.oral.price, got none')
  const one = { on: '2026-12-01', field: 'offers.oral.price', to: '$149 a month', reason: 'First listed' }
  expect(edits([one, FIRST])).toBe('')
})

describe('checks', () => {
  const read = (says: object[], on = '2026-12-01') =>
    errorsAfter({
      'providers.t-mates.checks': [{ on, by: 'Ada', page: 'https://t-mates.com/', says }],
    }).map((error) => error.replace('content/providers/t-mates.json → ', ''))
  const price = { field: 'offers.monthly.price', words: '$99 each month' }

  test.each(['2026-11-18', '2026-11-20'])('a first listing may have been read on %s', (on) => {
    expect(read([price], on)).toEqual([])
  })

  test('a price that has changed since has to be read again', () => {
    const history = [
      { ...FIRST, from: '$89 a month' },
      { ...FIRST, on: '2026-11-01', to: '$89 a month' },
    ]
    expect(
      errorsAfter({
        'providers.t-mates.history': history,
        'providers.t-mates.checks': [
          { on: '2026-11-10', by: 'Ada', page: 'https://t-mates.com/', says: [price] },
        ],
      }).join(),
    ).toContain('expected 2026-11-20 or later')
  })

  test.each([
    ['99 dollars', []],
    ['$109 each month', ['expected the amount $99 in these words']],
    ['not found', ['the record has "offers.monthly.price", so somebody found it']],
  ])('the words of a price: %s', (words, errors) => {
    const found = read([{ ...price, words }])
    expect(found).toHaveLength(errors.length)
    for (const [index, error] of errors.entries()) expect(found[index]).toContain(error)
  })

  test('a field that is not known is either entered or not found', () => {
    expect(read([{ field: 'facts.states', words: 'All states' }])[0]).toContain(
      'the record does not have "facts.states"',
    )
    expect(read([{ field: 'facts.states', words: 'not found' }])).toEqual([])
    expect(read([{ field: 'facts.price', words: '$99' }])[0]).toContain('there is no field "facts.price"')
    expect(read([{ field: 'facts.shippingFee', words: 'Free' }])[0]).toContain(
      'there is no field "facts.shippingFee" in this record. Write "facts.fees.shipping".',
    )
  })
})
