// The texts of the home page.
import { z } from 'zod'
import { item, link, text } from './fields'
import { expected } from './messages'

const KEEP_COUNT = 'The layout of the page is made for this number.'

export const homeSchema = z
  .strictObject({
    hero: z.strictObject({
      eyebrow: text(),
      title: text('a heading'),
      lead: text(),
      primary: link(),
      secondary: link(),
      badges: z.array(text()).length(2, expected('two badges', 'The page adds a third one, with the month.')),
    }),
    trust: z.strictObject({
      title: text('a heading'),
      cards: z.array(item()).length(3, expected('three cards', KEEP_COUNT)),
    }),
    findings: z.strictObject({
      title: text('a heading'),
      items: z.array(item()).length(6, expected('six items', KEEP_COUNT)),
    }),
    callToAction: z.strictObject({ title: text('a heading'), text: text(), button: link() }),
  })
  .describe('The texts of the home page.')
