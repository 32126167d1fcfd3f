// The safety block above the cards of the rankings page, and the questions to ask before paying.
import { z } from 'zod'
import { schemaPointer, slug, text } from './fields'

const QUESTION_COUNT = 8

const sources = () =>
  z
    .array(slug())
    .min(1, 'expected at least one source, got %v. Name an id from sources.json.')
    .describe('Ids from sources.json, in the order they are shown.')

export const safetySchema = z
  .strictObject({
    ...schemaPointer,
    title: text('a heading'),
    points: z
      .array(
        z.strictObject({
          lead: text().describe('The words in bold that begin the point.'),
          text: text(),
          sources: sources(),
        }),
      )
      .min(1, 'expected at least one point, got %v.'),
    questionsTitle: text('a heading'),
    questions: z
      .array(z.strictObject({ text: text('a question'), sources: sources() }))
      .length(QUESTION_COUNT, 'expected eight questions, got %v.'),
  })
  .describe('Safety before the click: what to know, and what to ask.')
