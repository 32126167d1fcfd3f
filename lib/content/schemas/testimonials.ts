// The texts that rotate on the loading screen. They are examples, and the page says so: no person stands behind them.
import { z } from 'zod'
import { schemaPointer, text } from './fields'

const TESTIMONIAL_COUNT = 5

export const testimonialsSchema = z
  .strictObject({
    ...schemaPointer,
    testimonials: z
      .array(
        z.strictObject({
          text: text(),
          illustrative: z
            .literal(
              true,
              'expected true, got %v. These texts are examples; a real one needs a person and a consent.',
            )
            .describe('Always true: the page labels the text as an illustrative example.'),
        }),
      )
      .length(TESTIMONIAL_COUNT, 'expected five testimonials, got %v.'),
  })
  .describe('Illustrative texts of the loading screen.')
