// The calculator: what one can choose, the share of weight lost, the trials beside it, the recommendations.
import { z } from 'zod'
import { DOSAGES, MEDICATIONS } from '../calculator/inputs'
import { count, schemaPointer, slug, text } from './fields'

const fraction = () =>
  z
    .number({ error: 'expected a share from 0 to 1, got %v. Write 18% as 0.18, without quotes.' })
    .min(0, 'expected a share from 0 to 1, got %v. Write 18% as 0.18.')
    .max(1, 'expected a share from 0 to 1, got %v. Write 18% as 0.18.')

const fractions = z.strictObject({
  week52: fraction().describe('Share of body weight lost after 52 weeks.'),
  week72: fraction().describe('Share of body weight lost after 72 weeks.'),
})
const byDosage = z.strictObject({ low: fractions, standard: fractions, high: fractions })

const trial = z.strictObject({
  name: text(),
  medication: z.enum(MEDICATIONS),
  dose: text('a dose'),
  dosages: z.array(z.enum(DOSAGES)).min(1, 'expected at least one dosage level, got %v.'),
  weeks: count(),
  lossPercent: z.number().min(0).max(100).describe('Mean loss in percent of body weight.'),
  source: slug().describe('An id from sources.json.'),
})

export const projectionSchema = z
  .strictObject({
    ...schemaPointer,
    timeframesWeeks: z.array(count()).min(1, 'expected at least one timeframe, got %v.'),
    medications: z
      .array(z.strictObject({ id: z.enum(MEDICATIONS), label: text() }))
      .length(MEDICATIONS.length),
    dosages: z.array(z.strictObject({ id: z.enum(DOSAGES), label: text() })).length(DOSAGES.length),
    table: z.strictObject({ tirzepatide: byDosage, semaglutide: byDosage }),
    trials: z.array(trial),
    disclaimer: text(),
    recommendations: z
      .array(z.strictObject({ provider: slug().describe('An id from providers.json.'), offer: text() }))
      .describe('The providers under the projection.'),
    compoundedNotice: text(),
  })
  .describe('The weight-loss calculator.')
