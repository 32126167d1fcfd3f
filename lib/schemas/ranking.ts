// Our own judgment: which providers are ranked, in what order, and with what score. The position in the list is the rank.
import { z } from 'zod'
import { group, numberBetween, providerId, someOf, text } from './fields'
import { expected } from './messages'
import { evidence } from './sources'

const rankingEntry = z.strictObject({
  id: providerId().meta({ title: 'Provider' }),
  rating: numberBetween(0, 10, 'Use the 0–10 scale.')
    .multipleOf(0.1, expected('at most one decimal', 'Round it, for example to 9.4.'))
    .describe('The score from 0 to 10, with at most one decimal.'),
  topChoiceBadgeText: text().nullable().describe('The badge of the top choice; null: "Expert’s Choice".'),
  scoreEvidence: evidence()
    .optional()
    .describe('Where the breakdown of the score is published, and who checked it.'),
})

export const rankingSchema = group('The ranked providers, best first. The first one is the top choice.', {
  providers: someOf(rankingEntry, 'provider')
    .meta({ unique: ['id'] })
    .describe('The position in the list is the rank.'),
})

export type RankingEntry = z.infer<typeof rankingEntry>
export type Ranking = z.infer<typeof rankingSchema>
