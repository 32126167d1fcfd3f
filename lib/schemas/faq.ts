// The questions on the home page and the rankings page.
import { z } from 'zod'
import { slug, someOf, text } from './fields'

const question = z.strictObject({
  id: slug().describe('A short name that never changes; it is the address of the question.'),
  question: text('a question'),
  answer: someOf(text('a paragraph'), 'paragraph', 'Write the answer.'),
  sources: z.array(slug()).describe('Ids from sources.json, in the order they are shown.'),
})

export const faqSchema = z
  .strictObject({
    title: text('a heading'),
    buttonLabel: text('the text of a button'),
    items: someOf(question, 'question'),
  })
  .describe('Questions and answers.')

export type Faq = z.infer<typeof faqSchema>
