// The titles of the two results pages, from the address.
// Reading forgives case and surrounding spaces, and nothing else: a value outside the known sets, or a
// key that comes twice, counts as absent. What a title shows is always a text of ours.
import { US_STATES } from './states'

export type TitleRules = {
  /** The keys of the address. */
  keys: { gender: string; age: string; state: string }
  /** Known gender → the word the title uses. */
  genders: Record<string, string>
  states: readonly string[]
  /** Holds {gender}, {age} and {state}. */
  template: string
  /** What stands for an absent answer; null where one absent answer means the fallback title. */
  defaults: { gender: string; age: string; state: string } | null
  fallback: string
}

/**
 * The title for a query string ("?g=Male&ag=30&state=Texas"). Never throws.
 * It runs in two places: in React, and as text inside TITLE_SCRIPT before the first paint. Hence it may
 * use nothing from outside its own body.
 */
export function composeTitle(search: string, rules: TitleRules): string {
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
  const age = /^(?:1[89]|[2-9]\d|100)$/.test(ageText) ? ageText : undefined
  const state = find(rules.states, read(rules.keys.state))
  const word = gender && rules.genders[gender]
  const fill = (years: string, person: string, place: string) =>
    rules.template.replace('{age}', years).replace('{gender}', person).replace('{state}', place)
  const { defaults, fallback } = rules
  if (!defaults) return age && word && state ? fill(age, word, state) : fallback
  return fill(age || defaults.age, word || defaults.gender, state || defaults.state)
}

/** The fixed edition that the titles name. */
export type Edition = { year: string; month: string }

/** /findquiz1-results: personal when all three answers are there, else the title of the edition. */
export function getQuizTitleRules({ year, month }: Edition): TitleRules {
  return {
    keys: { gender: 'g', age: 'ag', state: 'state' },
    genders: { Male: 'Man', Female: 'Woman' },
    states: US_STATES,
    template: `Top GLP-1 Providers for {age} Year Old {gender} in {state} in ${year}`,
    defaults: null,
    fallback: `Top GLP-1 Providers Right Now for ${month}`,
  }
}

/** /personalized-ranking: each answer on its own, with a default where it is absent. */
export const PERSONAL_TITLE_RULES: TitleRules = {
  keys: { gender: 'gender', age: 'age', state: 'state' },
  genders: { Male: 'Male', Female: 'Female' },
  states: US_STATES,
  template: 'Top GLP-1 Providers for {age} Year Old {gender} in {state}',
  defaults: { gender: 'Person', age: '30', state: 'Your State' },
  fallback: 'Top GLP-1 Providers for 30 Year Old Person in Your State', // the template with its defaults
}

export type ResultsPageName = 'quizResults' | 'personalizedRanking'

export const getTitleRules = (page: ResultsPageName, edition: Edition): TitleRules =>
  page === 'quizResults' ? getQuizTitleRules(edition) : PERSONAL_TITLE_RULES

/** Plain script for right after the title's island: sets the text while the page is parsed, before the first paint. */
export function getTitleScript(rules: TitleRules): string {
  return `document.currentScript.previousElementSibling.firstElementChild.textContent=(${composeTitle.toString()})(location.search,${JSON.stringify(rules)})`
}
