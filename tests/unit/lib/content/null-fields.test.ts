// Which fields of a provider may be null ("not stated"), and what an editor is told where one may not.
import { faultsAfter, readRawContent } from '../../../fixtures/fixture-content'

const FIELD = 'providers.providers.4'
const withoutLog = {
  'changes.changes': (readRawContent().changes as { changes: { provider: string }[] }).changes.filter(
    ({ provider }) => provider !== 'g-plans',
  ),
}

/** What an editor is told about a field of the last provider, as "field: message". */
const tell = (field: string, value: unknown) =>
  faultsAfter({
    ...withoutLog,
    ...Object.fromEntries(['pricing', 'mainBenefit', 'features'].map((open) => [`${FIELD}.${open}`, null])),
    [`${FIELD}.${field}`]: value,
  }).map((fault) => `${fault.field.replace('providers[4].', '')}: ${fault.message}`)

test('whatever a provider may leave open is null, all at once', () => {
  const open = ['isLegitScript', 'mainBenefit', 'features', 'pricing', 'moreDetailsUrl', 'alsoListedAs']
  const facts = ['medicationIncluded', 'oralOption', 'noMembershipFee', 'samePriceAllDoses']
  const edits = [...open, 'topChoiceBadgeText', ...facts.map((fact) => `facts.${fact}`)]
  expect(
    faultsAfter({ ...withoutLog, ...Object.fromEntries(edits.map((field) => [`${FIELD}.${field}`, null])) }),
  ).toEqual([])
})

describe('what is ours is never null, and the message says what to do', () => {
  test.each([
    ['name', 'expected a text, got null. This field cannot be null: fill it in.'],
    ['rank', 'expected a whole number above 0, got null. This field cannot be null: fill it in.'],
    ['isTopChoice', 'expected true or false, got null. This field cannot be null: fill it in.'],
    [
      'logo',
      'expected the path of an image in public/, got null. Put an image there and write its path, like "/logos/directmeds.svg".',
    ],
    [
      'rating',
      'expected a number from 0 to 10, got null. The score is our own, so every provider has one: write it.',
    ],
    [
      'facts',
      'expected a group of fields, got null. Keep the group, and write null for each fact that is not stated.',
    ],
    ['evidence', 'expected a group of fields, got null. Write {} until somebody has checked something.'],
  ])('%s', (field, message) => {
    expect(tell(field, null)).toEqual([`${field}: ${message}`])
  })

  test('the amount of a price', () => {
    const [told] = faultsAfter({ [`${FIELD}.pricing.amount`]: null })
    expect([told?.field, told?.message]).toEqual([
      'providers[4].pricing.amount',
      'expected an amount in dollars, got null. Where no price is stated, write null in place of the whole group: "pricing": null.',
    ])
  })
})

test('an empty text or list is told from null', () => {
  expect(tell('mainBenefit', '')).toEqual([
    'mainBenefit: expected one line, got "". Write the text without spaces at its start or end, or null where the provider states none.',
  ])
  expect(tell('features', [])).toEqual([
    'features: expected at least one feature, got 0 entries. Write null where the provider states none.',
  ])
})
