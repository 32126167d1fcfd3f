// The quiz's questions and answers: which values are allowed, and how answers are written in the results address.
import { parseFields, TYPED_NUMBER } from '../base/form-fields'
import { capitalize, spellCount } from '../base/format'
import { US_STATES } from '../base/states'

export const AGE_MIN = 18
export const AGE_MAX = 100

export const GENDERS = ['Male', 'Female'] as const

/** The questions, in the order of the form, each with the name of its field and URL parameter. */
export const ANSWER_KEYS = { gender: 'g', age: 'ag', state: 'state' } as const

export type QuizQuestion = keyof typeof ANSWER_KEYS

export const ANSWER_FIELDS = Object.values(ANSWER_KEYS)

/** An empty string means not answered. */
export type Answers = Record<(typeof ANSWER_FIELDS)[number], string>

/** "Three questions". Texts in content/ write {questions}. */
export const QUESTION_COUNT_LABEL = `${capitalize(spellCount(ANSWER_FIELDS.length))} questions`

/** What happens to the answers. Texts in content/ write {answers}, legal pages <Sentence says="answers-send" />. */
export const WHAT_ANSWERS_SEND =
  'The address of your results holds your gender, age, and state, and the log of our host can contain it.'

/** What the answers change, with a program of Medicare or after it. Legal pages write <Sentence says="answers-change" />. */
export const formatWhatAnswersChange = (hasProgram: boolean): string =>
  `Your gender and age change the title, your state one line under it.${hasProgram ? ' From 65, Medicare’s $50-a-month program, for people who qualify, joins what may fit a budget.' : ''} They change neither which providers are listed nor their order.`

/** Whether every question is answered. The answers may still be invalid. */
export const isComplete = (answers: Answers): boolean => ANSWER_FIELDS.every((field) => answers[field] !== '')

/**
 * The age in the form that the results page expects, whole years from AGE_MIN to AGE_MAX: "050" and "50.5" become "50", and
 * "1e2" becomes "100". Null for any other text.
 */
export function normalizeAge(typed: string): string | null {
  const age = TYPED_NUMBER.test(typed) ? Number(typed) : Number.NaN
  return age >= AGE_MIN && age <= AGE_MAX ? String(Math.floor(age)) : null
}

/**
 * The answers so far, complete or not: those that the history entry keeps, otherwise those in a fragment like
 * "#g=Male&ag=30&state=New+York", by which a results page leads back, read as forgivingly as there. Null without any.
 */
export function getGivenAnswers(kept: unknown, fragment: string): Answers | null {
  if (kept !== undefined) return parseFields(kept, ANSWER_FIELDS)
  const given = new URLSearchParams(fragment.slice(1))
  const read = (field: string) => (given.get(field) ?? '').trim().toLowerCase()
  const find = (known: readonly string[], field: string) =>
    known.find((entry) => entry.toLowerCase() === read(field)) ?? ''
  const age = TYPED_NUMBER.test(read('ag')) ? read('ag') : ''
  const answers = { g: find(GENDERS, 'g'), ag: age, state: find(US_STATES, 'state') }
  return ANSWER_FIELDS.some((field) => answers[field]) ? answers : null
}
