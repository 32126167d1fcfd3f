// Safety texts, each written once: the block above the cards on the rankings page, the questions to ask before
// paying, and the two boxes shown in guides.
import { z } from 'zod'
import { exactly, group, heading, someOf, sourceId, text } from './fields'

const sources = () =>
  someOf(sourceId(), 'source').describe('Ids from sources.json, in the order they are shown.')

const sentence = z.strictObject({
  lead: text().describe('The bold words that begin the point.'),
  text: text().describe('The sentences after the bold words.'),
})

const point = sentence.extend({ sources: sources() })

export const safetySchema = group('Safety texts that appear on more than one page.', {
  rule: text('who must not take the drugs').describe('The words after "Do not take": {doNotTake} in texts.'),
  title: heading(),
  points: someOf(point, 'point').describe('The last one is the whole warning.'),
  more: text().describe('What the warning unfolds to.'),
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
