// The texts of the quiz that the specification does not fix letter for letter.
import { z } from 'zod'
import { heading, item, text } from './fields'

export const quizSchema = z
  .strictObject({
    unproven: text().describe('Directly under the claims about savings, users, and time.'),
    states: text().describe('Under the list of states: what somebody does whose state is not in it.'),
    complete: text().describe('Under the button, once every question is answered.'),
    preview: z
      .strictObject({
        title: heading(),
        items: z.array(item()).min(1).describe('What the results show, in order.'),
      })
      .describe('What stands in the place of the form before it is opened, on a wide screen.'),
    loader: z
      .strictObject({
        heading: heading(),
        title: heading(),
        note: text().describe('Under the progress: what happens meanwhile.'),
      })
      .describe('The screen between the form and the results.'),
  })
  .describe('The texts of the quiz. Its questions, buttons, and claims are specified.')

export type QuizTexts = z.infer<typeof quizSchema>
