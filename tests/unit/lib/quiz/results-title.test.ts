import fc from 'fast-check'
import { US_STATES } from '@/lib/base/states'
import { ANSWER_KEYS } from '@/lib/quiz/answers'
import { composeTitle, getTitleRules, getTitleScript, readKnownAnswers } from '@/lib/quiz/results-title'
import { runInline } from '../../../fixtures/run-inline'

const EDITION = { year: '2025', month: 'August 2025' }
const QUIZ = getTitleRules('quizResults', EDITION)
const PERSONAL = getTitleRules('personalizedRanking', EDITION)
const FALLBACK = 'Top GLP-1 Providers Right Now for August 2025'
const quiz = (search: string) => composeTitle(readKnownAnswers(search, QUIZ), QUIZ).join('')
const personal = (search: string) => composeTitle(readKnownAnswers(search, PERSONAL), PERSONAL).join('')

test('every answer is shown in the titles', () => {
  for (const { template } of [QUIZ, PERSONAL])
    for (const question of Object.keys(ANSWER_KEYS)) expect(template.join('')).toContain(`{${question}}`)
})

test.each([
  ['?g=Male&ag=30&state=Texas', 'Top GLP-1 Providers for 30 Year Old Man in Texas in 2025'],
  ['?g=Female&ag=18&state=New+York', 'Top GLP-1 Providers for 18 Year Old Woman in New York in 2025'],
  ['?g=FEMALE&ag=100&state=new%20york', 'Top GLP-1 Providers for 100 Year Old Woman in New York in 2025'],
  ['?g=%20male%20&ag=+42+&state=+TEXAS', 'Top GLP-1 Providers for 42 Year Old Man in Texas in 2025'],
  [
    '?g=%20%20male%20%20&ag=++42++&state=++TEXAS++',
    'Top GLP-1 Providers for 42 Year Old Man in Texas in 2025',
  ],
  ['?state=Ohio&ag=99&g=Male&utm_source=x', 'Top GLP-1 Providers for 99 Year Old Man in Ohio in 2025'],
])('the quiz results at %s', (search, title) => {
  expect(quiz(search)).toBe(title)
})

test.each(US_STATES)('%s is recognized in upper case', (state) => {
  const search = new URLSearchParams({ g: 'male', ag: '30', state: state.toUpperCase() })
  expect(quiz(`?${search}`)).toBe(`Top GLP-1 Providers for 30 Year Old Man in ${state} in 2025`)
})

test.each([
  '',
  '?',
  '?g=Male',
  '?g=Male&ag=30',
  '?ag=30&state=Texas',
  '?g=Person&ag=30&state=Texas',
  '?g=Male&ag=17&state=Texas',
  '?g=Male&ag=101&state=Texas',
  '?g=Male&ag=030&state=Texas',
  '?g=Male&ag=30.0&state=Texas',
  '?g=Male&ag=3e1&state=Texas',
  '?g=Male&ag=３０&state=Texas',
  '?g=Male&ag=30&state=TX',
  '?g=Male&ag=30&state=Your+State',
  '?g=Male&ag=30&state=Puerto+Rico',
  '?g=Male&g=Female&ag=30&state=Texas',
  '?g=Male&g=Male&ag=30&state=Texas',
  '?g[]=Male&ag=30&state=Texas',
  '?G=Male&AG=30&STATE=Texas',
  '?g=Male%00&ag=30&state=Texas',
  '?g=Male&ag=30&state=Ala%E2%84%AAa',
  '?g=Male&ag=30&state=ala\u212Aska',
  '?g=Male&ag=30&state=\u212Aansas',
  '?g=Male&ag=30&state=New+Yor\u212A',
  '?g=Male&ag=30&state=Tex%0Aas',
  '?g=Male&ag=30&state=%C2%A0Texas',
  '?g=Male&ag=30&state=\tTexas',
  '?g=<b>Male</b>&ag=30&state=Texas',
  '?g=Male&ag=30&state=__proto__',
  '?g=constructor&ag=30&state=Texas',
  '?g=toString&ag=30&state=Texas',
  '?g=Male;ag=30;state=Texas',
  '?%',
  '?g=%E0%A4%A&ag=30&state=Texas',
  `?g=Male&ag=30&state=${'Texas'.repeat(20_000)}`,
])('the quiz results have the default title at %j', (search) => {
  expect(quiz(search)).toBe(FALLBACK)
})

test.each([
  ['', 'Top GLP-1 Providers for 30 Year Old Person in Your State'],
  ['?gender=female', 'Top GLP-1 Providers for 30 Year Old Female in Your State'],
  ['?age=55', 'Top GLP-1 Providers for 55 Year Old Person in Your State'],
  ['?state=ohio', 'Top GLP-1 Providers for 30 Year Old Person in Ohio'],
  ['?gender=Male&age=64&state=Maine', 'Top GLP-1 Providers for 64 Year Old Male in Maine'],
  ['?gender=x&age=17&state=Maine', 'Top GLP-1 Providers for 30 Year Old Person in Maine'],
  ['?g=Male&ag=64', 'Top GLP-1 Providers for 30 Year Old Person in Your State'],
])('the second results page at %j', (search, title) => {
  expect(personal(search)).toBe(title)
})

test('before the address is read, the second results page has the title of its defaults', () => {
  expect(PERSONAL.fallback.join('')).toBe(personal(''))
})

test('generated addresses: each page shows one of our titles and nothing from the address', () => {
  const states = US_STATES.join('|')
  const ages = '(?:1[89]|[2-9]\\d|100)'
  const quizTitle = new RegExp(
    `^(?:${FALLBACK}|Top GLP-1 Providers for ${ages} Year Old (?:Man|Woman) in (?:${states}) in 2025)$`,
  )
  const personalTitle = new RegExp(
    `^Top GLP-1 Providers for ${ages} Year Old (?:Person|Male|Female) in (?:Your State|${states})$`,
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'Male',
      'female',
      '30',
      '101',
      'Texas',
      'texas ',
      '<script>alert(1)</script>',
      '%00',
      '[]',
      '&',
      '=',
    ),
  )
  const key = fc.oneof(
    fc.constantFrom('g', 'ag', 'state', 'gender', 'age', 'g[]', 'G', '__proto__'),
    fc.string(),
  )
  const address = fc
    .array(fc.tuple(key, value, fc.boolean()), { maxLength: 6 })
    .map(
      (pairs) =>
        `?${pairs.map(([k, v, raw]) => (raw ? `${k}=${v}` : `${encodeURIComponent(k.toWellFormed())}=${encodeURIComponent(v.toWellFormed())}`)).join('&')}`,
    )
  fc.assert(
    fc.property(address, (search) => {
      expect(quiz(search)).toMatch(quizTitle)
      expect(personal(search)).toMatch(personalTitle)
    }),
    { numRuns: 200 },
  )
})

test('the script sets the title, and leaves the answers on it', () => {
  const parts = Array.from({ length: 5 }, () => ({ textContent: '' }))
  const title = { children: parts, dataset: { answers: '' } }
  runInline(getTitleScript(QUIZ), {
    URLSearchParams,
    document: { querySelector: () => title },
    location: { search: '?g=Male&ag=30&state=Texas' },
  })
  // The second and the fourth part stay on one line.
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Top ',
    'GLP-1',
    ' Providers for ',
    '30 Year Old Man',
    ' in Texas in 2025',
  ])
  expect(JSON.parse(title.dataset.answers)).toEqual({ gender: 'Man', age: '30', state: 'Texas' })
})
