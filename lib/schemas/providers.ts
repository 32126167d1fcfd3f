// One record per provider: what it states about itself, and where our links to it lead. What a provider does not state
// is left out, never guessed. And our own judgment in ranking.json: which are ranked, in what order, with what score.
import { z } from 'zod'
import { FACTS, factsSchema, getFactName, OFFER_FACTS, STORED_FACT_KEYS } from './facts'
import {
  count,
  day,
  dollars,
  fieldsFor,
  group,
  imagePath,
  name,
  numberBetween,
  providerId,
  slug,
  someOf,
  text,
  webAddress,
} from './fields'
import { expected } from './messages'
import { evidence, factEvidence } from './sources'

const amount = () => dollars('If the price is not stated, leave out "pricing".')

const doseStep = z.strictObject({
  dose: text('a dose').describe('The dose as the provider names it, for example "0.25 mg".'),
  fromMonth: count().describe('The first month at this dose: 1 for the first step.'),
  toMonth: count().optional().describe('The last month at this dose. The last step has none.'),
  amount: amount().describe('Dollars for each of these months.'),
})

const pricing = z
  .strictObject({
    amount: amount().describe('The stated price in dollars, for one period.'),
    period: z
      .enum(['day', 'week', 'month', 'quarter', 'year', 'once'])
      .describe('What the price covers; "once" is a one-time payment.'),
    note: text().optional().describe('The text beside the price.'),
    firstMonthDiscount: amount().optional().describe('Dollars off the first paid month.'),
    freeMonths: count().optional().describe('The number of free months at the start.'),
    fromAmount: amount().optional().describe('A lower "from" price for the same period.'),
    ladder: someOf(doseStep, 'step')
      .optional()
      .describe(
        'A monthly price that changes with the dose, step by step. Leave it out if the price does not change.',
      ),
    ends: day().optional().describe('The last day of this price, if the provider states one.'),
  })
  .meta({ price: true })

const offer = z.strictObject({
  id: slug().describe('A short name that never changes: "oral".'),
  name: name('a short name').describe('What tells this offer from the listed one: "oral", "tirzepatide".'),
  ...OFFER_FACTS,
  pricing: pricing.describe('The price of this offer.'),
})

const checked = (what: string, label = what.charAt(0).toUpperCase() + what.slice(1)) =>
  factEvidence()
    .optional()
    .meta({ title: label, description: `Who checked this, where, and when: ${what}.` })

const recordEvidence = z.strictObject({
  pricing: checked('price'),
  ...fieldsFor(STORED_FACT_KEYS, (key) => checked(getFactName(key), FACTS[key].label)),
  mainBenefit: checked('the line under the name'),
  features: checked('the features'),
  offers: checked('the further offers'),
})

/** The fields of a record that may carry evidence. */
export const CHECKED_FIELDS = Object.keys(recordEvidence.shape) as (keyof typeof recordEvidence.shape)[]

const featureNote = z.strictObject({
  feature: text('a feature').describe('One of the features above, letter for letter.'),
  isBenefit: z.boolean().describe('false for a drawback or a sale: a dash, not a check mark.'),
  note: text().optional().describe('What has to stand next to it.'),
})

const secondName = z.strictObject({
  name: name().meta({ distinct: 'provider name', description: 'The second name.' }),
  logo: imagePath().describe('The wordmark of the second name, in public/logos/.'),
})

export const providerSchema = group('One provider: what it states about itself, fact by fact.', {
  name: name('the name of a provider')
    .meta({ distinct: 'provider name' })
    .describe('The name on the rankings page.'),
  alsoListedAs: secondName.optional().describe('The second name, used in the quiz results.'),
  mainBenefit: text('one line').optional().describe('One line under the name, if one is stated.'),
  features: someOf(text('a feature'), 'feature')
    .meta({ unique: [] })
    .optional()
    .describe('What the provider states, most useful first, if anything is stated.'),
  featureNotes: someOf(featureNote, 'note')
    .optional()
    .describe('What has to stand next to a feature. Leave it out if there is nothing to add.'),
  pricing: pricing.optional().describe('The stated price, if one is stated.'),
  facts: factsSchema
    .default({})
    .describe('What the provider says. A fact without a value is shown as not stated.'),
  offers: z
    .array(offer)
    .meta({ unique: ['id'] })
    .optional()
    .describe(
      'Further offers of this provider, each a row of its own in the cost comparison. Their fees are those of the record. Leave it out if there is one.',
    ),
  otherTerms: z
    .array(
      z.strictObject({
        name: name('a short name').describe('What it is about, for example "Cancellation fee".'),
        words: text('the words of the provider').describe('What the provider says, in a sentence.'),
        evidence: evidence().describe('The page where it stands, when it was read, and by whom.'),
      }),
    )
    .meta({ unique: ['name'] })
    .optional()
    .describe('What the provider states and the record has no field for, each with its evidence.'),
  evidence: recordEvidence
    .default({})
    .describe('Evidence by field. A field without it is shown as stated, not checked.'),
  logo: imagePath()
    .meta({ distinct: 'logo' })
    .optional()
    .describe(
      'A wordmark we drew ourselves, in public/logos/. Only a provider that is not ranked may lack one.',
    ),
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
})

const rankingEntry = z.strictObject({
  id: providerId().meta({ title: 'Provider' }),
  rating: numberBetween(0, 10, 'Use the 0–10 scale.')
    .multipleOf(0.1, expected('at most one decimal', 'Round it, for example to 9.4.'))
    .describe('The score from 0 to 10, with at most one decimal.'),
  topChoiceBadgeText: text()
    .optional()
    .describe('The badge of the top choice. Without it: "Expert’s Choice".'),
  scoreEvidence: evidence()
    .optional()
    .describe('Where the breakdown of the score is published, and who checked it.'),
})

export const rankingSchema = group('The ranked providers, best first. The first one is the top choice.', {
  providers: someOf(rankingEntry, 'provider')
    .meta({ unique: ['id'] })
    .describe('The position in the list is the rank.'),
})

export type Ranking = z.infer<typeof rankingSchema>

/** A record; its id is the name of its file. */
export type ProviderRecord = z.infer<typeof providerSchema> & { id: string }
export type Pricing = z.infer<typeof pricing>
