// What approved drugs cost when they are bought from their makers, and what Medicare's program charges.
// A price list is a ladder: one step per dose, each for a number of fills; the last step repeats.
import { z } from 'zod'
import { getMonthEnd } from '../base/day'
import {
  count,
  day,
  dollars,
  listOf,
  monthAndYear,
  name,
  ownId,
  someOf,
  sourceId,
  text,
  webAddress,
} from './fields'
import { expected, expectedIn } from './messages'

const price = () => dollars('Leave out a step that has no stated price.')

const step = z.strictObject({
  doseLabel: text('a dose')
    .regex(/^\d+(?:\.\d+)? mg$/, expected('a dose', 'Write it like "2.5 mg".'))
    .meta({ title: 'Dose', description: 'The dose of this step, like "2.5 mg".' }),
  fills: count().describe('How many fills are bought at this step. The last step continues after them.'),
  price: price().describe('Dollars for one fill.'),
})

const ladder = z
  .strictObject({
    id: ownId(),
    label: text('a name').describe('The sequence of doses, for example "staying at 5 mg".'),
    condition: text('a condition').optional().describe('The condition that a buyer must meet.'),
    ends: day().optional().describe('The last day of the offer, if one is stated.'),
    inChart: z.boolean().describe('Whether the chart of first-year costs shows this ladder.'),
    steps: someOf(step, 'step').meta({ sorted: 'by-dose' }).describe('The doses; the last one continues.'),
    fillDays: z.union([z.literal(28), z.literal(30)]).describe('How many days one fill lasts.'),
    fillsPerYear: z
      .union([z.literal(13), z.literal(12)])
      .describe('Fills in a year: 13 of 28 days, or 12 of 30 days.'),
  })
  .refine(
    ({ fillDays, fillsPerYear }) => (fillDays === 28) === (fillsPerYear === 13),
    expectedIn('fillsPerYear', '13 fills a year of 28 days, or 12 of 30 days', 'Correct one of them.'),
  )

const drug = z
  .strictObject({
    id: ownId(),
    name: name().describe('The name that readers know, with its form: "Wegovy pen".'),
    ingredient: text('an ingredient').describe('The active ingredient.'),
    maker: text('a maker').describe('The company that makes it.'),
    form: z.enum(['injection', 'pill']).describe('How it is taken.'),
    approvedForWeight: z.boolean().describe('Whether FDA has approved it for weight loss.'),
    needlesExtra: z.boolean().optional().describe('Whether needles are bought separately.'),
    url: webAddress().describe("The maker's page, which is authoritative."),
    source: sourceId(),
    reported: monthAndYear().describe('The month of the report that the prices come from.'),
    ladders: someOf(ladder, 'ladder').meta({
      unique: ['id'],
      title: 'Price lists',
      description: 'The sequences of doses, each with its prices.',
    }),
  })
  // An offer that has ended stays in the file: pages say so. One that had ended when it was reported is a mistake.
  .refine(
    ({ ladders, reported }) =>
      ladders.every(({ ends }) => !ends || ends.slice(0, 7) >= getMonthEnd(reported).slice(0, 7)),
    expectedIn(
      'ladders',
      'offers that end in the month of the report or later',
      'Correct the day, or remove the ended one.',
    ),
  )

const program = z
  .strictObject({
    id: ownId(),
    name: name().describe('The name of the program.'),
    price: price().describe('Dollars for one month.'),
    condition: text('a condition').describe('Who may use it, in a few words.'),
    whoQualifies: text('a sentence').describe('Who may use it, in full.'),
    whoSource: sourceId().describe('An id from sources.json: the source of that sentence.'),
    starts: day().describe('The first day of the program.'),
    ends: day().describe('The last day of the program.'),
    url: webAddress().describe('The page of the program.'),
    source: sourceId(),
  })
  .refine(
    ({ starts, ends }) => ends > starts,
    expectedIn('ends', 'a day after "starts"', 'Correct one of them.'),
  )

export const makerPricesSchema = z
  .strictObject({
    drugs: someOf(drug, 'drug')
      .meta({ unique: ['id'] })
      .describe('Approved drugs, bought from their makers.'),
    programs: listOf(program)
      .meta({ unique: ['id'] })
      .describe("Programs that lower the price, such as Medicare's."),
  })
  .describe("Approved drugs at their makers' prices. Never a paid link, never ranked.")

export type MakerDrug = z.infer<typeof drug>
export type PriceLadder = z.infer<typeof ladder>
export type MakerPrices = z.infer<typeof makerPricesSchema>
