// The questions under the home page and the rankings.
import { z } from 'zod'
import { schemaPointer, slug, text } from './fields'

const question = z.strictObject({
  id: slug().describe('A short name that never changes; it is the address of the question.'),
  question: text('a question'),
  answer: z.array(text('a paragraph')).min(1, 'expected at least one paragraph, got %v. Write the answer.'),
  sources: z.array(slug()).describe('Ids from sources.json, in the order they are shown.'),
})

export const faqSchema = z
  .strictObject({
    ...schemaPointer,
    title: text('a heading'),
    buttonLabel: text('the words of a button'),
    items: z.array(question).min(1, 'expected at least one question, got %v.'),
  })
  .describe('Questions and answers.')

export type Faq = z.infer<typeof faqSchema>
