// The props that the components of a guide accept. The content check compares every use with these schemas; the
// components take their types from them.
import { z } from 'zod'

/** The heading of every figure that is ours and was not measured. */
export const ESTIMATE_HEADING = 'Our estimate, September 2025'

const text = (what: string) =>
  z.string(`expected ${what} in quotes`).min(1, `expected ${what}, got an empty text`)

/** Whether no two entries share what tells them apart. */
const areUnique = <T>(entries: readonly T[], read: (entry: T) => string | undefined) =>
  new Set(entries.map(read)).size === entries.length

const ids = z
  .array(text('the id of a source'))
  .min(1, 'name at least one source, or leave cite out')
  .refine((list) => areUnique(list, (id) => id), 'expected every source once')

const cite = ids.optional()

/** How the figures were read: in the original, in a copy, or in dated reports. No more than the source says. */
const kind = z.enum(['read', 'copy', 'reported'], 'expected "read", "copy" or "reported"').optional()

const cells = z.array(text('a cell'))

const column = z.union(
  [
    text('a column'),
    z
      .strictObject({
        title: text('the title of a column'),
        kind: z.enum(
          ['estimate', 'read', 'copy', 'reported'],
          'expected "estimate", "read", "copy" or "reported"',
        ),
        cite,
      })
      .refine(({ kind: own, title }) => (own === 'estimate') === (title === ESTIMATE_HEADING), {
        path: ['title'],
        error: `expected "${ESTIMATE_HEADING}" above our estimates, and above nothing else`,
      })
      .refine(({ kind: own, cite: sources }) => own !== 'estimate' || sources === undefined, {
        path: ['cite'],
        error: 'our own estimate has no source; leave cite out',
      }),
  ],
  'expected the title of a column in quotes, or { title, kind, cite }',
)

export type Column = z.infer<typeof column>

/** What stands above a column. */
export const getTitle = (own: Column): string => (typeof own === 'string' ? own : own.title)

const percent = z
  .number('expected a number from 0 to 100 without quotes')
  .min(0, 'expected a number from 0 to 100')
  .max(100, 'expected a number from 0 to 100')

export const PROPS = {
  Callout: z.strictObject({
    tone: z.enum(['emergency', 'warning', 'note'], 'expected "emergency", "warning" or "note"'),
    title: text('a title'),
  }),
  Cite: z.strictObject({
    id: z.union([text('the id of a source'), ids], 'expected the id of a source in quotes'),
    kind,
  }),
  FigureTable: z
    .strictObject({
      caption: text('a caption'),
      columns: z
        .array(column)
        .min(2, 'expected at least two columns')
        .max(3, 'expected at most three columns: more do not fit a phone. Make two tables.'),
      rows: z.array(cells).min(1, 'expected at least one row'),
      note: text('a note').optional(),
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
        columns.every((own) => typeof own === 'string' || own.kind === 'estimate' || own.cite),
      { path: ['columns'], error: 'name the source of every column that has a kind, or of the table' },
    ),
  People: z.strictObject({
    caption: text('a caption'),
    drug: text('the name of the drug'),
    rows: z
      .array(z.strictObject({ effect: text('an effect'), drug: percent, placebo: percent }))
      .min(1, 'expected at least one row')
      .refine((rows) => areUnique(rows, ({ effect }) => effect), 'expected every effect once'),
    kind,
    cite: ids,
  }),
  Timeline: z.strictObject({
    caption: text('a caption'),
    items: z
      .array(z.strictObject({ when: text('a time'), title: text('a title'), text: text('a text') }))
      .min(1, 'expected at least one item')
      .refine((items) => areUnique(items, ({ when }) => when), 'expected every time once'),
    kind,
    cite,
  }),
  DoseLadder: z.strictObject({
    caption: text('a caption'),
    steps: z
      .array(z.strictObject({ dose: text('a dose'), when: text('a time') }))
      .min(2, 'expected at least two steps')
      .max(6, 'expected at most six steps')
      .refine((steps) => areUnique(steps, ({ dose }) => dose), 'expected every dose once'),
    kind,
    cite,
  }),
  /** The makers' prices by dose, from content/maker-prices.json. */
  MakerPrices: z.strictObject({}),
  /** What the first year costs at the makers' prices, from content/maker-prices.json. */
  FirstYear: z.strictObject({}),
  /** Who should not take these drugs, from content/safety.json. */
  WhoShouldNot: z.strictObject({}),
  /** Birth control, pregnancy, missed doses and surgery on one card, from content/safety.json. */
  SafetyCard: z.strictObject({}),
  /** The sentence about commissions from content/site.json, for the legal pages. */
  DisclosureSentence: z.strictObject({}),
}

export type ComponentName = keyof typeof PROPS
export type PropsOf<N extends ComponentName> = z.infer<(typeof PROPS)[N]>
export type Kind = NonNullable<PropsOf<'Cite'>['kind']>

/** A place that cites: which number it shows, and which of the places that cite the same source it is. */
export type Mark = { number: number; occurrence: number }
