// The safety block above the cards of the rankings page, and the questions to ask before paying.
import { z } from 'zod'
import { slug, someOf, text } from './fields'
import { expected } from './messages'

const QUESTION_COUNT = 8

const sources = () =>
  someOf(slug(), 'source', 'Name an id from sources.json.').describe(
    'Ids from sources.json, in the order they are shown.',
  )

export const safetySchema = z
  .strictObject({
    title: text('a heading'),
    points: someOf(
      z.strictObject({
        lead: text().describe('The bold words that begin the point.'),
        text: text(),
        sources: sources(),
      }),
      'point',
    ),
    questionsTitle: text('a heading'),
    questions: z
      .array(z.strictObject({ text: text('a question'), sources: sources() }))
      .length(QUESTION_COUNT, expected('eight questions', 'The title of the list names this number.')),
  })
  .describe('Safety before the click: what to know, and what to ask.')
