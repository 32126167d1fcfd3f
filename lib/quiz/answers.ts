// The three answers of the quiz: what may be answered, and how a complete set travels in an address.

export const AGE_MIN = 18
export const AGE_MAX = 100

export const GENDERS = ['Male', 'Female'] as const

/** The names of the form's fields, which are the keys in the address. */
export const ANSWER_KEYS = { gender: 'g', age: 'ag', state: 'state' } as const

export type Answers = Record<keyof typeof ANSWER_KEYS, string>

/** What the form holds; an empty text is no answer. */
export function readAnswers(form: FormData): Answers {
  const read = (key: string) => String(form.get(key) ?? '').trim()
  return { gender: read(ANSWER_KEYS.gender), age: read(ANSWER_KEYS.age), state: read(ANSWER_KEYS.state) }
}

/** Whether all three questions are answered; nothing is said of the answers' worth. */
export function isComplete({ gender, age, state }: Answers): boolean {
  return gender !== '' && age !== '' && state !== ''
}

/** Whether an age is a whole number from 18 to 100, without leading zeros: what the results page reads. */
export function isValidAge(age: string): boolean {
  return /^[1-9]\d{1,2}$/.test(age) && Number(age) >= AGE_MIN && Number(age) <= AGE_MAX
}

/** "g=Male&ag=30&state=New+York" */
export function toResultsQuery({ gender, age, state }: Answers): string {
  return new URLSearchParams({
    [ANSWER_KEYS.gender]: gender,
    [ANSWER_KEYS.age]: age,
    [ANSWER_KEYS.state]: state,
  }).toString()
}
