// A provider's own sentences must not contradict the facts and the price of the same record: the page would show both.
// Only unambiguous wording is checked; everything else is left to the editor.
import { FACTS, type FactKey } from '../../base/facts'
import { formatFactValue, getFact } from '../../providers/fact-values'
import { getMonthlyPrice } from '../../providers/monthly-price'
import { formatPricing } from '../../providers/price-wording'
import type { Pricing, ProviderRecord } from '../../schemas/providers'
import type { Path } from '../issue'

/** What a sentence says, the fact it is about, and the values that fit. null is never a contradiction. */
const CLAIMS: { pattern: RegExp; fact: FactKey; isPossible: (value: unknown) => boolean }[] = [
  { pattern: /\bmedication included\b/i, fact: 'medicationIncluded', isPossible: (value) => value === true },
  {
    pattern: /\bmedication (?:costs? )?(?:is )?(?:billed )?separate(?:ly)?\b/i,
    fact: 'medicationIncluded',
    isPossible: (value) => value === false,
  },
  {
    pattern: /\bsame price (?:for|at) (?:all|every|each) doses?\b/i,
    fact: 'samePriceAllDoses',
    isPossible: (value) => value === true,
  },
  { pattern: /\bno membership fee\b/i, fact: 'membershipFee', isPossible: (value) => value === 0 },
  { pattern: /\bfree (?:\w+ )?shipping\b/i, fact: 'shippingFee', isPossible: (value) => value === 0 },
  { pattern: /\bmoney-back guarantee\b/i, fact: 'refund', isPossible: (value) => value !== 0 },
  { pattern: /\binjections only\b/i, fact: 'form', isPossible: (value) => value === 'injections-only' },
  {
    pattern: /\b(?:oral )?pills?(?: options?| available)\b/i,
    fact: 'form',
    isPossible: (value) => value !== 'injections-only',
  },
  { pattern: /^coaching$|\bcoaching included\b/i, fact: 'coaching', isPossible: (value) => value === true },
]

const AMOUNT = String.raw`\$(\d[\d,]*(?:\.\d+)?)`

/** Wordings of a price, and whether the stated price contains it. */
const PRICES: {
  pattern: RegExp
  isStated: (pricing: Pricing, dollars: number, period?: string) => boolean
}[] = [
  {
    pattern: new RegExp(String.raw`${AMOUNT} ?(?:a|per|/) ?(day|week|month|quarter|year)\b`, 'gi'),
    isStated: (pricing, dollars, period) =>
      (period === pricing.period && [pricing.amount, pricing.fromAmount].includes(dollars)) ||
      (period === 'month' && dollars === getMonthlyPrice(pricing)),
  },
  {
    pattern: new RegExp(String.raw`${AMOUNT} off (?:(?:your|the) )?first month\b`, 'gi'),
    isStated: ({ firstMonthDiscount }, dollars) => dollars === firstMonthDiscount,
  },
  {
    pattern: new RegExp(String.raw`\bfrom ${AMOUNT}`, 'gi'),
    isStated: ({ amount, fromAmount }, dollars) => [amount, fromAmount].includes(dollars),
  },
]

/** Every sentence of a record, or of one of its further offers, that contradicts one of its facts or its price. */
export function findContradictions(record: ProviderRecord): { path: Path; message: string }[] {
  const ofOffers = (record.offers ?? []).flatMap(({ pricing, ...own }, index) =>
    checkSentence(pricing.note, { ...record, pricing, facts: { ...record.facts, ...own } }).map(
      (message) => ({
        path: ['offers', index, 'pricing', 'note'],
        message,
      }),
    ),
  )
  const sentences: { path: Path; sentence: string | null }[] = [
    { path: ['mainBenefit'], sentence: record.mainBenefit },
    ...(record.features ?? []).map((sentence, i) => ({ path: ['features', i], sentence })),
    { path: ['pricing', 'note'], sentence: record.pricing?.note ?? null },
  ]
  const own = sentences.flatMap(({ path, sentence }) =>
    checkSentence(sentence, record).map((message) => ({ path, message })),
  )
  return [...own, ...ofOffers]
}

/** A message for everything in a sentence that contradicts a fact or the price. */
function checkSentence(sentence: string | null, record: ProviderRecord): string[] {
  const claims = CLAIMS.flatMap(({ pattern, fact, isPossible }) => {
    const value = getFact(record, fact)
    if (sentence === null || value === null || !pattern.test(sentence) || isPossible(value)) return []
    const stated = JSON.stringify(formatFactValue(record, fact))
    return `${JSON.stringify(sentence)} contradicts facts.${fact}: ${FACTS[fact].label} is ${stated}. Correct one of them.`
  })
  return [...claims, ...findWrongPrices(sentence, record)]
}

/** A message for every price in a sentence that the provider's stated price does not contain. */
export function findWrongPrices(sentence: string | null, { pricing, name }: ProviderRecord): string[] {
  const stated = pricing ? JSON.stringify(formatPricing(pricing)) : 'no price'
  return PRICES.flatMap(({ pattern, isStated }) =>
    [...(sentence ?? '').matchAll(pattern)].flatMap(([words, amount = '', period]) =>
      pricing && isStated(pricing, Number(amount.replaceAll(',', '')), period?.toLowerCase())
        ? []
        : `expected a price from the pricing of ${name} (${stated}), got ${JSON.stringify(words)}. Correct the sentence or the price.`,
    ),
  )
}
