// The providers in rank order. What a provider does not state is null, never a guess. What is ours (rank, logo, score,
// the text and address of the button) is never null.
import { z } from 'zod'
import { evidence } from './evidence'
import { count, imagePath, slug, someOf, text, webAddress } from './fields'
import { expected, fixNumberHint, nullMessage } from './messages'

/** How often a stated price is paid. `once` is a single payment. */
export const PRICE_PERIODS = ['day', 'week', 'month', 'quarter', 'year', 'once'] as const

const dollars = () =>
  z
    .number(
      expected(
        'an amount in dollars',
        'Write digits only, without quotes, "$" or commas.',
        'Where no price is stated, write null in place of the whole group: "pricing": null.',
      ),
    )
    .positive(expected('an amount above 0', 'Write null where the price is not stated.'))
    .multipleOf(0.01, expected('dollars with at most two decimals', 'Round it to cents.'))

const pricing = z.strictObject({
  amount: dollars().describe('The stated price in dollars, for one period.'),
  period: z
    .enum(PRICE_PERIODS)
    .describe('What the price pays for: one day, week, month, quarter, year, or "once".'),
  note: text().nullable().describe('The text beside the price, or null.'),
  firstMonthDiscount: dollars()
    .nullable()
    .describe('Dollars taken off the first month that is paid, or null. It lowers the first-year cost.'),
  freeMonths: count()
    .nullable()
    .describe('How many of the first months cost nothing, or null. It lowers the first-year cost.'),
  fromAmount: dollars().nullable().describe('A lower "from" price for the same period, or null.'),
})

const stated = (what: string) =>
  z
    .boolean(expected('true, false or null', 'Write null where the provider does not say.'))
    .nullable()
    .describe(`${what} true, false, or null where the provider does not say.`)

const checked = (what: string) => evidence().optional().describe(`Who checked ${what}, where and when.`)

const providerEvidence = z.strictObject(
  {
    pricing: checked('the price'),
    rating: checked('the score; its source is the address where its breakdown is published'),
    isLegitScript: checked('the certificate'),
    mainBenefit: checked('the line under the name'),
    features: checked('the features'),
    'facts.medicationIncluded': checked('whether the medication is part of the price'),
    'facts.oralOption': checked('whether it offers pills'),
    'facts.noMembershipFee': checked('the membership fee'),
    'facts.samePriceAllDoses': checked('the price of every dose'),
    'facts.moneyBackGuarantee': checked('the money-back guarantee'),
  },
  nullMessage('a group of fields', 'Write {} until somebody has checked something.'),
)

/** The fields that may carry evidence, and whose changes changes.json may list. */
export const EVIDENCE_FIELDS = Object.keys(providerEvidence.shape) as (keyof typeof providerEvidence.shape)[]

const RATING = 'a number from 0 to 10'

const provider = z.strictObject({
  id: slug().describe('A short name that never changes.'),
  rank: count().describe('The place in the ranking: 1, 2, 3 … without gaps.'),
  name: text('the name of a provider').describe('The name on the rankings page.'),
  alsoListedAs: z
    .strictObject({ name: text('a name'), logo: imagePath() })
    .nullable()
    .describe('The second name, used on the quiz results, or null.'),
  logo: imagePath().describe('Our own drawn wordmark in public/logos/.'),
  rating: z
    .number(expected(RATING, fixNumberHint, 'The score is our own, so every provider has one: write it.'))
    .min(0, expected(RATING, 'Use the 0–10 scale.'))
    .max(10, expected(RATING, 'Use the 0–10 scale.'))
    .multipleOf(0.1, expected('at most one decimal', 'Round it, for example to 9.4.'))
    .describe('The score from 0 to 10, with at most one decimal.'),
  isTopChoice: z.boolean().describe('true for rank 1 only.'),
  topChoiceBadgeText: text()
    .nullable()
    .describe('The badge of the top choice; null means "Expert\'s Choice".'),
  isLegitScript: stated('Is the provider certified?'),
  mainBenefit: text('one line', ', or null where the provider states none')
    .nullable()
    .describe('One line under the name, or null where none is stated.'),
  features: someOf(text('a feature'), 'feature', 'Write null where the provider states none.')
    .nullable()
    .describe('What the provider states, the most useful first, or null where nothing is stated.'),
  pricing: pricing.nullable().describe('The stated price, or null where none is stated.'),
  facts: z
    .strictObject(
      {
        medicationIncluded: stated('Is the medication part of the price?'),
        oralOption: stated('Does it offer pills instead of injections?'),
        noMembershipFee: stated('Is there no membership fee?'),
        samePriceAllDoses: stated('Is the price the same for every dose?'),
        moneyBackGuarantee: stated('Is there a money-back guarantee?'),
      },
      nullMessage('a group of fields', 'Keep the group, and write null for each fact that is not stated.'),
    )
    .describe('What the provider says about itself. null is shown as "Not stated".'),
  ctaText: text().describe('The text of the button: "Visit Site".'),
  websiteUrl: webAddress().describe(
    'The affiliate address, without tracking parameters: the site adds them.',
  ),
  linkThroughOwnHost: z.boolean().describe('true sends the link through /click/RANK on this site.'),
  moreDetailsUrl: webAddress().nullable().describe('A second page of the provider, or null.'),
  evidence: providerEvidence.describe(
    'Evidence for each field, by its name. A field that is left out is shown as stated, not checked.',
  ),
})

export const providersSchema = z
  .strictObject({
    providers: someOf(provider, 'provider'),
  })
  .describe('The providers, in rank order.')

export type Provider = z.infer<typeof provider>
export type Pricing = z.infer<typeof pricing>
export type EvidenceField = (typeof EVIDENCE_FIELDS)[number]
export type PricePeriod = (typeof PRICE_PERIODS)[number]
