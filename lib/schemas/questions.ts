// The questions people ask before they buy: a short answer to each, where to read on, and the words to ask a seller.
import { z } from 'zod'
import { anchor, heading, siteLink, someOf, text } from './fields'
import { expectedIn } from './messages'

const question = z
  .strictObject({
    id: anchor('text'),
    question: text('a question').describe('The question, as a reader would ask it.'),
    answer: text('an answer').describe('The answer in one or two sentences.'),
    href: siteLink()
      .nullable()
      .describe('The page and section with the whole answer and its sources, or null.'),
    ask: text('a question to a seller').nullable().describe('The words to ask a seller, or null.'),
  })
  .refine(
    ({ href, ask }) => href !== null || ask !== null,
    expectedIn('href', 'an address, or words in "ask"', 'Say where to read on, or what to ask the seller.'),
  )

export const questionsSchema = z
  .strictObject({
    title: heading(),
    lead: text().describe('The sentence under the heading.'),
    groups: someOf(
      z.strictObject({
        id: anchor('text'),
        title: heading(),
        items: someOf(question, 'question').describe('The questions of the group.'),
      }),
      'group',
    ).describe('The groups, in the order shown.'),
  })
  .describe('The questions people ask before they buy, and where each is answered.')

export type Question = z.infer<typeof question>
