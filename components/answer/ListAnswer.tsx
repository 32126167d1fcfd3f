import { AnswerPanel } from './AnswerPanel'
import { getAnswerFacts } from './get-answer-facts'

/** The answer panel on a page that knows nothing about the visitor. Without buttons, which the rankings have. */
export function ListAnswer() {
  const { answers, aside } = getAnswerFacts('rankings')
  return <AnswerPanel answers={answers} title="First 12 months" aside={aside} />
}
