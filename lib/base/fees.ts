// What fees beside a price are for. Schemas check these values; forms in the browser offer them.

/** Each has its words in FEE_WORDS and, for an amount that is not known, in FEE_GAPS (lib/offers/labels.ts). */
export const FEES = ['membership', 'visit', 'setup', 'labs', 'shipping', 'needles', 'copay'] as const

/** What a visitor types of a quote. A copay is what an insurance asks, no seller. */
export const QUOTE_FEES = FEES.filter((what) => what !== 'copay')

export type FeePurpose = (typeof FEES)[number]
