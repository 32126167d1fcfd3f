// The props that the components of a guide accept. The content check compares every use with these schemas; the
// components take their types from them.
import { z } from 'zod'

const text = (what: string) =>
  z.string(`expected ${what} in quotes`).min(1, `expected ${what}, got an empty text`)

/** Whether no two entries share what tells them apart. */
const areUnique = <T>(entries: readonly T[], read: (entry: T) => string | undefined) =>
  new Set(entries.map(read)).size === entries.length

const cite = z
  .array(text('the id of a source'))
  .min(1, 'name at least one source, or leave cite out')
  .refine((ids) => areUnique(ids, (id) => id), 'expected every source once')
  .optional()

const cells = z.array(text('a cell'))

export const PROPS = {
  Callout: z.strictObject({
    tone: z.enum(['emergency', 'warning', 'note'], 'expected "emergency", "warning" or "note"'),
    title: text('a title'),
  }),
  Cite: z.strictObject({ id: text('the id of a source') }),
  FigureTable: z
    .strictObject({
      caption: text('a caption'),
      columns: cells.min(2, 'expected at least two columns'),
      rows: z.array(cells).min(1, 'expected at least one row'),
      cite,
    })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      path: ['rows'],
      error: 'expected as many cells in every row as there are columns',
    })
    .refine(
      ({ columns, rows }) => areUnique(columns, (column) => column) && areUnique(rows, ([label]) => label),
      {
        path: ['rows'],
        error: 'expected every column and every row label once',
      },
    ),
  Timeline: z.strictObject({
    caption: text('a caption'),
    items: z
      .array(z.strictObject({ when: text('a time'), title: text('a title'), text: text('a text') }))
      .min(1, 'expected at least one item')
      .refine((items) => areUnique(items, ({ when }) => when), 'expected every time once'),
    cite,
  }),
  DoseLadder: z.strictObject({
    caption: text('a caption'),
    steps: z
      .array(z.strictObject({ dose: text('a dose'), when: text('a time') }))
      .min(2, 'expected at least two steps')
      .max(6, 'expected at most six steps')
      .refine((steps) => areUnique(steps, ({ dose }) => dose), 'expected every dose once'),
    cite,
  }),
  CostBars: z.strictObject({
    caption: text('a caption'),
    unit: text('a unit'),
    rows: z
      .array(
        z.strictObject({
          label: text('a label'),
          low: z.number('expected dollars without quotes').positive('expected dollars above 0'),
          high: z.number('expected dollars without quotes').positive('expected dollars above 0'),
        }),
      )
      .min(1, 'expected at least one row')
      .refine(
        (rows) => rows.every(({ low, high }) => low <= high),
        'expected low to be at most high in every row',
      )
      .refine((rows) => areUnique(rows, ({ label }) => label), 'expected every label once'),
    cite,
  }),
}

export type ComponentName = keyof typeof PROPS
export type PropsOf<N extends ComponentName> = z.infer<(typeof PROPS)[N]>

/** A place that cites: which number it shows, and which of the places that cite the same source it is. */
export type Mark = { number: number; occurrence: number }
