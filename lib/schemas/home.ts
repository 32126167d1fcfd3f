// The texts of the home page.
import { z } from 'zod'
import { item, link, schemaPointer, text } from './fields'

export const homeSchema = z
  .strictObject({
    ...schemaPointer,
    hero: z.strictObject({
      eyebrow: text(),
      title: text('a heading'),
      lead: text(),
      primary: link(),
      secondary: link(),
      badges: z
        .array(text())
        .length(2, 'expected two badges, got %v. The third, with the month, is added by the page.'),
    }),
    trust: z.strictObject({
      title: text('a heading'),
      cards: z.array(item()).length(3, 'expected three cards, got %v.'),
    }),
    findings: z.strictObject({
      title: text('a heading'),
      items: z.array(item()).length(6, 'expected six items, got %v.'),
    }),
    callToAction: z.strictObject({ title: text('a heading'), text: text(), button: link() }),
  })
  .describe('The texts of the home page.')
