// The quiz's answers: which values are allowed, and how a complete set is written in an address.

export const AGE_MIN = 18
export const AGE_MAX = 100

export const GENDERS = ['Male', 'Female'] as const

/** The names of the form's fields and of the parameters in the address. */
export const ANSWER_KEYS = { gender: 'g', age: 'ag', state: 'state' } as const

/** The key under which the history keeps the answers so far. */
export const QUIZ_ENTRY_KEY = 'quiz'

export type Answers = Record<keyof typeof ANSWER_KEYS, string>

/** The answers in the form; an empty text is no answer. */
export function readAnswers(form: FormData): Answers {
  const read = (key: string) => String(form.get(key) ?? '').trim()
  return { gender: read(ANSWER_KEYS.gender), age: read(ANSWER_KEYS.age), state: read(ANSWER_KEYS.state) }
}

/** Whether every question is answered. The answers may still be invalid. */
export function isComplete({ gender, age, state }: Answers): boolean {
  return gender !== '' && age !== '' && state !== ''
}

/** Every number that a browser's number field accepts, in plain Latin digits. */
const NUMBER = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i

/**
 * The age as the results page reads it, whole years from 18 to 100: "50" also for "050" and "50.5", "100" for "1e2".
 * Null for any other text.
 */
export function normalizeAge(typed: string): string | null {
  const age = NUMBER.test(typed) ? Number(typed) : Number.NaN
  return age >= AGE_MIN && age <= AGE_MAX ? String(Math.floor(age)) : null
}

/** "g=Male&ag=30&state=New+York" */
export function toResultsQuery({ gender, age, state }: Answers): string {
  return new URLSearchParams({
    [ANSWER_KEYS.gender]: gender,
    [ANSWER_KEYS.age]: age,
    [ANSWER_KEYS.state]: state,
  }).toString()
}

/** Answers so far from whatever the history kept, or null. They come back as given, complete or not. */
export function parseKeptAnswers(kept: unknown): Answers | null {
  if (typeof kept !== 'object' || kept === null) return null
  const read = (name: keyof Answers) => {
    const value: unknown = Reflect.get(kept, name)
    return typeof value === 'string' ? value : ''
  }
  return { gender: read('gender'), age: read('age'), state: read('state') }
}
