// The titles of the two results pages, composed from the query string.
// Case and surrounding spaces do not matter. Any other value, or a repeated parameter, counts as no answer. A title
// shows only known values, never text from the address.

import { callInline } from '../base/inline-script'
import type { RouteName } from '../base/routes'
import { US_STATES } from '../base/states'
import type { Site } from '../schemas/site'
import { AGE_MAX, AGE_MIN, ANSWER_KEYS, type GENDERS, type QuizQuestion } from './answers'

/** The answers that are known values. `gender` is the word in the title. */
export type KnownAnswers = { [Key in QuizQuestion]: string | undefined }

/**
 * The answers in a query string ("?g=Male&ag=30&state=Texas"). This and the two functions after it also run as text, in an
 * inline script, so they may use nothing outside their bodies.
 */
export function readKnownAnswers(search: string, rules: AnswerRules): KnownAnswers {
  const query = new URLSearchParams(search)
  const read = (key: string) => {
    const values = query.getAll(key)
    return values.length === 1 ? (values[0] as string).replace(/^ +| +$/g, '') : ''
  }
  // Only ASCII letters are compared: in other scripts, lowercasing can turn a look-alike into a match.
  const find = (known: readonly string[], value: string) =>
    /^[A-Za-z ]+$/.test(value)
      ? known.find((entry) => entry.toLowerCase() === value.toLowerCase())
      : undefined
  const gender = find(Object.keys(rules.genders), read(rules.keys.gender))
  const ageText = read(rules.keys.age)
  const { min, max } = rules.ages
  const isAge = /^[1-9]\d{1,2}$/.test(ageText) && Number(ageText) >= min && Number(ageText) <= max
  return {
    gender: gender && rules.genders[gender],
    age: isAge ? ageText : undefined,
    state: find(rules.states, read(rules.keys.state)),
  }
}

/** The parts of the title. Every question needs an answer or a default, also one that `template` does not name: otherwise, it is the fallback. */
export function composeTitle(
  answers: KnownAnswers,
  { template, defaults, fallback }: TitleRules,
): TitleParts {
  let title = template
  for (const question of Object.keys(answers) as QuizQuestion[]) {
    const answer = answers[question] || defaults?.[question]
    if (!answer) return fallback
    title = title.map((part) => part.replace(`{${question}}`, answer))
  }
  return title
}

/** Gender in the address → the word in the title. */
const GENDER_WORDS = {
  quizResults: { Male: 'Man', Female: 'Woman' },
  personalizedRanking: { Male: 'Male', Female: 'Female' },
} satisfies Partial<Record<RouteName, Record<(typeof GENDERS)[number], string>>>

export type ResultsPageName = keyof typeof GENDER_WORDS

/** Which query parameters and values are answers. Ages are inclusive. */
type AnswerRules = {
  ages: { min: number; max: number }
  states: readonly string[]
  keys: Record<QuizQuestion, string>
  genders: Record<string, string>
}

export const getAnswerRules = (page: ResultsPageName): AnswerRules => ({
  ages: { min: AGE_MIN, max: AGE_MAX },
  states: US_STATES,
  keys: page === 'quizResults' ? ANSWER_KEYS : { gender: 'gender', age: 'age', state: 'state' },
  genders: GENDER_WORDS[page],
})

/** Five texts. The second and the fourth, "GLP-1" and "46 Year Old Woman", stay on one line if they fit. */
type TitleParts = readonly string[]

type TitleRules = AnswerRules & {
  /** Has every question as a placeholder. */
  template: TitleParts
  /** Null: one missing answer means the fallback title. */
  defaults: KnownAnswers | null
  fallback: TitleParts
}

export const getTitleRules = (page: ResultsPageName, { year, month }: Site['resultsEdition']): TitleRules =>
  page === 'quizResults'
    ? {
        ...getAnswerRules(page),
        template: ['Top ', 'GLP-1', ' Providers for ', '{age} Year Old {gender}', ` in {state} in ${year}`],
        defaults: null,
        fallback: ['Top ', 'GLP-1', ` Providers Right Now for ${month}`, '', ''],
      }
    : {
        ...getAnswerRules(page),
        template: ['Top ', 'GLP-1', ' Providers for ', '{age} Year Old {gender}', ' in {state}'],
        defaults: { gender: 'Person', age: '30', state: 'Your State' },
        fallback: ['Top ', 'GLP-1', ' Providers for ', '30 Year Old Person', ' in Your State'], // the template with its defaults
      }

/** Leaves the answers on the title, where `readTitleAnswers` finds them. */
function setTitle(read: typeof readKnownAnswers, compose: typeof composeTitle, rules: TitleRules) {
  const title = document.querySelector('h1') as HTMLElement
  const answers = read(location.search, rules)
  for (const [index, part] of compose(answers, rules).entries()) {
    const element = title.children[index]
    if (element) element.textContent = part
  }
  title.dataset.answers = JSON.stringify(answers)
}

/** An inline script to place after the title, whose children are the parts. It sets the title before the first paint. */
export const getTitleScript = (rules: TitleRules): string =>
  callInline(setTitle, readKnownAnswers, composeTitle, rules)

/** What the title's script found. It also runs as text in an inline script, so it may use nothing outside its body. */
export const readTitleAnswers = () =>
  JSON.parse(document.querySelector('h1')?.dataset.answers ?? '{}') as Partial<KnownAnswers>
