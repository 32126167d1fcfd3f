// The titles of the two results pages, from the address.
// Case and surrounding spaces do not matter. Any other difference from the known values, or a repeated parameter, counts
// as no answer. What a title shows is always a text of ours.
import { AGE_MAX, AGE_MIN, ANSWER_KEYS, type GENDERS } from './answers'
import { US_STATES } from './states'

/** Which texts of an address are answers. */
export type AnswerRules = {
  /** The keys of the address. */
  keys: { gender: string; age: string; state: string }
  /** Known gender → the word the title uses. */
  genders: Record<string, string>
  /** Both ends included. */
  ages: { min: number; max: number }
  states: readonly string[]
}

export type TitleRules = AnswerRules & {
  /** Contains {gender}, {age} and {state}. */
  template: string
  /** Replaces a missing answer; null where one missing answer means the fallback title. */
  defaults: { gender: string; age: string; state: string } | null
  fallback: string
}

/** The answers of an address: texts of ours, or undefined. `gender` is the word the title uses. */
export type KnownAnswers = { gender?: string; age?: string; state?: string }

/**
 * The answers in a query string ("?g=Male&ag=30&state=Texas"). Never throws.
 * This and the functions that get its result run in two places: in React, and as text inside an inline script before the
 * first paint. Hence they may use nothing from outside their own bodies.
 */
export function readKnownAnswers(search: string, rules: AnswerRules): KnownAnswers {
  const query = new URLSearchParams(search)
  const read = (key: string) => {
    const values = query.getAll(key)
    return values.length === 1 ? (values[0] as string).replace(/^ +| +$/g, '') : ''
  }
  // Only plain Latin letters are compared, so that no look-alike of another script folds into a match.
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

/** The title for the answers of an address. */
export function composeTitle({ gender, age, state }: KnownAnswers, rules: TitleRules): string {
  const fill = (years: string, person: string, place: string) =>
    rules.template.replace('{age}', years).replace('{gender}', person).replace('{state}', place)
  const { defaults, fallback } = rules
  if (!defaults) return age && gender && state ? fill(age, gender, state) : fallback
  return fill(age || defaults.age, gender || defaults.gender, state || defaults.state)
}

type Genders = Record<(typeof GENDERS)[number], string>

const KNOWN = { ages: { min: AGE_MIN, max: AGE_MAX }, states: US_STATES }

const ANSWER_RULES = {
  quizResults: {
    ...KNOWN,
    keys: ANSWER_KEYS,
    genders: { Male: 'Man', Female: 'Woman' } satisfies Genders,
  },
  personalizedRanking: {
    ...KNOWN,
    keys: { gender: 'gender', age: 'age', state: 'state' },
    genders: { Male: 'Male', Female: 'Female' } satisfies Genders,
  },
} satisfies Record<string, AnswerRules>

export type ResultsPageName = keyof typeof ANSWER_RULES

export const getAnswerRules = (page: ResultsPageName): AnswerRules => ANSWER_RULES[page]

/** The fixed edition that the titles name. */
export type Edition = { year: string; month: string }

/** /findquiz1-results: personal when all three answers are there, else the title of the edition. */
export function getQuizTitleRules({ year, month }: Edition): TitleRules {
  return {
    ...ANSWER_RULES.quizResults,
    template: `Top GLP-1 Providers for {age} Year Old {gender} in {state} in ${year}`,
    defaults: null,
    fallback: `Top GLP-1 Providers Right Now for ${month}`,
  }
}

/** /personalized-ranking: each answer on its own, with a default where it is missing. */
export const PERSONAL_TITLE_RULES: TitleRules = {
  ...ANSWER_RULES.personalizedRanking,
  template: 'Top GLP-1 Providers for {age} Year Old {gender} in {state}',
  defaults: { gender: 'Person', age: '30', state: 'Your State' },
  fallback: 'Top GLP-1 Providers for 30 Year Old Person in Your State', // the template with its defaults
}

export const getTitleRules = (page: ResultsPageName, edition: Edition): TitleRules =>
  page === 'quizResults' ? getQuizTitleRules(edition) : PERSONAL_TITLE_RULES

/** Plain script for right after the title's island: sets the text while the page is parsed, before the first paint. */
export function getTitleScript(rules: TitleRules): string {
  return `(function(r){document.currentScript.previousElementSibling.firstElementChild.textContent=(${composeTitle.toString()})((${readKnownAnswers.toString()})(location.search,r),r)})(${JSON.stringify(rules)})`
}
