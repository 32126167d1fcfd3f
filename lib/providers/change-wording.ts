// A field of a provider in words: what the change log says, and what the rule over it compares.
// null means that the provider does not state it.

import { formatDollars, formatRating } from '../base/format'
import type { EvidenceField, Pricing, Provider } from '../schemas/providers'
import { formatPrice } from './cost'

/** What a field of the price says in words. Every field is here, so that a new one is not forgotten. */
const PRICE_WORDS = {
  amount: formatPrice,
  period: () => null, // said with the amount
  note: () => null, // the provider's own words; they move no figure
  firstMonthDiscount: ({ firstMonthDiscount }) =>
    firstMonthDiscount && `${formatDollars(firstMonthDiscount)} off the first month`,
  freeMonths: ({ freeMonths }) =>
    freeMonths && (freeMonths === 1 ? 'first month free' : `first ${freeMonths} months free`),
  fromAmount: ({ fromAmount }) => fromAmount && `from ${formatDollars(fromAmount)}`,
} satisfies Record<keyof Pricing, (pricing: Pricing) => string | null | 0>

/** "$179 a month, $100 off the first month". */
export function formatPricing(pricing: Pricing): string {
  return Object.values(PRICE_WORDS)
    .flatMap((say) => say(pricing) || [])
    .join(', ')
}

/** A fact in the change log; null is not stated. On a page, compare.ts says it. */
const formatAnswer = (fact: boolean | null) => (fact === null ? null : fact ? 'yes' : 'no')

const FIELD_VALUES = {
  pricing: ({ pricing }) => pricing && formatPricing(pricing),
  rating: ({ rating }) => formatRating(rating),
  isLegitScript: ({ isLegitScript }) => formatAnswer(isLegitScript),
  mainBenefit: ({ mainBenefit }) => mainBenefit,
  features: ({ features }) => features?.join(', ') ?? null,
  'facts.medicationIncluded': ({ facts }) => formatAnswer(facts.medicationIncluded),
  'facts.oralOption': ({ facts }) => formatAnswer(facts.oralOption),
  'facts.noMembershipFee': ({ facts }) => formatAnswer(facts.noMembershipFee),
  'facts.samePriceAllDoses': ({ facts }) => formatAnswer(facts.samePriceAllDoses),
  'facts.moneyBackGuarantee': ({ facts }) => formatAnswer(facts.moneyBackGuarantee),
} satisfies Record<EvidenceField, (provider: Provider) => string | null>

/** The value of a field as people read it, or null where it is not stated. */
export function getFieldValue(provider: Provider, field: EvidenceField): string | null {
  return FIELD_VALUES[field](provider)
}

/** What a field is called in the middle of a sentence. */
export const FIELD_NAMES = {
  pricing: 'price',
  rating: 'score',
  isLegitScript: 'certificate',
  mainBenefit: 'main benefit',
  features: 'features',
  'facts.medicationIncluded': 'medication included',
  'facts.oralOption': 'oral option',
  'facts.noMembershipFee': 'no membership fee',
  'facts.samePriceAllDoses': 'same price at all doses',
  'facts.moneyBackGuarantee': 'money-back guarantee',
} satisfies Record<EvidenceField, string>
