// content/projection.json: the choices of the calculator, the share of weight lost, the trials beside a projection and
// the recommendations.
import { z } from 'zod'
import { DOSAGES, MEDICATIONS } from '../base/treatments'
import { count, slug, someOf, text } from './fields'
import { expected, fixNumberHint } from './messages'

const SHARE = 'a share from 0 to 1'

const fraction = () =>
  z
    .number(expected(SHARE, 'Write 18% as 0.18, without quotes.'))
    .min(0, expected(SHARE, 'Write 18% as 0.18.'))
    .max(1, expected(SHARE, 'Write 18% as 0.18.'))

const fractions = z.strictObject({
  week52: fraction().describe('Share of body weight lost after 52 weeks.'),
  week72: fraction().describe('Share of body weight lost after 72 weeks.'),
})
const byDosage = z.strictObject({ low: fractions, standard: fractions, high: fractions })

const PERCENT = expected('a number from 0 to 100', fixNumberHint)

const trial = z.strictObject({
  name: text(),
  medication: z.enum(MEDICATIONS),
  dose: text('a dose'),
  dosages: someOf(z.enum(DOSAGES), 'dosage level'),
  weeks: count(),
  lossPercent: z
    .number(PERCENT)
    .min(0, expected('a number from 0 to 100', 'Write 15% as 15.'))
    .max(100, expected('a number from 0 to 100', 'Write 15% as 15.'))
    .describe('Mean loss in percent of body weight.'),
  source: slug().describe('An id from sources.json.'),
})

/** A list with every one of the known values. */
const everyOne = <T extends z.ZodType>(entry: T, known: readonly string[], what: string) =>
  z
    .array(entry)
    .length(known.length, expected(`${known.length} ${what}`, `List each once: ${known.join(', ')}.`))

export const projectionSchema = z
  .strictObject({
    timeframesWeeks: someOf(count(), 'timeframe'),
    medications: everyOne(
      z.strictObject({ id: z.enum(MEDICATIONS), label: text() }),
      MEDICATIONS,
      'medications',
    ),
    dosages: everyOne(z.strictObject({ id: z.enum(DOSAGES), label: text() }), DOSAGES, 'dosage levels'),
    table: z.strictObject({ tirzepatide: byDosage, semaglutide: byDosage }),
    trials: z.array(trial),
    disclaimer: text(),
    recommendations: z
      .array(
        z.strictObject({
          provider: slug().describe('The name of a file in content/providers/, without its ending.'),
          offer: text(),
        }),
      )
      .describe('The providers under the projection.'),
    compoundedNotice: text(),
  })
  .describe('The weight-loss calculator.')
