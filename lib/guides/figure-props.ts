// The props of the drawings in guides. Every drawing has its figures in its data, and shows them as text too.
import { z } from 'zod'
import { areUnique, cite, ids, kind, percent, text } from './prop-fields'

const caption = text('a caption').describe('The line above the figure.')
const note = text('a note')
  .optional()
  .describe('A sentence below: what the figures are, and what they leave out.')
const strip = text('a few words')
  .optional()
  .describe(
    'Words at the right of a dark strip. Only for the answer on the first screen, and for current prices.',
  )
const frame = { caption, note, strip, kind, cite }

const label = text('a label').describe('What the row is about.')
const tone = z
  .enum(['pine', 'slate', 'maker'], 'expected "pine", "slate" or "maker"')
  .default('pine')
  .meta({
    description: 'The color of the bar.',
    enumDescriptions: [
      'Green: tirzepatide, or included',
      'Gray: semaglutide, or a list price',
      "Brown: a maker's price",
    ],
  })
const day = z.iso.date('expected a day such as "2026-12-31"')

export const FIGURE_PROPS = {
  AnswerRows: z
    .strictObject({
      ...frame,
      rows: z
        .array(
          z.strictObject({
            situation: text('a situation').describe('Whom the row is for.'),
            figure: text('a figure').describe('The figure, in a few letters.'),
            next: text('a next step').optional().describe('What to do, or what the figure means.'),
          }),
        )
        .min(2, 'expected at least two rows')
        .refine((rows) => areUnique(rows, ({ situation }) => situation), 'expected every situation once')
        .describe('One row for each situation.'),
    })
    .meta({ title: 'Answer', description: 'Situations, each with its figure and next step.' }),
  Bars: z
    .strictObject({
      ...frame,
      isLarge: z.boolean().optional().describe('Thick bars, for two figures that are the answer.'),
      max: z
        .number()
        .positive()
        .optional()
        .describe('What the full width stands for. If left out: the largest figure.'),
      rows: z
        .array(
          z.strictObject({
            label,
            detail: text('a detail').optional().describe('Muted words beside the label.'),
            value: z.number('expected a number without quotes').min(0).describe('The length of the bar.'),
            text: text('a figure').describe('The figure as readers see it.'),
            tone,
            mark: z
              .number()
              .min(0)
              .optional()
              .describe('A second figure, marked on the bar; name it in the detail.'),
          }),
        )
        .min(2, 'expected at least two rows')
        .describe('One bar each, all from zero.'),
    })
    .meta({ title: 'Bars', description: 'Figures as bars from zero, on one scale.' }),
  Dumbbells: z
    .strictObject({
      ...frame,
      names: z.array(text('a name')).length(2, 'expected two names').describe('The disc, then the square.'),
      max: z.number().positive().describe('The end of the scale.'),
      rows: z
        .array(
          z.strictObject({
            label,
            first: percent.describe('Out of 100 people on the first drug.'),
            second: percent.describe('Out of 100 people on the second drug.'),
          }),
        )
        .min(1, 'expected at least one row')
        .refine((rows) => areUnique(rows, (row) => row.label), 'expected every label once')
        .describe('Two shares each.'),
    })
    .meta({ title: 'Two drugs, share by share', description: 'Two shares per row, joined by a line.' }),
  WeightCurve: z
    .strictObject({
      ...frame,
      stoppedAt: z.number().positive().describe('The week in which the drug was stopped.'),
      series: z
        .array(
          z.strictObject({
            name: text('a name').describe('The name of the drug, or placebo.'),
            isMain: z.boolean().optional().describe('Drawn bold, with its figures.'),
            points: z
              .array(
                z.strictObject({
                  week: z.number().min(0).describe('Weeks since the start.'),
                  lost: z
                    .number()
                    .min(0)
                    .max(20, 'the drawing ends at 20 percent')
                    .describe('Percent of body weight, for example 17.3.'),
                }),
              )
              .describe('The measured points, in order.'),
          }),
        )
        .min(1)
        .describe('One line each.'),
    })
    .meta({ title: 'Weight after stopping', description: 'Measured points, joined by straight lines.' }),
  People: z
    .strictObject({
      ...frame,
      drug: text('the name of the drug').describe('The name of the drug.'),
      isLarge: z.boolean().optional().describe('Two drawings for each effect, for the answer.'),
      rows: z
        .array(
          z.strictObject({
            effect: text('an effect').describe('The side effect.'),
            drug: percent.describe('Out of 100 people who took the drug.'),
            placebo: percent.describe('Out of 100 people who took the placebo.'),
          }),
        )
        .min(1, 'expected at least one row')
        .refine((rows) => areUnique(rows, ({ effect }) => effect), 'expected every effect once')
        .describe('The side effects, each once.'),
      cite: ids.meta({ title: 'Sources', description: 'Ids from sources.json.' }),
    })
    .meta({
      title: 'Side effects as 100 people',
      description: 'Side effects shown as 100 people: as many as on placebo, and those the drug adds.',
    }),
  DoseStairs: z
    .strictObject({
      ...frame,
      drugs: z
        .array(
          z.strictObject({
            name: text('a name').describe('The name of the drug.'),
            detail: text('a detail').describe('How long a step takes.'),
            unit: text('a unit').describe('For example "mg".'),
            place: z.enum(['left', 'right']).describe('The column: shots left, pills right.'),
            steps: z.array(z.number().positive()).min(2).max(7).describe('The doses in order.'),
          }),
        )
        .min(1)
        .describe('One stair each.'),
    })
    .meta({ title: 'Doses as stairs', description: 'How the dose of each drug rises, in proportion.' }),
  DateLanes: z
    .strictObject({
      ...frame,
      until: day.describe('The end of the time axis.'),
      items: z
        .array(
          z.strictObject({
            day: day.describe(
              'The last day, or the first one if something begins. It disappears after that day.',
            ),
            title: text('a title').describe('What ends or begins.'),
            text: text('a text').describe('Whom it concerns, and what to do.'),
            begins: z.boolean().optional().describe('Whether something begins on that day.'),
            tone,
          }),
        )
        .min(1)
        .describe('The days in order.'),
    })
    .meta({ title: 'Dates', description: 'Days that change a price, on one time axis from today.' }),
  Choices: z
    .strictObject({
      ...frame,
      columns: z
        .array(
          z.strictObject({
            title: text('a title').describe('The heading of the column.'),
            sign: z.enum(['yes', 'caution', 'no'], 'expected "yes", "caution" or "no"').meta({
              description: 'The sign before it.',
              enumDescriptions: ['A check mark', 'A wave', 'A cross'],
            }),
            items: z.array(text('an item')).min(1).describe('A few words each.'),
          }),
        )
        .length(3, 'expected three columns')
        .describe('Three columns, side by side.'),
    })
    .meta({ title: 'Yes, caution, no', description: 'Three columns of short lines.' }),
  PriceColumns: z.strictObject({ caption, note, cite, kind }).meta({
    title: "Makers' prices, fill by fill",
    description: "Each fill of the first year at the makers' prices, from content/maker-prices.json.",
  }),
  Folded: z
    .strictObject({ title: text('a title').describe('What unfolds.') })
    .meta({ title: 'Folded', description: 'Text or a table that unfolds.', hasText: true }),
  SideBySide: z
    .strictObject({})
    .meta({ title: 'Side by side', description: 'Two drawings next to each other.', hasText: true }),
}
