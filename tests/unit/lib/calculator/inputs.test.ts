import fc from 'fast-check'
import {
  type CalculatorField,
  checkInputs,
  isFieldValid,
  parseCalculatorDraft,
  parseInputsFragment,
  type TypedInputs,
  toFragment,
} from '@/lib/calculator/inputs'
import {
  formatLoss,
  formatRoundWeight,
  formatTick,
  formatWeight,
  parseWeight,
  readTyped,
  showIn,
  type Unit,
} from '@/lib/calculator/weight'

const TIMEFRAMES = [4, 8, 12, 24, 36, 52, 68, 72]
const GOOD: TypedInputs = {
  weight: '200',
  medication: 'tirzepatide',
  dosage: 'standard',
  weeks: '52',
  unit: 'lbs',
}
const check = (changes: Partial<TypedInputs>, unit: Unit = 'lbs') =>
  checkInputs({ ...GOOD, ...changes, unit }, TIMEFRAMES)

describe('a weight as typed', () => {
  test.each([
    ['200', 200],
    [' 200 ', 200],
    ['1e2', 100],
    ['187.5', 187.5],
    ['80,5', 80.5],
    ['80,25', 80.25],
    ['200.', 200],
    ['.5', 0.5],
    ['0200', 200],
    ['2E+2', 200],
    ['2e-1', 0.2],
    ['1e12', 1e12],
    ['.25e3', 250],
    ['.25e+3', 250],
    ['.25e-1', 0.025],
    ['.25e12', 25e10],
  ])('%j is %d', (typed, weight) => {
    expect(parseWeight(typed)).toBe(weight)
  })

  test.each([
    '',
    ' ',
    '\t\n',
    'abc',
    '12abc',
    '-5',
    '+5',
    '0',
    '0.0',
    '1e309',
    'Infinity',
    'NaN',
    '１２０',
    '200,555',
    '1,200',
    '0x10',
    '0b1',
    '1_000',
    '1e',
    '.',
    '1.2.3',
    '200 lbs',
    '.5 lbs',
    'a.5',
    '-.5',
    '.5e',
    '.5ee1',
    '1e1.5',
    '２',
    '٢٠٠',
    'null',
    '1e-400',
    '+.5',
    '.5.',
    '.5e',
    'x'.repeat(5000),
    '9'.repeat(5000),
  ])('%j is refused', (typed) => {
    expect(parseWeight(typed)).toBeNull()
  })
})

test('an invalid weight has the message from the specification', () => {
  expect(check({ weight: '12abc' })).toEqual({
    ok: false,
    field: 'weight',
    message: 'Enter a valid current weight.',
  })
})

test('an invalid weight is refused in kilograms as well', () => {
  expect(check({ weight: 'abc' }, 'kg')).toMatchObject({ field: 'weight' })
})

test('errors come one at a time, in the order weight, timeframe, medication, and dosage', () => {
  const nothing = { weight: '', medication: '', dosage: '', weeks: '' }
  expect(check(nothing)).toMatchObject({ field: 'weight', message: 'Enter a valid current weight.' })
  expect(check({ ...nothing, weight: '200' })).toMatchObject({
    field: 'weeks',
    message: 'Select a timeframe in weeks.',
  })
  expect(check({ ...nothing, weight: '200', weeks: '4' })).toMatchObject({
    field: 'medication',
    message: 'Select medication and dosage level.',
  })
  expect(check({ dosage: '' })).toMatchObject({
    field: 'dosage',
    message: 'Select medication and dosage level.',
  })
  expect(check({ medication: '' })).toMatchObject({ field: 'medication' })
})

test('a value that its list does not offer counts as not chosen', () => {
  expect(check({ weeks: '5' })).toMatchObject({ ok: false, field: 'weeks' })
  expect(check({ medication: 'insulin' })).toMatchObject({ ok: false, field: 'medication' })
})

test('valid inputs are converted to pounds', () => {
  expect(check({})).toEqual({
    ok: true,
    input: { weightLbs: 200, medication: 'tirzepatide', dosage: 'standard', weeks: 52 },
  })
  const inKilograms = check({ weight: '90.718474' }, 'kg')
  expect(inKilograms.ok && inKilograms.input.weightLbs).toBeCloseTo(200, 9)
})

test('a weight that is finite in kilograms but not in pounds is refused', () => {
  expect(check({ weight: '1.5e308' }, 'kg')).toMatchObject({ field: 'weight' })
})

test('figures have one decimal and a unit, and losses have a plain hyphen', () => {
  expect([formatWeight(164, 'lbs'), formatLoss(36, 'lbs')]).toEqual(['164.0 lbs', '-36.0 lbs'])
  expect([formatWeight(200, 'kg'), formatLoss(36, 'kg')]).toEqual(['90.7 kg', '-16.3 kg'])
})

test('a figure of more than six digits is in short form', () => {
  expect(formatWeight(999_999.4, 'lbs')).toBe('999999.4 lbs')
  expect(formatWeight(999_999.96, 'lbs')).toBe('1.0 × 10⁶ lbs')
  expect([formatWeight(8.24e307, 'lbs'), formatLoss(1.8e307, 'lbs')]).toEqual([
    '8.2 × 10³⁰⁷ lbs',
    '-1.8 × 10³⁰⁷ lbs',
  ])
  expect([formatRoundWeight(999_999, 'lbs'), formatRoundWeight(1e7, 'kg')]).toEqual([
    '999999 lbs',
    '4.5 × 10⁶ kg',
  ])
  expect([850, 9.95e6, 1e308].map(formatTick)).toEqual(['850', '9.95 × 10⁶', '1 × 10³⁰⁸'])
})

test('a loss that rounds to zero has no sign', () => {
  expect(formatLoss(0.04, 'lbs')).toBe('0.0 lbs')
  expect(formatLoss(0.05, 'lbs')).toBe('-0.1 lbs')
})

test.each([
  ['200', 'lbs', 'kg', '90.7'],
  ['90.7', 'kg', 'lbs', '200'],
  ['0.1', 'lbs', 'kg', '0.05'], // above 0 stays above 0
  ['abc', 'lbs', 'kg', 'abc'],
  ['1e308', 'kg', 'lbs', '1e308'], // infinite in pounds, so not a weight
  [' 200', 'lbs', 'lbs', ' 200'],
] as const)('%j typed in %s shows in %s as %j', (weight, unit, shownUnit, shown) => {
  expect(showIn(shownUnit, { weight, unit })).toBe(shown)
})

test('a weight keeps its typed text and unit until the field is edited', () => {
  const typed = { weight: '150', unit: 'lbs' } as const
  expect(readTyped('68', 'kg', typed)).toBe(typed)
  expect(readTyped('69', 'kg', typed)).toEqual({ weight: '69', unit: 'kg' })
  expect(readTyped('150', 'kg', typed)).toEqual({ weight: '150', unit: 'kg' })
})

test('each field is validated on its own', () => {
  const typed = { ...GOOD, weight: '', weeks: '' }
  const isValid = (field: CalculatorField) => isFieldValid(field, typed, TIMEFRAMES)
  expect([isValid('weight'), isValid('weeks'), isValid('medication'), isValid('dosage')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('inputs differ by any field or by the unit, but not by spaces around the weight', () => {
  const fragment = toFragment(GOOD)
  expect(toFragment({ ...GOOD, weight: ' 200 ' })).toBe(fragment)
  expect(toFragment({ ...GOOD, unit: 'kg' })).not.toBe(fragment)
  expect(toFragment({ ...GOOD, weeks: '4' })).not.toBe(fragment)
})

describe('a fragment', () => {
  test('restores the inputs it was made from', () => {
    const fragment = toFragment({ ...GOOD, weight: ' 187.5 ', unit: 'kg' })
    expect(fragment).toBe('w=187.5&u=kg&m=tirzepatide&d=standard&t=52')
    expect(parseInputsFragment(`#${fragment}`, TIMEFRAMES)).toEqual({
      ...GOOD,
      weight: '187.5',
      unit: 'kg',
    })
  })

  test('may have more parameters, as services that share links append them', () => {
    expect(
      parseInputsFragment('#w=200&u=lbs&m=tirzepatide&d=standard&t=52&utm_source=mail&x', TIMEFRAMES),
    ).toEqual(GOOD)
  })

  test.each([
    '',
    '#',
    '#faq',
    '#w=200',
    '#w=200&u=lbs&m=tirzepatide&d=standard',
    '#w=200&u=lbs&m=tirzepatide&d=standard&t=5',
    '#w=0&u=lbs&m=tirzepatide&d=standard&t=52',
    '#w=abc&u=lbs&m=tirzepatide&d=standard&t=52',
    '#w=200&w=300&u=lbs&m=tirzepatide&d=standard&t=52',
    '#w=200&u=stone&m=tirzepatide&d=standard&t=52',
    '#W=200&U=lbs&M=tirzepatide&D=standard&T=52',
    '#w=200&u=lbs&m=Tirzepatide&d=standard&t=52',
    '#w=200&u=lbs&m=tirzepatide&d=standard&t=52&t=52',
    '#w[]=200&u=lbs&m=tirzepatide&d=standard&t=52',
    '#w=%00200&u=lbs&m=tirzepatide&d=standard&t=52',
    '#w=<b>200</b>&u=lbs&m=tirzepatide&d=standard&t=52',
    '#%',
    '#w=%E0%A4%A',
    `#${'x'.repeat(100_000)}`,
    '#w=20#0&u=lbs&m=tirzepatide&d=standard&t=52',
    '#w=200&w=200&u=lbs&m=tirzepatide&d=standard',
    '#w=200&u=lbs&m=tirzepatide&d=standard&x=52',
    '#w=200&x=lbs&m=tirzepatide&d=standard&t=52',
    '#__proto__=1&u=lbs&m=tirzepatide&d=standard&t=52',
  ])('%j is ignored', (fragment) => {
    expect(parseInputsFragment(fragment, TIMEFRAMES)).toBeNull()
  })

  test('generated fragments are either ignored or contain valid inputs', () => {
    const part = fc.oneof(
      fc.constantFrom('w', 'u', 'm', 'd', 't', '200', 'lbs', 'kg', 'tirzepatide', 'low', '52', '=', '&', '#'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 24 }), (parts) => {
        const restored = parseInputsFragment(`#${parts.join('')}`, TIMEFRAMES)
        expect(restored === null || checkInputs(restored, TIMEFRAMES).ok).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})

describe('a draft from the browser history', () => {
  test('comes back as typed, with missing fields empty', () => {
    const typed = { weight: '2oo', medication: 'semaglutide', dosage: 'high', weeks: '52', unit: 'kg' }
    const calculated = GOOD
    expect(parseCalculatorDraft({ typed, unit: 'lbs', calculated, other: 1 })).toEqual({
      typed,
      unit: 'lbs',
      calculated,
    })
    expect(parseCalculatorDraft({ typed: { weight: 200, unit: 'lbs' }, unit: 'lbs' })).toEqual({
      typed: { weight: '', medication: '', dosage: '', weeks: '', unit: 'lbs' },
      unit: 'lbs',
      calculated: null,
    })
  })

  test.each([
    [undefined],
    [null],
    ['kg'],
    [7],
    [{}],
    [[]],
    [{ typed: { ...GOOD, unit: 'stone' }, unit: 'lbs' }],
  ])('%j is ignored', (kept) => {
    expect(parseCalculatorDraft(kept)).toBeNull()
  })
})
