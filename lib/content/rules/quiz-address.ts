// If a text shows the address that the quiz sends its answers to, that address must contain every answer: the privacy
// policy must keep up with new questions. Sentences get the number of questions from {questions}.
import { ROUTES } from '../../base/routes'
import { ANSWER_KEYS } from '../../quiz/answers'
import { type ContentIssue, issueOnLine } from '../issue'
import type { CheckedContent } from '../kinds'
import { getDocuments } from './documents'

const ADDRESS = `${ROUTES.quizResults}?${Object.values(ANSWER_KEYS)
  .map((key) => `${key}=…`)
  .join('&')}`

export function checkQuizAddress(content: CheckedContent): ContentIssue[] {
  return getDocuments(content).flatMap(({ file, body }) =>
    body.codes
      .filter(({ text }) => text.startsWith(`${ROUTES.quizResults}?`) && text !== ADDRESS)
      .map(({ text, line }) => {
        const questions = Object.keys(ANSWER_KEYS).join(', ')
        const message = `expected ${ADDRESS}, got ${text}. The quiz asks for ${questions} (lib/quiz/answers.ts): correct the address and the sentences beside it.`
        return issueOnLine(file, line, message)
      }),
  )
}
