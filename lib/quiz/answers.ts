// The quiz's answers: which values are allowed, and how a complete set is written in an address.

export const AGE_MIN = 18
export const AGE_MAX = 100

export const GENDERS = ['Male', 'Female'] as const

/** The names of the form's fields and of the parameters in the address. */
export const ANSWER_KEYS = { gender: 'g', age: 'ag', state: 'state' } as const

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

/** Whether an age is a whole number from AGE_MIN to AGE_MAX, without leading zeros. The results pages read it the same way. */
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
