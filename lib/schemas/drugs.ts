// content/drugs.json: what the pages of drugs say besides prices, with its sources. The pages themselves follow from the makers'
// prices and the sellers' offers.
import { z } from 'zod'
import { count, group, listOf, name, numberBetween, someOf, sourceId, text } from './fields'

const of = () =>
  name('a drug').describe('The brand, or the ingredient in lowercase: "Wegovy", "semaglutide".')

const sources = () =>
  someOf(sourceId(), 'source').describe('Ids from sources.json, in the order they are shown.')

const percent = () => numberBetween(0, 100, 'Write the share of body weight that people lost.')

const fact = z.strictObject({
  of: of(),
  label: text('a label').describe('What it is about: "Approved for".'),
  text: text('a sentence').describe('A sentence or two.'),
  sources: sources(),
})

const trial = z.strictObject({
  of: of(),
  name: name('a trial').describe('The name of the trial.'),
  what: text('a form').describe('What was tested, in a few words: "weekly shot".'),
  weeks: count().describe('Its length in weeks.'),
  lost: someOf(
    z.strictObject({
      dose: text('a dose').meta({ prose: undefined }).describe('The dose: "2.4 mg".'),
      percent: percent().describe('The average share of body weight that people lost.'),
      from: percent().optional().describe('The lowest of several doses, if `percent` is the highest.'),
    }),
    'dose',
  ).describe('What people lost on the drug, by dose.'),
  placebo: percent().describe('The average share of body weight that people lost on placebo.'),
  source: sourceId(),
})

const unknown = z.strictObject({
  of: of(),
  text: text('a sentence').describe('What we or others do not know.'),
  sources: listOf(sourceId()).describe('Ids from sources.json, if somebody else said so.'),
})

export const drugsSchema = group('What the pages of drugs say besides prices.', {
  facts: listOf(fact).describe('What a drug is approved for, and how people take it.'),
  trials: listOf(trial).describe(
    'What trials measured with placebo. A page shows those of its drug in one figure.',
  ),
  unknown: listOf(unknown).describe('What is not known.'),
})

export type DrugTexts = z.infer<typeof drugsSchema>
