import { US_STATES } from '@/lib/base/states'
import {
  AGE_MAX,
  AGE_MIN,
  ANSWER_KEYS,
  type Answers,
  GENDERS,
  isComplete,
  normalizeAge,
  parseKeptAnswers,
  QUESTION_COUNT_LABEL,
  readAnswers,
  toResultsQuery,
} from '@/lib/quiz/answers'
import {
  LOADER_DURATION_MS,
  PROGRESS_INTERVAL_MS,
  progressAfter,
  STATUS_INTERVAL_MS,
  statusAfter,
  TESTIMONIAL_INTERVAL_MS,
} from '@/lib/quiz/loader'

const QUESTIONS = Object.entries(ANSWER_KEYS) as [keyof Answers, string][]

/** The answers from a form with these values; the other questions are answered with "x". */
function answer(values: Partial<Answers>) {
  const form = new FormData()
  for (const [question, key] of QUESTIONS) form.set(key, values[question] ?? 'x')
  return readAnswers(form)
}

test('answers are read from the form and go into the address under their keys', () => {
  const answers = answer({ gender: 'Male', age: ' 42 ', state: 'New York' })
  expect(answers).toMatchObject({ gender: 'Male', age: '42', state: 'New York' })
  expect(isComplete(answers)).toBe(true)
  expect(toResultsQuery(answers)).toContain('g=Male&ag=42&state=New+York')
})

test.each(QUESTIONS)('without %s the answers are not complete', (missing) => {
  expect(isComplete(answer({ [missing]: ' ' }))).toBe(false)
})

test('an empty form has no answers', () => {
  expect(new Set(Object.values(readAnswers(new FormData())))).toEqual(new Set(['']))
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

test('answers from the browser history come back as given; anything else is null', () => {
  expect(parseKeptAnswers({ gender: 'Male', age: '17', x: 1 })).toMatchObject({
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
  expect([LOADER_DURATION_MS, PROGRESS_INTERVAL_MS]).toEqual([3000, 60])
  expect([STATUS_INTERVAL_MS, TESTIMONIAL_INTERVAL_MS]).toEqual([1000, 2500])
})

test('there are fifty states, each once, in alphabetical order', () => {
  expect(US_STATES).toHaveLength(50)
  expect([...new Set(US_STATES)].sort()).toEqual([...US_STATES])
  // The first letters show that no name is missing or in another's place.
  expect(US_STATES.map((name) => name[0]).join('')).toBe('AAAACCCDFGHIIIIKKLMMMMMMMMNNNNNNNNOOOPRSSTTUVVWWWW')
  expect(US_STATES.filter((name) => !/^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/.test(name))).toEqual([])
})
