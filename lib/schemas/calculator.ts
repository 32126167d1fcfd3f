// content/projection.json: the choices of the calculator, the share of weight lost, the trials beside a projection and
// the recommendations.
import { z } from 'zod'
import { DOSAGES, MEDICATIONS, WEEKS_MAX } from '../base/treatments'
import {
  count,
  exactly,
  fieldsFor,
  group,
  listOf,
  numberBetween,
  providerId,
  someOf,
  sourceId,
  text,
} from './fields'
import { expected, expectedIn } from './messages'

const share = () => numberBetween(0, 1, 'Write 18% as 0.18.')
const percent = () => numberBetween(0, 100, 'Write 15% as 15.')

const fractions = z.strictObject({
  week52: share().describe('Share of body weight lost after 52 weeks: 0.18 is 18%.'),
  week72: share().describe('Share of body weight lost after 72 weeks: 0.18 is 18%.'),
})
const byDosage = z.strictObject(
  fieldsFor(DOSAGES, (level) => fractions.describe(`At the ${level} dosage level.`)),
)

const trial = z.strictObject({
  name: text().describe('The name of the trial, for example "STEP 1".'),
  medication: z.enum(MEDICATIONS).describe('The medication that was tested.'),
  dose: text('a dose').describe('The dose that was tested, for example "2.4 mg weekly".'),
  dosages: someOf(z.enum(DOSAGES), 'dosage level')
    .meta({ uniqueItems: true })
    .describe('The dosage levels of the calculator for which the trial is shown.'),
  isHigherDose: z
    .literal(true, expected('true', 'Any other trial needs no field.'))
    .optional()
    .describe('true for a dose above those of the formula: the trial is named in addition.'),
  weeks: count().describe('How many weeks the trial lasted.'),
  lossPercent: percent().describe('Mean loss in percent of body weight.'),
  placeboPercent: percent().optional().describe('Mean loss on placebo. Leave it out if nobody got one.'),
  source: sourceId(),
})

const dose = () => text('a dose').meta({ prose: undefined })

const doseSteps = z
  .strictObject({
    doses: someOf(dose(), 'dose')
      .meta({ uniqueItems: true })
      .describe('The steps of the label, lowest first.'),
    weeksEach: count().describe('How many weeks each step lasts at least.'),
    levels: z
      .strictObject(
        fieldsFor(DOSAGES, (level) =>
          dose().describe(`The dose that the ${level} level stands for, one of the steps.`),
        ),
      )
      .describe('The dose that each dosage level stands for.'),
  })
  .refine(
    ({ doses, levels }) => Object.values(levels).every((level) => doses.includes(level)),
    expectedIn('levels', 'doses that are among the steps', 'Copy them letter for letter.'),
  )

const percents = (description: string) => z.array(percent()).min(1).describe(description)

const people = group('How many of 100 people in a trial lost how much, as reported.', {
  trial: text().describe('The name of the trial.'),
  weeks: count().describe('How many weeks the trial lasted.'),
  setting: text().describe('Who took part, at which doses, and who paid, as the end of a sentence.'),
  source: sourceId(),
  lostAtLeast: percents('Losses in percent of body weight, smallest first: 10, 15, 20.'),
  tirzepatide: percents('Percent of people on tirzepatide who lost at least as much, in the same order.'),
  semaglutide: percents('Percent of people on semaglutide who lost at least as much, in the same order.'),
})

/** A choice of the calculator, with a label for each of its values. */
const choice = <const Id extends string>(ids: readonly Id[], what: string) =>
  exactly(
    ids.length,
    z.strictObject({
      id: z.enum(ids).describe(`The ${what}.`),
      label: text().describe('Its name in the calculator.'),
    }),
  ).meta({ unique: ['id'], description: `The ${what}s to choose from.` })

export const projectionSchema = group('The weight-loss calculator.', {
  timeframesWeeks: someOf(
    count().max(WEEKS_MAX, expected(`at most ${WEEKS_MAX} weeks`, 'The projection ends there.')),
    'timeframe',
  ).meta({
    unique: [],
    title: 'Timeframes in weeks',
    description: 'The timeframes to choose from, shortest first.',
  }),
  medications: choice(MEDICATIONS, 'medication'),
  dosages: choice(DOSAGES, 'dosage level'),
  table: z
    .strictObject(fieldsFor(MEDICATIONS, (drug) => byDosage.describe(`Shares of weight lost with ${drug}.`)))
    .meta({ title: 'Weight lost', description: 'The shares of body weight that the projection uses.' }),
  doseSteps: z
    .strictObject(fieldsFor(MEDICATIONS, (drug) => doseSteps.describe(`The steps of ${drug}.`)))
    .meta({ title: 'Steps of the dose', description: 'In which week a dose is reached at the earliest.' }),
  trials: listOf(trial).describe('The trials shown beside a projection.'),
  people,
  disclaimer: text().describe('The text under every projection.'),
  recommendations: listOf(
    z.strictObject({
      provider: providerId(),
      offer: text().describe('The offer in a few words, with no price but its own.'),
    }),
  ).meta({ unique: ['provider'], description: 'The providers under the projection.' }),
  compoundedNotice: text().describe('The notice about compounded drugs, next to the providers.'),
})

export type ProjectionFacts = z.infer<typeof projectionSchema>
