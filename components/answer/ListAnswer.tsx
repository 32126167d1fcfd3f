import { AnswerPanel } from './AnswerPanel'
import { getAnswerFacts } from './get-answer-facts'

/** The three sums on a page that knows nothing of the visitor. Without buttons: the cards or the rankings have them. */
export function ListAnswer() {
  const { answers, aside } = getAnswerFacts('rankings')
  return <AnswerPanel answers={answers} title="First 12 months" aside={aside} />
}
