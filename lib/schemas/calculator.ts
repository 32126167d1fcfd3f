// content/projection.json: the choices of the calculator, the share of weight lost, the trials beside a projection and
// the recommendations.
import { z } from 'zod'
import { DOSAGES, MEDICATIONS, WEEKS_MAX } from '../base/treatments'
import { count, providerId, someOf, sourceId, text } from './fields'
import { expected, fixNumberHint } from './messages'

const SHARE = 'a share from 0 to 1'

const fraction = () =>
  z
    .number(expected(SHARE, 'Write 18% as 0.18, without quotes.'))
    .min(0, expected(SHARE, 'Write 18% as 0.18.'))
    .max(1, expected(SHARE, 'Write 18% as 0.18.'))

const fractions = z.strictObject({
  week52: fraction().describe('Share of body weight lost after 52 weeks: 0.18 is 18%.'),
  week72: fraction().describe('Share of body weight lost after 72 weeks: 0.18 is 18%.'),
})
const byDosage = z.strictObject({
  low: fractions.describe('At the low dosage level.'),
  standard: fractions.describe('At the standard dosage level.'),
  high: fractions.describe('At the high dosage level.'),
})

const PERCENT = expected('a number from 0 to 100', fixNumberHint)

const percent = () =>
  z
    .number(PERCENT)
    .min(0, expected('a number from 0 to 100', 'Write 15% as 15.'))
    .max(100, expected('a number from 0 to 100', 'Write 15% as 15.'))

const trial = z.strictObject({
  name: text().describe('The name of the trial, for example "STEP 1".'),
  medication: z.enum(MEDICATIONS).describe('The medication that was tested.'),
  dose: text('a dose').describe('The dose that was tested, for example "2.4 mg weekly".'),
  dosages: someOf(z.enum(DOSAGES), 'dosage level')
    .meta({ uniqueItems: true })
    .describe('The dosage levels of the calculator for which the trial is shown.'),
  weeks: count().describe('How many weeks the trial lasted.'),
  lossPercent: percent().describe('Mean loss in percent of body weight.'),
  source: sourceId(),
})

const shares = () => z.array(percent()).min(1)

const people = z
  .strictObject({
    trial: text().describe('The name of the trial.'),
    weeks: count().describe('How many weeks the trial lasted.'),
    setting: text().describe('Who took part, at which doses, and who paid, as the end of a sentence.'),
    source: sourceId(),
    lostAtLeast: shares().describe('Losses in percent of body weight, smallest first: 10, 15, 20.'),
    tirzepatide: shares().describe(
      'Percent of people on tirzepatide who lost at least as much, in the same order.',
    ),
    semaglutide: shares().describe(
      'Percent of people on semaglutide who lost at least as much, in the same order.',
    ),
  })
  .describe('How many of 100 people in a trial lost how much, as reported.')

/** A list of all the known values. */
const everyOne = <T extends z.ZodType>(entry: T, known: readonly string[], what: string) =>
  z
    .array(entry)
    .length(known.length, expected(`${known.length} ${what}`, `List each once: ${known.join(', ')}.`))

export const projectionSchema = z
  .strictObject({
    timeframesWeeks: someOf(
      count().max(WEEKS_MAX, expected(`at most ${WEEKS_MAX} weeks`, 'The projection ends there.')),
      'timeframe',
    ).meta({
      unique: [],
      title: 'Timeframes in weeks',
      description: 'The timeframes to choose from, shortest first.',
    }),
    medications: everyOne(
      z.strictObject({
        id: z.enum(MEDICATIONS).describe('The medication.'),
        label: text().describe('Its name in the calculator.'),
      }),
      MEDICATIONS,
      'medications',
    )
      .meta({ unique: ['id'] })
      .describe('The medications to choose from.'),
    dosages: everyOne(
      z.strictObject({
        id: z.enum(DOSAGES).describe('The dosage level.'),
        label: text().describe('Its name in the calculator.'),
      }),
      DOSAGES,
      'dosage levels',
    )
      .meta({ unique: ['id'] })
      .describe('The dosage levels to choose from.'),
    table: z
      .strictObject({
        tirzepatide: byDosage.describe('Shares of weight lost with tirzepatide.'),
        semaglutide: byDosage.describe('Shares of weight lost with semaglutide.'),
      })
      .meta({ title: 'Weight lost', description: 'The shares of body weight that the projection uses.' }),
    trials: z.array(trial).describe('The trials shown beside a projection.'),
    people,
    disclaimer: text().describe('The text under every projection.'),
    recommendations: z
      .array(
        z.strictObject({
          provider: providerId(),
          offer: text().describe(
            "The offer in a few words. If it names a price, that must be the provider's price.",
          ),
        }),
      )
      .meta({ unique: ['provider'] })
      .describe('The providers under the projection.'),
    compoundedNotice: text().describe('The notice about compounded drugs, next to the providers.'),
  })
  .describe('The weight-loss calculator.')
