// How often a bill comes, and what fees are for. Schemas check these values; forms in the browser offer them.

/** A fill of a drug is a bill of 4 weeks or 30 days. */
export const EVERY = [
  'day',
  'week',
  '4 weeks',
  '30 days',
  'month',
  '2 months',
  '3 months',
  '6 months',
  '10 months',
  'year',
  'once',
] as const

export type Every = (typeof EVERY)[number]

/** Each has its words in FEE_WORDS and, for an amount that is not known, in FEE_GAPS (lib/offers/words/labels.ts). */
export const FEES = ['membership', 'visit', 'setup', 'labs', 'shipping', 'needles'] as const

export type FeePurpose = (typeof FEES)[number]
