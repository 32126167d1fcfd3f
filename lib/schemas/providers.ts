// One record per seller: what we know of it, and where our links to it lead. What is not known is left out, never guessed.
// And our own judgment in ranking.json: which sellers are ranked, in what order, with what score.
import { z } from 'zod'
import { STORED_FACTS } from './fact-questions'
import {
  count,
  eventDay,
  group,
  imagePath,
  name,
  numberBetween,
  providerId,
  someOf,
  text,
  webAddress,
} from './fields'
import { leaving } from './leaving'
import { expected } from './messages'
import { checks, history, offers, TERMS } from './offers'
import { cardPeriod } from './prices'
import { evidence } from './sources'

const pricing = z.strictObject({
  amount: numberBetween(0, 100_000, 'Write dollars.').describe('The amount on the card, in dollars.'),
  period: cardPeriod().describe(
    'The period on the card: "month" for "$179/month", "4 weeks" for "$249 every 4 weeks".',
  ),
  note: text().optional().describe('The text beside the price.'),
  from: numberBetween(0, 100_000, 'Write dollars.')
    .optional()
    .describe('The lower amount that the note names: 147 for "from $147 all-in".'),
})

const featureNote = z.strictObject({
  feature: text('a feature').describe('One of the features above, letter for letter.'),
  isBenefit: z.boolean().describe('false for a drawback or a sale: a dash, not a check mark.'),
  note: text().optional().describe('What has to stand next to it.'),
})

const secondName = z.strictObject({
  name: name().meta({ distinct: 'provider name', description: 'The second name.' }),
  logo: imagePath().describe('The wordmark of the second name, in public/logos/.'),
})

export const providerSchema = group('One seller: what we know of it, and what it sells.', {
  name: name('the name of a provider')
    .meta({ distinct: 'provider name' })
    .describe('The name on the rankings page.'),
  alsoListedAs: secondName.optional().describe('The second name, used in the quiz results.'),
  mainBenefit: text('one line').optional().describe('One line under the name.'),
  features: someOf(text('a feature'), 'feature', 'If none is known, leave `features` out.')
    .meta({ unique: [] })
    .optional()
    .describe('What the card lists, most useful first.'),
  featureNotes: someOf(featureNote, 'note').optional().describe('What has to stand next to a feature.'),
  pricing: pricing
    .optional()
    .describe(
      'The line of the price on the card: text. No sum is computed from it; it has to agree with the first offer.',
    ),
  logo: imagePath()
    .meta({ distinct: 'logo' })
    .optional()
    .describe('A wordmark we drew ourselves, in public/logos/. A ranked provider needs one.'),
  ctaText: text().meta({ title: 'Button', description: 'The text of the button: "Visit Site".' }),
  websiteUrl: webAddress().meta({
    distinct: 'website',
    affiliate: true,
    title: 'Website',
    description: 'The affiliate address, without tracking parameters: the site adds them.',
  }),
  linkThroughOwnHost: z.boolean().describe('true sends the link through /click/ID on this site.'),
  legacyClick: count()
    .meta({ distinct: 'old click address' })
    .optional()
    .describe('The number of an old address, /click/NUMBER, that permanently belongs to this provider.'),
  moreDetailsUrl: webAddress()
    .meta({ affiliate: true })
    .optional()
    .meta({ title: 'Second page', description: 'A second page of the provider.' }),
  closedOn: eventDay()
    .optional()
    .describe('The day when it stopped selling. It stays listed as closed, without a paid link or a rank.'),
  facts: z
    .strictObject({ ...STORED_FACTS, ...TERMS })
    .default({})
    .describe('What holds for every offer that does not say otherwise.'),
  offers,
  otherTerms: z
    .array(
      z.strictObject({
        name: name('a short name').describe('What it is about, for example "Cancellation fee".'),
        words: text('the words of the provider').describe('What the page says, in a sentence.'),
      }),
    )
    .meta({ unique: ['name'] })
    .optional()
    .describe('What no field fits. A check names it by "otherTerms.NAME".'),
  leaving,
  checks,
  history,
})

const rankingEntry = z.strictObject({
  id: providerId().meta({ title: 'Provider' }),
  rating: numberBetween(0, 10, 'Use the 0–10 scale.')
    .multipleOf(0.1, expected('at most one decimal', 'Round it, for example to 9.4.'))
    .describe('The score from 0 to 10, with at most one decimal.'),
  topChoiceBadgeText: text()
    .optional()
    .describe('The badge of the top choice; without it: "Expert’s Choice".'),
  scoreEvidence: evidence()
    .optional()
    .describe('Where the breakdown of the score is published, and who checked it.'),
})

export const rankingSchema = group('The ranked providers, best first. The first one is the top choice.', {
  providers: someOf(rankingEntry, 'provider')
    .meta({ unique: ['id'] })
    .describe('The position in the list is the rank.'),
  history: history.describe(
    'Changes of order and scores, newest first. `field` is "t-mates.rank" or "t-mates.rating".',
  ),
})

export type Ranking = z.infer<typeof rankingSchema>

/** A record; its id is the name of its file. */
export type ProviderRecord = z.infer<typeof providerSchema> & { id: string }
export type Pricing = z.infer<typeof pricing>
