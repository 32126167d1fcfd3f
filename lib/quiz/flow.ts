// The steps of the quiz: what is on the screen, and what each event makes of it. A pure reducer; what the browser's history
// keeps of the steps is in browser-history.ts.
import type { Answers } from './answers'

export type QuizState =
  | { step: 'intro' }
  /** Without the focus, the browser restores where the visitor was. */
  | { step: 'form'; takesFocus: boolean }
  | { step: 'loader'; answers: Answers }

export type QuizEvent =
  | { type: 'started' }
  /** The visitor came back to earlier answers. */
  | { type: 'returned' }
  | { type: 'submitted'; answers: Answers }
  /** Back, or a link that is clicked in the loader. Back over a link within the form changes nothing. */
  | { type: 'left-loader' }

export function reduceQuiz(state: QuizState, event: QuizEvent): QuizState {
  switch (event.type) {
    case 'started':
      return { step: 'form', takesFocus: true }
    case 'returned':
      return { step: 'form', takesFocus: false }
    case 'submitted':
      return { step: 'loader', answers: event.answers }
    case 'left-loader':
      return state.step === 'loader' ? { step: 'form', takesFocus: true } : state
  }
}
