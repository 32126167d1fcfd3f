// The texts that rotate on the loading screen. An invented example is marked as one and labeled on the page; a real
// person's words need a record of consent instead.
import { z } from 'zod'
import { evidence } from './evidence'
import { exactly, text } from './fields'
import { expected, expectedIn } from './messages'

const testimonial = z
  .strictObject({
    text: text().describe('The words on the loading screen.'),
    illustrative: z
      .literal(
        true,
        expected('true', "Write true for an invented text; a real person's words need evidence instead."),
      )
      .optional()
      .describe('true for an invented text: the page labels it as an illustrative example.'),
    evidence: evidence()
      .optional()
      .describe("For a real person's words: where the consent is kept, its date, and who checked it."),
  })
  .refine(
    ({ illustrative, evidence: consent }) => Boolean(illustrative) !== Boolean(consent),
    expectedIn(
      'illustrative',
      'either true or "evidence" of consent',
      "Mark an invented text as illustrative; a real person's words have evidence instead, not both.",
    ),
  )

export const testimonialsSchema = z
  .strictObject({
    testimonials: exactly(
      5,
      testimonial,
      'five testimonials',
      'The loading screen shows this many.',
    ).describe('Five texts.'),
  })
  .describe('The texts of the loading screen.')
