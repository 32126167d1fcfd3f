// Safety texts, each written once: the block above the cards on the rankings page, the questions to ask before
// paying, and the two boxes shown in guides.
import { z } from 'zod'
import { exactly, group, heading, slug, someOf, sourceId, text } from './fields'

const sources = () =>
  someOf(sourceId(), 'source').describe('Ids from sources.json, in the order they are shown.')

const sentence = z.strictObject({
  lead: text().describe('The bold words that begin the point.'),
  text: text().describe('The sentences after the bold words.'),
})

const point = sentence.extend({ sources: sources() })

const step = z.strictObject({
  id: slug().describe('A short name that never changes: "call-911".'),
  title: text('what to do').describe('What to do: "Call 911".'),
  signs: someOf(text('a sign'), 'sign').describe('The signs, in a few words each, the gravest first.'),
  after: text().describe('The sentences after the signs.'),
})

/** What to do about a sign. Each is at one step, the same on every page. */
const signs = group('The signs that need help, each at one step. Every page takes them from here.', {
  title: heading(),
  steps: exactly(3, step).describe('Three steps, most urgent first.'),
  noAnswer: group('What to do if nobody answers.', sentence.shape),
  meanwhile: group('What to do until somebody calls back.', sentence.shape),
  crisis: group('Whom to call about thoughts of self-harm, or a low mood.', sentence.shape),
  mayBePregnant: group(
    'What to do in a pregnancy. It is no emergency, so it stands below the steps.',
    sentence.shape,
  ),
  sources: sources(),
})

export const safetySchema = group('Safety texts that appear on more than one page.', {
  signs,
  tooMuch: group('What to do after too much of a drug.', {
    title: heading(),
    lead: text().describe('The first sentence: whom to call.'),
    items: someOf(text(), 'sentence').describe('What to do next, a line each.'),
    sources: sources(),
  }),
  lowSugar: group('What to do about low blood sugar.', {
    ...sentence.shape,
    items: someOf(text(), 'sentence').describe('What to do, a line each.'),
    sources: sources(),
  }),
  units: group('What the lines of a syringe measure.', { ...sentence.shape, sources: sources() }),
  pregnancyRule: text().describe('Pregnancy and birth control, in full words: {pregnancy} in texts.'),
  rule: text('who must not take the drugs').describe('The words after "Do not take": {doNotTake} in texts.'),
  title: heading(),
  line: group('The warning in one line, which leads to the whole box.', sentence.shape),
  points: someOf(point, 'point').describe('The last one is the whole warning.'),
  details: text().describe('What the warning unfolds to.'),
  questionsTitle: text('a heading').meta({
    title: 'Heading of the questions',
    description: 'Above the questions to ask.',
  }),
  questions: exactly(
    8,
    z.strictObject({ text: text('a question').describe('The question.'), sources: sources() }),
  ).describe('Eight questions to ask before paying.'),
  approvedFor: point.describe('Who these drugs are approved for: the quiz and the calculator say it once.'),
  whoShouldNot: group('The block “Who should not take these drugs” of a guide.', {
    title: heading(),
    ...sentence.shape, // after the title; it stays visible
    items: someOf(point, 'point').describe('The points of the box.'),
    after: text().describe('The sentence after the points.'),
  }),
  card: group('The card to print and keep: the block “Safety card” of a guide.', {
    intro: someOf(sentence, 'sentence').describe('The sentences under the heading.'),
    sections: someOf(
      z.strictObject({
        title: heading(),
        items: someOf(point, 'point').describe('The points of the section.'),
      }),
      'section',
    ).describe('The sections of the card.'),
  }),
})

export type SafetyPoint = z.infer<typeof point>
