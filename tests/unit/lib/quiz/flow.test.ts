import { type QuizEvent, type QuizState, reduceQuiz } from '@/lib/quiz/flow'

const ANSWERS = { g: 'Female', ag: '42', state: 'Texas' }
const INTRO: QuizState = { step: 'intro' }
const FORM: QuizState = { step: 'form', takesFocus: true }
const RESTORED: QuizState = { step: 'form', takesFocus: false }
const LOADER: QuizState = { step: 'loader', answers: ANSWERS }

test.each<[string, QuizState, QuizEvent, QuizState]>([
  ['the start button shows the form, with the focus', INTRO, { type: 'started' }, FORM],
  ['earlier answers show the form where it was left', INTRO, { type: 'returned' }, RESTORED],
  ['the form leads to the loader', FORM, { type: 'submitted', answers: ANSWERS }, LOADER],
  ['Back in the loader leads to the form, with the focus', LOADER, { type: 'left-loader' }, FORM],
  ['Back over a link within the form moves nothing', RESTORED, { type: 'left-loader' }, RESTORED],
  ['Forward from the form leads to the loader', RESTORED, { type: 'submitted', answers: ANSWERS }, LOADER],
])('%s', (_, before, event, after) => {
  expect(reduceQuiz(before, event)).toEqual(after)
})
