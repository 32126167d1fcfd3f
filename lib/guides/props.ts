// The props that the components of a guide accept. The content check compares every use with these schemas; the
// components take their types from them.
import { z } from 'zod'
import { FIGURE_PROPS } from './figure-props'
import { areUnique, cite, ids, kind, sourceId, text } from './prop-fields'

const cells = z.array(text('a cell')).describe('The cells of the row, one for each column.')

const column = z.union(
  [
    text('a column').meta({ title: 'Without its own sources', description: 'The heading of the column.' }),
    z
      .strictObject({
        title: text('the title of a column').describe('The heading of the column.'),
        kind,
        cite: ids.describe('Ids from sources.json, for this column.'),
      })
      .meta({ title: 'With its own sources' }),
  ],
  'expected the title of a column, or { title, cite }',
)

export type Column = z.infer<typeof column>

/** The heading of a column. */
export const getTitle = (heading: Column): string => (typeof heading === 'string' ? heading : heading.title)

export const PROPS = {
  ...FIGURE_PROPS,
  Callout: z
    .strictObject({
      tone: z.enum(['emergency', 'warning', 'note'], 'expected "emergency", "warning" or "note"').meta({
        description: 'How urgent it is.',
        enumDescriptions: ['Emergency: red', "A label's boxed warning", 'A note'],
      }),
      title: text('a title').describe('The heading of the box.'),
    })
    .meta({ title: 'Box', description: 'A highlighted box with its own text.', hasText: true }),
  Cite: z
    .strictObject({
      id: z
        .union(
          [sourceId.meta({ title: 'One source' }), ids.meta({ title: 'Several sources' })],
          'expected the id of a source in quotes',
        )
        .meta({ title: 'Source', description: 'The source of the sentence before it.' }),
      kind,
    })
    .meta({ title: 'Citation', description: 'The source of the sentence before it.' }),
  Estimates: z
    .strictObject({
      groups: z
        .array(
          z.strictObject({
            title: text('a title').describe('What the figures are about.'),
            rows: z
              .array(cells.length(2, 'expected two cells: the item and our estimate'))
              .min(1, 'expected at least one row')
              .describe('The item, and our estimate.'),
          }),
        )
        .min(1, 'expected at least one group')
        .describe('Our own estimates, by subject. They have no source.'),
      note: text('a note').optional().describe('A sentence under the table.'),
    })
    .meta({ title: 'Estimates', description: 'The closing table of our own earlier estimates.' }),
  FigureTable: z
    .strictObject({
      caption: text('a caption').describe('The line above the figure.'),
      columns: z
        .array(column)
        .min(2, 'expected at least two columns')
        .max(3, 'expected at most three columns: more do not fit a phone. Make two tables.')
        .describe('Two or three columns; the first one labels the rows.'),
      rows: z.array(cells).min(1, 'expected at least one row').describe('A cell for each column.'),
      note: text('a note').optional().describe('A sentence under the table.'),
      kind,
      cite,
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      path: ['rows'],
      error: 'expected as many cells in every row as there are columns',
    })
    .refine(({ columns, rows }) => areUnique(columns, getTitle) && areUnique(rows, ([label]) => label), {
      path: ['rows'],
      error: 'expected every column and every row label once',
    })
    .meta({ title: 'Table', description: 'Two or three columns of words or figures.' }),
  Timeline: z
    .strictObject({
      caption: text('a caption').describe('The line above the figure.'),
      items: z
        .array(
          z.strictObject({
            when: text('a time').describe('When it happens, for example "Week 1".'),
            title: text('a title').describe('What happens, in a few words.'),
            text: text('a text').describe('One or two sentences about it.'),
          }),
        )
        .min(1, 'expected at least one item')
        .refine((items) => areUnique(items, ({ when }) => when), 'expected every time once')
        .describe('What happens when, in order.'),
      kind,
      cite,
    })
    .meta({ title: 'Timeline', description: 'What happens when.' }),
  Until: z
    .strictObject({
      day: z.iso.date('expected a day like "2026-12-31"').describe('The last day on which it is true.'),
    })
    .meta({ title: 'Until a day', description: 'Text that disappears after a day.', hasText: true }),
  From: z
    .strictObject({
      day: z.iso.date('expected a day like "2027-01-01"').describe('The first day on which it is true.'),
    })
    .meta({ title: 'From a day', description: 'Text that appears on a day.', hasText: true }),
  MakerPrices: z.strictObject({}).meta({
    title: "Makers' prices",
    description: "The makers' prices by dose, from content/maker-prices.json.",
  }),
  FirstYear: z.strictObject({}).meta({
    title: 'First-year costs',
    description: "The cost of the first year at the makers' prices, from content/maker-prices.json.",
  }),
  WhoShouldNot: z.strictObject({}).meta({
    title: 'Who should not take these drugs',
    description: 'The box from content/safety.json.',
  }),
  SafetyCard: z.strictObject({}).meta({
    title: 'Safety card',
    description: 'Birth control, pregnancy, missed doses and surgery on one card, from content/safety.json.',
  }),
  Unproven: z
    .strictObject({
      about: z
        .enum(
          ['prices', 'scores', 'claims', 'testimonials'],
          'expected "prices", "scores", "claims" or "testimonials"',
        )
        .meta({ description: 'What nobody has checked or published yet.' }),
    })
    .meta({
      title: 'Sentence for now',
      description:
        'A sentence inside a paragraph, shown only while nobody has checked or published what it is about.',
      hasText: true,
    }),
  DisclosureSentence: z.strictObject({}).meta({
    title: 'Disclosure',
    description: 'The sentence about commissions from content/site.json, for the legal pages.',
  }),
}

export type ComponentName = keyof typeof PROPS
export type PropsOf<N extends ComponentName> = z.infer<(typeof PROPS)[N]>

/** One citation: its source, the number it shows, and its position among the citations of the same source. */
export type Mark = { id: string; number: number; occurrence: number; isReported: boolean }
