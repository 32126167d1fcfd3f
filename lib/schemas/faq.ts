// The questions on the home page and the rankings page.
import { z } from 'zod'
import { anchor, heading, someOf, sourceIds, text } from './fields'

const question = z.strictObject({
  id: anchor('list'),
  question: text('a question').describe('The question, as a reader would ask it.'),
  answer: someOf(text('a paragraph'), 'paragraph', 'Write the answer.').describe(
    'The paragraphs of the answer, in plain text.',
  ),
  sources: sourceIds(),
})

export const faqSchema = z
  .strictObject({
    title: heading(),
    buttonLabel: text('the text of a button').describe('The text of the button under the questions.'),
    items: someOf(question, 'question').meta({
      title: 'Questions',
      description: 'The questions, in the order shown on the page.',
    }),
  })
  .describe('Questions and answers.')

export type Faq = z.infer<typeof faqSchema>
