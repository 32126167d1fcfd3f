// Safety texts, each written once: the block above the cards of the rankings page, the questions to ask before
// paying, and the two boxes that guides show.
import { z } from 'zod'
import { schemaPointer, slug, text } from './fields'

const QUESTION_COUNT = 8

const sources = () =>
  z
    .array(slug())
    .min(1, 'expected at least one source, got %v. Name an id from sources.json.')
    .describe('Ids from sources.json, in the order they are shown.')

const point = z.strictObject({
  lead: text().describe('The words in bold that begin the point.'),
  text: text(),
  sources: sources(),
})

const points = () => z.array(point).min(1, 'expected at least one point, got %v.')

export const safetySchema = z
  .strictObject({
    ...schemaPointer,
    title: text('a heading'),
    points: points(),
    questionsTitle: text('a heading'),
    questions: z
      .array(z.strictObject({ text: text('a question'), sources: sources() }))
      .length(QUESTION_COUNT, 'expected eight questions, got %v.'),
    whoShouldNot: z
      .strictObject({ title: text('a heading'), items: points(), after: text() })
      .describe('Who should not take these drugs: <WhoShouldNot /> in a guide.'),
    card: z
      .strictObject({
        title: text('a heading'),
        intro: text(),
        sections: z
          .array(z.strictObject({ title: text('a heading'), items: points() }))
          .min(1, 'expected at least one section, got %v.'),
      })
      .describe('The card to print and keep: <SafetyCard /> in a guide.'),
  })
  .describe('Safety texts that stand on more than one page.')

export type Safety = z.infer<typeof safetySchema>
export type SafetyPoint = z.infer<typeof point>
