// What approved drugs cost when they are bought from their makers, and what public programs charge: the same offers as
// those of sellers (offers.ts).
import { z } from 'zod'
import { getMonthEnd } from '../base/day'
import { day, monthAndYear, name, someOf, sourceId, stableId, text, webAddress } from './fields'
import { expectedIn } from './messages'
import { history, offers } from './offers'

const drug = z
  .strictObject({
    id: stableId(),
    name: name().describe('The name that readers know, with its form: "Wegovy pen".'),
    maker: text('a maker').describe('The company that makes it.'),
    approvedForWeight: z.boolean().describe('Whether FDA has approved it for weight loss.'),
    approvedFor: text('a disease')
      .optional()
      .describe('What FDA has approved it for, if not for weight loss: "type 2 diabetes".'),
    url: webAddress().describe("The maker's page, which is authoritative."),
    source: sourceId(),
    reported: monthAndYear().describe('The month of the report that the prices come from.'),
    offers,
    history,
  })
  .refine(
    ({ approvedForWeight, approvedFor }) => approvedForWeight === (approvedFor === undefined),
    expectedIn(
      'approvedFor',
      'what the drug is approved for if it is not approved for weight, and nothing otherwise',
      'Write it like "type 2 diabetes", or leave it out.',
    ),
  )
  // An offer that has ended stays in the file: pages say so. One that had ended when it was reported is a mistake.
  .refine(
    (drug) =>
      drug.offers.every(
        ({ price }) => !price?.ends || price.ends.slice(0, 7) >= getMonthEnd(drug.reported).slice(0, 7),
      ),
    expectedIn(
      'offers',
      'offers that end in the month of the report or later',
      'Correct the day, or remove the ended one.',
    ),
  )

const program = z
  .strictObject({
    id: stableId(),
    name: name().describe('The name of the program.'),
    whoQualifies: text('a sentence').describe('Who may use it, in full.'),
    whoSource: sourceId().describe('An id from sources.json: the source of that sentence.'),
    starts: day().describe('The first day of the program. Its last day is that of its price.'),
    url: webAddress().describe('The page of the program.'),
    source: sourceId(),
    offers,
    history,
  })
  .refine(
    ({ starts, offers }) => offers.every(({ price }) => price?.ends !== undefined && price.ends > starts),
    expectedIn('offers', 'a last day after "starts" in each price', 'Correct one of them.'),
  )

export const makerPricesSchema = z
  .strictObject({
    drugs: someOf(drug, 'drug')
      .meta({ unique: ['id'] })
      .describe('Approved drugs, bought from their makers.'),
    programs: z
      .array(program)
      .meta({ unique: ['id'] })
      .describe("Programs that lower the price, such as Medicare's."),
  })
  .describe("Approved drugs at their makers' prices. Never a paid link, never ranked.")

export type MakerDrug = z.infer<typeof drug>
export type Program = z.infer<typeof program>
export type MakerPrices = z.infer<typeof makerPricesSchema>
