import {
  AGE_MAX,
  AGE_MIN,
  ANSWER_KEYS,
  GENDERS,
  isComplete,
  normalizeAge,
  parseKeptAnswers,
  readAnswers,
  toResultsQuery,
} from '@/lib/quiz/answers'
import { progressAfter, rotate, statusAfter } from '@/lib/quiz/loader'
import { US_STATES } from '@/lib/quiz/states'

test('answers are read from the form and travel under their keys', () => {
  const form = new FormData()
  form.set('g', 'Male')
  form.set('ag', ' 42 ')
  form.set('state', 'New York')
  const answers = readAnswers(form)
  expect(answers).toEqual({ gender: 'Male', age: '42', state: 'New York' })
  expect(isComplete(answers)).toBe(true)
  expect(toResultsQuery(answers)).toBe('g=Male&ag=42&state=New+York')
})

test.each(['gender', 'age', 'state'] as const)('without %s the answers are not complete', (missing) => {
  expect(isComplete({ gender: 'Male', age: '42', state: 'Ohio', [missing]: '' })).toBe(false)
})

test('an empty form has no answers', () => {
  expect(readAnswers(new FormData())).toEqual({ gender: '', age: '', state: '' })
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

test('answers that the history kept come back as given; anything else is nothing', () => {
  expect(parseKeptAnswers({ gender: 'Male', age: '17', x: 1 })).toEqual({
    gender: 'Male',
    age: '17',
    state: '',
  })
  expect([parseKeptAnswers(undefined), parseKeptAnswers('Male'), parseKeptAnswers(null)]).toEqual([
    null,
    null,
    null,
  ])
})

test('progress rises 2.5 points a tick and stops at 100', () => {
  expect([0, 1, 2, 39, 40, 41, 50].map(progressAfter)).toEqual([0, 2.5, 5, 97.5, 100, 100, 100])
})

test('testimonials rotate', () => {
  expect([0, 1, 2, 3].map((ticks) => rotate(['a', 'b'], ticks))).toEqual(['a', 'b', 'a', 'b'])
})

test('the status goes on to its last text and stays there', () => {
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
  expect([AGE_MIN, AGE_MAX]).toEqual([18, 100])
})

test('there are fifty states, each once, in alphabetical order', () => {
  expect(US_STATES).toHaveLength(50)
  expect([...new Set(US_STATES)].sort()).toEqual([...US_STATES])
  // The first letters of all fifty, and the ends, hold every name in its place.
  expect(US_STATES.map((name) => name[0]).join('')).toBe('AAAACCCDFGHIIIIKKLMMMMMMMMNNNNNNNNOOOPRSSTTUVVWWWW')
  expect(US_STATES.filter((name) => !/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(name))).toEqual([])
})
