// Prices in a provider's sentences and in the calculator's offers agree with `pricing`. They change often, and pages
// cannot generate them from data. Only unambiguous wording is checked ("$99 a month", "$50 off your first month",
// "from $147"); other amounts are left to the editor.
import { getMonthlyCost } from '../../providers/cost'
import { formatPricing } from '../../providers/price-wording'
import type { Pricing, ProviderRecord } from '../../schemas/providers'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf, recordFileOf } from '../kinds'

const AMOUNT = String.raw`\$(\d[\d,]*(?:\.\d+)?)`

type Quote = { pattern: RegExp; isStated: (pricing: Pricing, dollars: number, period?: string) => boolean }

const QUOTES: Quote[] = [
  {
    pattern: new RegExp(String.raw`${AMOUNT} ?(?:a|per|/) ?(day|week|month|quarter|year)\b`, 'gi'),
    isStated: (pricing, dollars, period) =>
      (period === pricing.period && [pricing.amount, pricing.fromAmount].includes(dollars)) ||
      (period === 'month' && dollars === getMonthlyCost(pricing)),
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

/** Every price in a sentence of this provider that its `pricing` does not contain. */
export function checkQuotedPrices(provider: ProviderRecord): ContentIssue[] {
  const { mainBenefit, features, pricing } = provider
  const sentences: { path: Path; sentence: string | null }[] = [
    { path: ['mainBenefit'], sentence: mainBenefit },
    ...(features ?? []).map((sentence, i) => ({ path: ['features', i], sentence })),
    { path: ['pricing', 'note'], sentence: pricing?.note ?? null },
  ]
  return sentences.flatMap(({ path, sentence }) =>
    checkSentence(sentence, provider).map((message) => issueAt(recordFileOf(provider.id), path, message)),
  )
}

/** Every price in this offer of the calculator that the `pricing` of its provider does not contain. */
export function checkOffer(
  { providers }: CheckedContent,
  { provider: id, offer }: CheckedContent['projection']['recommendations'][number],
  index: number,
): ContentIssue[] {
  const provider = providers.find((candidate) => candidate.id === id)
  if (!provider) return []
  return checkSentence(offer, provider).map((message) =>
    issueAt(jsonFileOf('projection'), ['recommendations', index, 'offer'], message),
  )
}

function checkSentence(sentence: string | null, { pricing, name }: ProviderRecord): string[] {
  const stated = pricing ? JSON.stringify(formatPricing(pricing)) : 'no price'
  return QUOTES.flatMap(({ pattern, isStated }) =>
    [...(sentence ?? '').matchAll(pattern)].flatMap(([words, amount = '', period]) =>
      pricing && isStated(pricing, Number(amount.replaceAll(',', '')), period?.toLowerCase())
        ? []
        : `expected a price from the pricing of ${name} (${stated}), got ${JSON.stringify(words)}. Correct the sentence or the price.`,
    ),
  )
}
