// The texts that rotate on the loading screen. An example is marked as one, and the page says so; the words
// of a person need the record of that person's consent instead.
import { z } from 'zod'
import { evidence } from './evidence'
import { schemaPointer, text } from './fields'

const TESTIMONIAL_COUNT = 5

const EITHER =
  'expected either true or "evidence" of a consent, got %v. Mark an invented text as illustrative; the words of a person have evidence instead, not both.'

const testimonial = z
  .strictObject({
    text: text(),
    illustrative: z
      .literal(
        true,
        'expected true, got %v. These texts are examples; a real one needs a person and a consent.',
      )
      .optional()
      .describe('true for an invented text: the page labels it as an illustrative example.'),
    evidence: evidence()
      .optional()
      .describe('For the words of a person: where the consent is kept, its day, and who checked it.'),
  })
  .refine(({ illustrative, evidence: consent }) => Boolean(illustrative) !== Boolean(consent), {
    path: ['illustrative'],
    error: EITHER,
  })

export const testimonialsSchema = z
  .strictObject({
    ...schemaPointer,
    testimonials: z.array(testimonial).length(TESTIMONIAL_COUNT, 'expected five testimonials, got %v.'),
  })
  .describe('The texts of the loading screen.')
