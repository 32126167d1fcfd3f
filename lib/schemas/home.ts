// The texts of the home page.
import { z } from 'zod'
import { exactly, heading, item, link, text } from './fields'

const KEEP_COUNT = 'The page has room for exactly this many.'

/** The drawings of components/home/Points.tsx. */
export const POINT_ICONS = ['chart', 'shield', 'pill', 'box', 'tag', 'star'] as const

const point = item().extend({
  note: text().nullable().describe('What has to stand next to a claim that we cannot prove, or null.'),
})

export const homeSchema = z
  .strictObject({
    hero: z
      .strictObject({
        eyebrow: text().describe('The line above the heading.'),
        title: heading(),
        lead: text().describe('The sentences under the heading.'),
        primary: link().meta({ title: 'First button', description: 'The prominent button.' }),
        secondary: link().meta({ title: 'Second button', description: 'The button next to it.' }),
        badges: exactly(2, text(), 'two badges', 'The page adds a third one, with the month.').describe(
          'Two badges; the page adds a third one, with the month.',
        ),
      })
      .meta({ title: 'Top of the page', description: 'What a visitor sees first.' }),
    doors: exactly(
      3,
      z.strictObject({
        title: heading(),
        text: text().describe('What a visitor finds there.'),
        link: link().describe('Where it leads.'),
      }),
      'three doors',
      'Each has its own drawing: the quiz, the calculator, a guide.',
    ).describe('The ways in, in the order of their drawings: the quiz, the calculator, a guide.'),
    trust: z
      .strictObject({
        title: heading(),
        cards: exactly(3, point, 'three cards', KEEP_COUNT).describe('Three cards.'),
      })
      .describe('Why a reader may trust the site.'),
    findings: z
      .strictObject({
        title: heading(),
        items: exactly(
          6,
          point.extend({ icon: z.enum(POINT_ICONS).describe('The drawing next to it.') }),
          'six items',
          KEEP_COUNT,
        ).describe('Six items.'),
      })
      .describe('What the site found.'),
    callToAction: z
      .strictObject({
        title: heading(),
        text: text().describe('The text under the heading.'),
        button: link().describe('The button.'),
      })
      .describe('The last section of the page.'),
  })
  .describe('The texts of the home page.')

export type Home = z.infer<typeof homeSchema>
