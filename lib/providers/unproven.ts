// What nobody has checked or published yet. Texts that say so put the sentence into <Unproven about="…">: the pages leave it
// out once it is no longer true.
import type { ProviderRecord, Ranking } from '../schemas/providers'
import type { Site } from '../schemas/site'
import { getReading } from './checks'

type Input = {
  providers: readonly Pick<ProviderRecord, 'checks' | 'offers'>[]
  ranking: Ranking
  site: Pick<Site, 'evidence'>
  testimonials: { testimonials: readonly { illustrative?: boolean | undefined }[] }
}

/** Whether a sentence about each topic, such as "We have not checked those prices ourselves.", is still true. */
export const UNPROVEN = {
  prices: ({ providers }) => providers.every((record) => !getReading(record, 'pricing')),
  scores: ({ ranking }) => ranking.providers.every(({ scoreEvidence }) => !scoreEvidence),
  claims: ({ site }) => !site.evidence.quizSavings && !site.evidence.quizUsers,
  counts: ({ site }) => !site.evidence.reviewedCount,
  testimonials: ({ testimonials }) =>
    testimonials.testimonials.every(({ illustrative }) => illustrative === true),
} satisfies Record<string, (content: Input) => boolean>

export type Topic = keyof typeof UNPROVEN
