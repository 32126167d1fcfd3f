// The props that the components of a guide accept. The content check compares every use with these schemas; the
// components take their types from them.
import { z } from 'zod'
import { FIGURE_PROPS } from './figure-props'
import { areUnique, cite, ids, kind, sourceId, text } from './prop-fields'

/** The heading of every column with our own estimates. */
export const ESTIMATE_HEADING = 'Our estimate, September 2025'

const cells = z.array(text('a cell')).describe('The cells of the row, one for each column.')

const column = z.union(
  [
    text('a column').meta({ title: 'Words only', description: 'The heading of the column.' }),
    z
      .strictObject({
        title: text('the title of a column').describe('The heading of the column.'),
        kind: z
          .enum(['estimate', 'read', 'copy', 'reported'], 'expected "estimate", "read", "copy" or "reported"')
          .meta({
            description: 'How the figures in the column were read.',
            enumDescriptions: [
              'Our estimate',
              'In the original',
              'In the original or a copy',
              'Only reported',
            ],
          }),
        cite: cite.describe('Ids from sources.json, for this column.'),
      })
      .refine((group) => (group.kind === 'estimate') === (group.title === ESTIMATE_HEADING), {
        path: ['title'],
        error: `expected "${ESTIMATE_HEADING}" above our estimates, and above nothing else`,
      })
      .refine((group) => group.kind !== 'estimate' || group.cite === undefined, {
        path: ['cite'],
        error: 'our own estimate has no source; leave the sources out',
      })
      .meta({ title: 'Figures, with how they were read' }),
  ],
  'expected the title of a column, or { title, kind, cite }',
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
    .refine(
      ({ columns, cite: sources }) =>
        sources !== undefined ||
        columns.every((entry) => typeof entry === 'string' || entry.kind === 'estimate' || entry.cite),
      { path: ['columns'], error: 'name the source of every column that has a kind, or of the table' },
    )
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
  DisclosureSentence: z.strictObject({}).meta({
    title: 'Disclosure',
    description: 'The sentence about commissions from content/site.json, for the legal pages.',
  }),
}

export type ComponentName = keyof typeof PROPS
export type PropsOf<N extends ComponentName> = z.infer<(typeof PROPS)[N]>
export type Kind = NonNullable<PropsOf<'Cite'>['kind']>

/** One citation: the number it shows, and its position among the citations of the same source. */
export type Mark = { number: number; occurrence: number }
