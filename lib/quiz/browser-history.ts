// What the browser's history keeps of the quiz: with the entry of the form, the answers and the budget that came along; and one
// more entry for the loader, which the results replace, so that Back leads to the form. Nothing else in the quiz touches it.
import { readEntry, replaceFragment, saveEntry, writeEntry } from '../base/entry-state'
import { parseFields } from '../base/form-fields'
import { formatFragment, INPUT_KEYS, parseFragment } from '../base/fragment'
import { ROUTES } from '../base/routes'
import { ANSWER_FIELDS, type Answers, getGivenAnswers } from './answers'
import type { QuizEvent } from './flow'

const KEYS = { answers: 'quiz', budget: 'quiz_budget', loader: 'quiz-loader' }

/** The answers so far: those of this entry, otherwise those of the address. Null without any. */
export const readAnswers = (): Answers | null => getGivenAnswers(readEntry(KEYS.answers), location.hash)

export const keepAnswers = (answers: Answers): void => writeEntry(KEYS.answers, answers)

const isLoader = (): boolean => Boolean(readEntry(KEYS.loader))

/** What the visitor can spend, as a fragment for the results. A link within the page may take its place in the address. */
function keepBudget(): string {
  const given = formatFragment(parseFragment(location.hash, INPUT_KEYS) ?? {}, INPUT_KEYS)
  if (given) writeEntry(KEYS.budget, given)
  return given || String(readEntry(KEYS.budget) ?? '')
}

/** How the page opens: to call before anything else reads the address. Null with the intro. */
export function openQuiz(formId: string): QuizEvent | null {
  // The start button was pressed before this script loaded, so the address has its fragment.
  const isStarted = location.hash === `#${formId}`
  const before = document.querySelector<HTMLElement>('[data-fragment]')?.dataset.fragment
  if (isStarted && before) replaceFragment(before)
  const isReturn = readAnswers() !== null
  keepBudget()
  // The visitor reloaded in the loader, or returned to it. Back has to leave from the form, not lead to it.
  if (isLoader()) history.back()
  if (isReturn) return { type: 'returned' }
  return isStarted ? { type: 'started' } : null
}

/** Back and Forward between the form and the loader. Returns the function that unsubscribes. */
export function followHistory(onEvent: (event: QuizEvent) => void): () => void {
  const follow = () => {
    if (history.state === null) return // a link within the page, such as the skip link
    const answers = parseFields(readEntry(KEYS.answers), ANSWER_FIELDS)
    onEvent(isLoader() ? { type: 'submitted', answers } : { type: 'left-loader' })
  }
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
}

/** Back returns to this entry, which keeps the answers. The loader gets another one. */
export function enterLoader(answers: Answers): void {
  keepAnswers(answers)
  saveEntry()
  if (!isLoader()) history.pushState({ ...history.state, [KEYS.loader]: true }, '')
  addEventListener('pageshow', startAnew)
}

/**
 * Loads the page again if the browser restored it from its back/forward cache, where it would still show the loader.
 * Firefox drops the updates that React had pending, and React then waits for them forever.
 */
function startAnew({ persisted }: PageTransitionEvent) {
  if (persisted) location.reload()
}

/** Replaces the loader. */
export function openResults(answers: Answers): void {
  location.replace(`${ROUTES.quizResults}?${new URLSearchParams(answers)}${keepBudget()}`)
}
