// The link from a results page back to the quiz. It takes the answers and the budget along in the fragment, which browsers
// send to nobody.
import { callInline } from '../base/inline-script'
import { ROUTES } from '../base/routes'
import { ANSWER_KEYS, type QuizQuestion } from './answers'
import { getAnswerRules, type ResultsPageName } from './results-title'

type AddressKeys = {
  quizPath: string
  /** The parameters of the page's own address, each with its name in the quiz. */
  keys: [page: string, quiz: string][]
}

/** Runs as text in an inline script, so it may use nothing outside its body. Without answers, the address has no fragment. */
function carryAnswers({ quizPath, keys }: AddressKeys) {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(`main a[href^="${quizPath}"]`)
    if (!link) return
    const query = new URLSearchParams(location.search)
    const given = new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '')
    for (const [key, quiz] of keys) given.set(quiz, query.get(key) ?? '')
    for (const [key, value] of [...given]) if (!value) given.delete(key)
    link.href = quizPath + (`${given}` && `#${given}`)
  })
}

/** An inline script, which does not need the link to be parsed. */
export function getBackScript(page: ResultsPageName): string {
  const keys = getAnswerRules(page).keys
  const questions = Object.keys(ANSWER_KEYS) as QuizQuestion[]
  const options: AddressKeys = {
    quizPath: ROUTES.quiz,
    keys: questions.map((question) => [keys[question], ANSWER_KEYS[question]]),
  }
  return callInline(carryAnswers, options)
}
