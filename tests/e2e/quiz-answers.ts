// How the browser tests answer the quiz: an entry for each question, in the order of the form.
import type { Page } from 'playwright/test'
import type { QuizQuestion as QuestionName } from '../../lib/quiz/answers'

type QuizQuestion = {
  /** In the URL of the results. */
  parameter: string
  answer: string
  fill: (page: Page, answer: string) => Promise<unknown>
  /** Enters the answer by keyboard while the field has focus. */
  type: (page: Page) => Promise<void>
}

const QUESTIONS: Record<QuestionName, QuizQuestion> = {
  gender: {
    parameter: 'g',
    answer: 'Female',
    fill: (page, answer) => page.getByRole('radio', { name: answer, exact: true }).check(),
    type: async ({ keyboard }) => {
      await keyboard.press('Space') // Male
      await keyboard.press('ArrowRight') // Female
    },
  },
  age: {
    parameter: 'ag',
    answer: '42',
    fill: (page, answer) => page.getByLabel('Age').fill(answer),
    type: ({ keyboard }) => keyboard.type('42'),
  },
  state: {
    parameter: 'state',
    answer: 'New York',
    fill: (page, answer) => page.getByLabel('State').selectOption(answer),
    type: ({ keyboard }) => keyboard.type('New Y'),
  },
}

const ENTRIES = Object.entries(QUESTIONS) as [QuestionName, QuizQuestion][]

/** One step for each question. `changed` overrides the default answers. */
export const getAnswerSteps = (changed: Partial<Record<QuestionName, string>> = {}) =>
  ENTRIES.map(
    ([name, { answer, fill }]) =>
      (page: Page) =>
        fill(page, changed[name] ?? answer),
  )

export async function answerQuiz(page: Page, changed?: Partial<Record<QuestionName, string>>) {
  for (const step of getAnswerSteps(changed)) await step(page)
}

/** Tabs from the control before the form to the submit button, past the link to the ranking, and enters the default answers. */
export async function typeAnswers(page: Page) {
  for (const [, { type }] of ENTRIES) {
    await page.keyboard.press('Tab')
    await type(page)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
}

/** The URL of the results for the default answers. */
export const RESULTS = `/findquiz1-results?${new URLSearchParams(
  ENTRIES.map(([, { parameter, answer }]) => [parameter, answer]),
)}`
