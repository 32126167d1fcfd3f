// The frontmatter of guides and legal pages.
import { z } from 'zod'
import { count, eventDay, group, monthAndYear, pageDescription, slug, text } from './fields'
import { expectedIn } from './messages'
import { signOff } from './sources'

export const guideSchema = group('A guide: the fields above its text.', {
  title: text('a title').meta({ distinct: 'guide title' }).describe('The title of the guide.'),
  description: pageDescription(),
  badge: text('a category').describe('The category shown on its card, for example "Health Guide".'),
  figure: group('A figure from the guide, shown on its card.', {
    value: text('a figure').describe('The figure, exactly as in the guide.'),
    meaning: text('what the figure counts').describe('What the figure counts, in a few words.'),
    isReported: z
      .literal(true)
      .optional()
      .describe('Its source is only reported. “, as reported” then follows its meaning.'),
    drawing: group('The small drawing next to it.', {
      kind: z
        .enum(['dots', 'bars', 'columns'])
        .describe(
          'dots: of 100 people, on the drug and on placebo. bars: two figures. columns: prices or doses in order.',
        ),
      values: z.array(z.number().positive()).min(2).describe('The figures to draw, from zero.'),
      isPrice: z.literal(true).optional().describe("Set it for prices: they have the makers' color."),
    }),
  }).optional(),
  updated: text('a month and year').optional().describe('The month of an earlier edition.'),
  published: eventDay().describe('The day when it was published.'),
  modified: eventDay().optional().describe('The day of the last change that matters to readers.'),
  checked: monthAndYear().describe(
    'The month of the last check of the facts, like "November 2026": `npm run due` reminds of the next one.',
  ),
  order: count().meta({ distinct: 'guide order' }).describe('Its position among the guides, from 1.'),
  author: text('who wrote it').describe('Who wrote it.'),
  isAuthorPerson: z
    .literal(true)
    .optional()
    .describe('Set it if the author is a person: search engines are told. Without it, the editors wrote it.'),
  reviewer: signOff('the name and profession of who reviewed it')
    .optional()
    .describe(
      'The clinician who reviewed it. Without one, the guide says that no clinician has reviewed it.',
    ),
  emergency: group('Where the signs that need help stand; the first screen leads there.', {
    section: slug().describe('The address of the heading above the whole list of signs, without "#".'),
  }).optional(),
  lead: text('one or two sentences under the title').describe('One or two sentences under the title.'),
}).refine(
  ({ published, modified }) => !modified || modified >= published,
  expectedIn(
    'modified',
    'a day on or after "published"',
    'Write the day of the last change, or leave it out.',
  ),
)

export const legalSchema = group('A legal page: the fields above its text.', {
  title: text('a title').describe('The title of the page.'),
  description: pageDescription(),
  updated: eventDay()
    .optional()
    .describe('The day that the page says it was last updated; without it, that of content/site.json.'),
  reviewedByCounsel: signOff('the name of the counsel who read it')
    .optional()
    .describe('The counsel who read it.'),
})
