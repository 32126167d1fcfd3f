// The groups of facts. Separate from fact-words.ts, which is too large for browsers.

/** The groups of a record, in display order. */
export const FACT_GROUPS = {
  price: 'Price',
  terms: 'Terms',
  medication: 'Medication',
  care: 'Care',
  access: 'Access',
  seller: 'Provider',
} as const

export type FactGroup = keyof typeof FACT_GROUPS
