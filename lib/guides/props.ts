// The props that the components of a guide accept. The content check compares every use with these schemas; the
// components take their types from them. Every drawing has its figures in its data, and shows them as text too.

import { z } from 'zod'
import { compact } from '../base/compact'
import { countUnits } from '../base/format'

/** Words that may not be empty. `what` completes "expected …". */
const text = (what: string, description?: string) =>
  z.string(`expected ${what} in quotes`).min(1, `expected ${what}, got "". Fill it in`).meta({ description })

const areUnique = <T>(entries: readonly T[], read: (entry: T) => string | undefined) =>
  new Set(entries.map(read)).size === entries.length

/** At least `min` groups of fields. */
const list = <S extends Shape>(min: number, description: string, shape: S) =>
  z
    .array(z.strictObject(shape))
    .min(min, `expected at least ${countUnits(min, 'row')}`)
    .describe(description)

/** For the `refine` of a list: a field that is different in every entry. */
const once = <Key extends string>(key: Key) =>
  [
    (entries: Record<Key, string>[]) => areUnique(entries, (entry) => entry[key]),
    `expected every "${key}" once`,
  ] as const

const number = (description: string) =>
  z.number('expected a number without quotes').min(0, 'expected 0 or more').describe(description)

/** A share of 100 people. */
const percent = (description: string) => {
  const range = 'expected a number from 0 to 100'
  return z.number(`${range} without quotes`).min(0, range).max(100, range).describe(description)
}

const day = (description: string) => z.iso.date('expected a day such as "2026-12-31"').describe(description)

/** One of a few words, each with what it means. */
const choice = <const Words extends Record<string, string | null>>(description: string, words: Words) => {
  const names = Object.keys(words) as [keyof Words & string]
  const meanings = Object.values(words).filter((meaning) => meaning !== null)
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names.map((name) => `"${name}"`))
  const enumDescriptions = meanings.length > 0 ? meanings : undefined
  return z.enum(names, `expected ${list}`).meta(compact({ description, enumDescriptions }))
}

/** An id in content/sources.json. */
const sourceId = text('the id of a source').meta({ reference: 'sources' })

const ids = z
  .array(sourceId)
  .min(1, 'name at least one source, or leave the sources out')
  .refine((entries) => areUnique(entries, (id) => id), 'expected every source once')

/** Left out: as `read` in sources.json says. "reported": the source was read, but not for these figures. */
const kind = z
  .literal('reported', 'expected "reported", or nothing: how a source was read is in sources.json')
  .optional()
  .meta({
    title: 'Only reported',
    description: 'Set it if these figures were only reported, although the source itself was read.',
  })

/** The answer on the first screen, and current prices, have a dark strip. */
const strip = text(
  'a few words',
  'Words at the right of a dark strip. Only for the answer on the first screen, and for current prices.',
).optional()

const FRAME = {
  caption: text('a caption', 'The line above the figure.'),
  note: text('a note', 'A sentence below: what the figures are, and what they leave out.').optional(),
  kind,
  cite: ids
    .optional()
    .meta({ title: 'Sources', description: 'Ids from sources.json, for the figure as a whole.' }),
}

type Shape = z.core.$ZodLooseShape

/** A drawing or a table: every one has its caption, a note, its sources, and its figures as data. */
const figure = <S extends Shape>(title: string, description: string, shape: S) =>
  z.strictObject({ ...FRAME, ...shape }).meta({ title, description })

/** A component that is no figure. */
const plain = <S extends Shape>(title: string, description: string, shape = {} as S) =>
  z.strictObject(shape).meta({ title, description })

/** A component around text. */
const around = <S extends Shape>(title: string, description: string, shape = {} as S) =>
  z.strictObject(shape).meta({ title, description, hasText: true })

/** A cell is words, or a figure that stands out before its details: "$25 or more; at most $100 off", "0.2 (under 0.1)". */
const cell = z.union(
  [
    text('a cell').meta({ title: 'Words' }),
    z
      .strictObject({
        figure: text('a figure', 'The figure, in bold.'),
        brackets: text('words', 'What follows it in brackets.').optional(),
        detail: text('words', 'What follows it after a semicolon.').optional(),
      })
      .meta({ title: 'A figure' }),
    z
      .strictObject({
        drug: number('How many people who took the drug; of how many, the caption says.'),
        placebo: number('How many who took the placebo, in brackets.'),
      })
      .meta({ title: 'People on the drug, and on placebo' }),
  ],
  'expected words in quotes, { figure, brackets, detail }, or { drug, placebo }',
)

export type Cell = z.infer<typeof cell>

const cells = z
  .tuple([text('a label', 'What the row is about.')], cell)
  .describe('The label of the row, and a cell for each other column.')

const column = z.union(
  [
    text('a column').meta({ title: 'Without its own sources', description: 'The heading of the column.' }),
    z
      .strictObject({
        title: text('the title of a column', 'The heading of the column.'),
        kind,
        cite: ids.describe('Ids from sources.json, for this column.'),
      })
      .meta({ title: 'With its own sources' }),
    z.strictObject({ isEstimate: z.literal(true) }).meta({
      title: 'Our own estimates',
      description: 'They have no source. What was measured since stands beside them, in bold.',
    }),
  ],
  'expected the title of a column, { title, cite }, or { isEstimate: true }',
)

export type Column = z.infer<typeof column>

export const isEstimate = (heading: Column): boolean => typeof heading === 'object' && 'isEstimate' in heading

/** The heading of a column: that of our own estimates is the same in every table. */
export const getTitle = (heading: Column): string =>
  typeof heading === 'string' ? heading : 'isEstimate' in heading ? '2025 estimate' : heading.title

const label = text('a label', 'What the row is about.')
const tone = choice('The color of the bar.', {
  pine: 'Green: tirzepatide, or included',
  slate: 'Gray: semaglutide, or a list price',
  maker: "Brown: a maker's price",
}).default('pine')

/** Drawings and tables. They may cite sources for their figures. */
const FIGURES = {
  AnswerRows: figure('Answer', 'Situations, each with its figure and next step.', {
    strip,
    hasWords: z
      .boolean()
      .optional()
      .describe('The figures are words, such as "First dose": in columns where there is room.'),
    rows: list(2, 'One row for each situation.', {
      situation: text('a situation', 'Whom the row is for.'),
      figure: text('a figure', 'The figure, in a few letters.'),
      next: text('a next step', 'What to do, or what the figure means.').optional(),
    }).refine(...once('situation')),
  }),
  Bars: figure('Bars', 'Figures as bars from zero, on one scale.', {
    strip,
    isLarge: z.boolean().optional().describe('Thick bars, for two figures that are the answer.'),
    outOf: number(
      'What a bar of the whole width stands for. Without it, the longest bar has that width.',
    ).optional(),
    rows: list(2, 'One bar each, all from zero.', {
      label,
      detail: text('a detail', 'Muted words beside the label.').optional(),
      value: number('The length of the bar.'),
      mark: number('Where a mark stands across the bar, for what the figure will be.').optional(),
      text: text('a figure', 'The figure as readers see it.'),
      tone,
    }),
  }),
  Dumbbells: figure('Two drugs, share by share', 'Two shares per row, joined by a line.', {
    names: z.array(text('a name')).length(2, 'expected two names').describe('The disc, then the square.'),
    max: number('The end of the scale.').positive(),
    rows: list(1, 'Two shares each.', {
      label: text('a label', 'What the row is about.'),
      first: percent('Out of 100 people on the first drug.'),
      second: percent('Out of 100 people on the second drug.'),
    }).refine(...once('label')),
  }),
  Urgent: figure(
    'What to do now',
    'The signs from content/safety.json, and too much taken. It opens the guide.',
    {
      section: text('the address of a heading', 'The heading above what to do after too much, without "#".'),
    },
  ),
  SignBox: figure('When to get help', 'The signs from content/safety.json, each at its step.', {}),
  WeightCurve: figure('Weight after stopping', 'Measured points, joined by straight lines.', {
    stoppedAt: number('The week in which the drug was stopped.').positive(),
    points: list(2, 'The measured points, in order.', {
      week: number('Weeks since the start.'),
      lost: number('Percent of body weight, for example 17.3.').max(20, 'the drawing ends at 20 percent'),
    }),
  }),
  People: figure('Side effects as 100 people', 'As many as on placebo, and those the drug adds.', {
    caption: text('a caption', 'What is counted: “, out of 100 people” follows it.'),
    strip,
    drug: text('the name of the drug', 'The name of the drug, for the picture that others share.'),
    isLarge: z.boolean().optional().describe('Two drawings for each effect, for the answer.'),
    rows: list(1, 'The side effects, each once.', {
      effect: text('an effect', 'The side effect.'),
      drug: percent('Out of 100 people who took the drug.'),
      placebo: percent('Out of 100 people who took the placebo.'),
    }).refine(...once('effect')),
    cite: ids.meta({ title: 'Sources', description: 'Ids from sources.json.' }),
  }),
  DoseStairs: figure('Doses as stairs', 'How the dose of each drug rises, in proportion.', {
    drugs: list(1, 'One stair each.', {
      name: text('a name', 'The name of the drug.'),
      detail: text('a detail', 'How long a step takes.'),
      unit: text('a unit', 'For example "mg".'),
      place: choice('The column: shots left, pills right.', { left: null, right: null }),
      steps: z.array(z.number().positive()).min(2).max(7).describe('The doses in order.'),
    }),
  }),
  DateLanes: figure('Dates', 'Days that change a price, on one time axis from today.', {
    until: day('The end of the time axis.'),
    items: list(1, 'The days in order.', {
      day: day('The last day, or the first one if something begins. It disappears after that day.'),
      title: text('a title', 'What ends or begins.'),
      text: text('a text', 'Whom it concerns, and what to do.'),
      begins: z.boolean().optional().describe('Whether something begins on that day.'),
      tone,
    }),
  }),
  Choices: figure('Yes, caution, no', 'Three columns of short lines.', {
    columns: list(1, 'Three columns, side by side.', {
      title: text('a title', 'The heading of the column.'),
      sign: choice('The sign before it.', { yes: 'A check mark', caution: 'A wave', no: 'A cross' }),
      items: z.array(text('an item')).min(1).describe('A few words each.'),
    }).length(3, 'expected three columns'),
  }),
  PriceColumns: figure(
    "Makers' prices, fill by fill",
    "Each fill of the first year at the makers' prices, from content/maker-prices.json.",
    {},
  ),
  FigureTable: figure('Table', 'Two to four columns of words or figures.', {
    columns: z
      .array(column)
      .min(2, 'expected at least two columns')
      .max(4, 'expected at most four columns: more do not fit a phone. Make two tables.')
      .describe('Two to four columns; the first one labels the rows.'),
    rows: z.array(cells).min(1, 'expected at least one row').describe('A cell for each column.'),
    hasFigures: z.boolean().optional().describe('Every cell is a figure: they stand below each other.'),
    isDrawn: z
      .boolean()
      .optional()
      .describe('Bars under the numbers of people: on the drug, and on placebo.'),
  })
    .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
      path: ['rows'],
      error: 'expected as many cells in every row as there are columns',
    })
    .refine(({ columns, rows }) => areUnique(columns, getTitle) && areUnique(rows, ([first]) => first), {
      path: ['rows'],
      error: 'expected every column and every row label once',
    }),
  Timeline: figure('Timeline', 'What happens when.', {
    items: list(1, 'What happens when, in order.', {
      when: text('a time', 'When it happens, for example "Week 1".'),
      title: text('a title', 'What happens, in a few words.'),
      text: text('a text', 'One or two sentences about it.'),
    }).refine(...once('when')),
  }),
}

export const isFigure = (name: string | null | undefined): boolean => Object.hasOwn(FIGURES, name ?? '')

export const PROPS = {
  ...FIGURES,
  Folded: around('Folded', 'Text or a table that unfolds.', { title: text('a title', 'What unfolds.') }),
  SideBySide: around('Side by side', 'Two drawings next to each other.'),
  Callout: around('Box', 'A highlighted box with its own text.', {
    tone: choice('How urgent it is.', {
      emergency: 'Emergency: red',
      warning: "A label's boxed warning",
      note: 'A note',
    }),
    title: text('a title', 'The heading of the box.'),
  }),
  Cite: plain('Citation', 'The source of the sentence before it.', {
    id: z
      .union(
        [sourceId.meta({ title: 'One source' }), ids.meta({ title: 'Several sources' })],
        'expected the id of a source in quotes',
      )
      .meta({ title: 'Source', description: 'The source of the sentence before it.' }),
    kind,
  }),
  Until: around('Until a day', 'Text that disappears after a day.', {
    day: day('The last day on which it is true.'),
  }),
  From: around('From a day', 'Text that appears on a day.', {
    day: day('The first day on which it is true.'),
  }),
  MakerPrices: plain("Makers' prices", "The makers' prices by dose, from content/maker-prices.json."),
  WhoShouldNot: plain('Who should not take these drugs', 'The box from content/safety.json.', {
    isLine: z.boolean().optional().describe('Only one line, with a link to the whole box.'),
  }),
  TooMuch: plain('Too much taken', 'What to do after too much of a drug, from content/safety.json.', {
    cite: ids,
  }),
  Units: plain('Units', 'What the lines of a syringe measure, from content/safety.json.', { cite: ids }),
  LowSugar: plain('Low blood sugar', 'What to do about it, from content/safety.json.', { cite: ids }),
  PregnancyRule: plain('Pregnancy', 'Pregnancy and birth control in full words, from content/safety.json.', {
    cite: ids,
  }),
  SafetyCard: plain(
    'Safety card',
    'Birth control, pregnancy, missed doses and surgery on one card, from content/safety.json.',
  ),
  Sentence: plain('Sentence', 'A sentence that other pages say as well, or that follows from the data.', {
    says: choice('The sentence.', {
      commissions: 'That we may earn a commission',
      'answers-change': "What the quiz's answers change",
      'answers-send': 'Where the answers go',
    }),
  }),
}

export type ComponentName = keyof typeof PROPS
export type PropsOf<N extends ComponentName> = z.infer<(typeof PROPS)[N]>

/** The texts and numbers in the props of a component, without those of the fields `except`. */
export function listTexts(value: unknown, except: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [String(value ?? '')]
  return Object.entries(value).flatMap(([name, part]) =>
    except.includes(name) ? [] : listTexts(part, except),
  )
}

/**
 * One citation: its source, the source's number in order of first appearance, its position among the citations of the source
 * from 1, and whether the source was read, but these figures were only reported.
 */
export type Mark = { id: string; number: number; occurrence: number; isReported: boolean }

/** What a drawing gets: its props, and its citations, which lib/guides/remark-plugin.mjs adds as JSON. */
export type FigureProps<N extends ComponentName> = PropsOf<N> & { marks?: string }
