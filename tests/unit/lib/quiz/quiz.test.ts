import { US_STATES } from '@/lib/base/states'
import {
  AGE_MAX,
  AGE_MIN,
  ANSWER_FIELDS,
  ANSWER_KEYS,
  GENDERS,
  getGivenAnswers,
  isComplete,
  normalizeAge,
  QUESTION_COUNT_LABEL,
} from '@/lib/quiz/answers'
import { progressAfter, statusAfter, TIMES_MS } from '@/lib/quiz/loader'

test.each(ANSWER_FIELDS)('without %s the answers are not complete', (missing) => {
  const answers = { g: 'Male', ag: '42', state: 'New York' }
  expect(isComplete(answers)).toBe(true)
  expect(isComplete({ ...answers, [missing]: '' })).toBe(false)
})

test.each([
  ['18', '18'],
  ['100', '100'],
  ['030', '30'],
  ['30.0', '30'],
  ['30.', '30'],
  ...['17', '17.9', '101', '100.5', '', '1', '-30', '３０', '1000', 'abc', '0x20', '1e309'].map((age) => [
    age,
    null,
  ]),
])('an age of %j goes into the address as %j', (typed, age) => {
  expect(normalizeAge(typed as string)).toBe(age)
})

test('answers come back as given: from the history entry, otherwise from the fragment', () => {
  const given = { g: 'Male', ag: '17', state: '' }
  expect(getGivenAnswers({ ...given, x: 1 }, '#g=Female')).toEqual(given)
  expect(getGivenAnswers(undefined, '#g=Male&ag=17&x=1')).toEqual(given)
  expect(getGivenAnswers(undefined, '#g=MALE&ag=+17&state=%20new+york')).toEqual({
    ...given,
    state: 'New York',
  })
  expect(getGivenAnswers(undefined, '#quiz-form')).toBeNull()
  expect(getGivenAnswers(undefined, '#ag=forty')).toBeNull()
  expect(getGivenAnswers('Male', '')).toEqual({ g: '', ag: '', state: '' })
})

test('progress rises 2.5 points per tick and stops at 100', () => {
  expect([0, 1, 2, 39, 40, 41, 50].map(progressAfter)).toEqual([0, 2.5, 5, 97.5, 100, 100, 100])
})

test('the status advances to its last text and stays there', () => {
  expect([0, 1, 2, 3].map(statusAfter)).toEqual([
    'Confirming details…',
    'Checking providers in your state…',
    'Finding your best option…',
    'Finding your best option…',
  ])
})

test('the keys, bounds and texts of the quiz are those of the specification', () => {
  expect(ANSWER_KEYS).toEqual({ gender: 'g', age: 'ag', state: 'state' })
  expect(GENDERS).toEqual(['Male', 'Female'])
  expect(QUESTION_COUNT_LABEL).toBe('Three questions')
  expect([AGE_MIN, AGE_MAX]).toEqual([18, 100])
  expect(TIMES_MS).toEqual({ total: 3000, progress: 60, status: 1000, testimonial: 2500 })
})

test('there are fifty states, each once, in alphabetical order', () => {
  expect(US_STATES).toHaveLength(50)
  expect([...new Set(US_STATES)].sort()).toEqual([...US_STATES])
  // The first letters show that no name is missing or in another's place.
  expect(US_STATES.map((name) => name[0]).join('')).toBe('AAAACCCDFGHIIIIKKLMMMMMMMMNNNNNNNNOOOPRSSTTUVVWWWW')
  expect(US_STATES.filter((name) => !/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(name))).toEqual([])
})
