// Rules over prices in sentences: what a provider says in its own words, and what the calculator recommends, must
// agree with `pricing`. Only what can be nothing but a price is looked at: "$99 a month", "$50 off your first
// month", "from $147". Any other sum ("$200 for your HSA") is the editor's to keep.
import { getMonthlyCost } from '../../providers/cost'
import { formatPricing } from '../../providers/stated'
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'
import type { Pricing, Provider } from '../schemas/providers'

const SUM = String.raw`\$(\d[\d,]*(?:\.\d+)?)`

type Claim = { pattern: RegExp; isStated: (pricing: Pricing, dollars: number, period?: string) => boolean }

const CLAIMS: Claim[] = [
  {
    pattern: new RegExp(String.raw`${SUM} ?(?:a|per|/) ?(day|week|month|quarter|year)\b`, 'gi'),
    isStated: (pricing, dollars, period) =>
      (period === pricing.period && [pricing.amount, pricing.fromAmount].includes(dollars)) ||
      (period === 'month' && dollars === getMonthlyCost(pricing)),
  },
  {
    pattern: new RegExp(String.raw`${SUM} off (?:(?:your|the) )?first month\b`, 'gi'),
    isStated: ({ firstMonthDiscount }, dollars) => dollars === firstMonthDiscount,
  },
  {
    pattern: new RegExp(String.raw`\bfrom ${SUM}`, 'gi'),
    isStated: ({ amount, fromAmount }, dollars) => [amount, fromAmount].includes(dollars),
  },
]

/** Every price in a sentence of the provider in this place of the list that its `pricing` does not hold. */
export function checkClaims(provider: Provider, place: number): Fault[] {
  const { mainBenefit, features, pricing } = provider
  const sentences = {
    mainBenefit,
    ...Object.fromEntries((features ?? []).map((feature, i) => [`features[${i}]`, feature])),
    'pricing.note': pricing?.note ?? null,
  }
  return Object.entries(sentences).flatMap(([field, sentence]) =>
    checkSentence({ file: fileOf('providers'), field: `providers[${place}].${field}` }, sentence, provider),
  )
}

/** Every price in this offer of the calculator, the `index`th, that the `pricing` of its provider does not hold. */
export function checkOffer(
  { providers: list }: CheckedContent,
  { provider: id, offer }: CheckedContent['projection']['recommendations'][number],
  index: number,
): Fault[] {
  const at = { file: fileOf('projection'), field: `recommendations[${index}].offer` }
  return checkSentence(
    at,
    offer,
    list.providers.find((provider) => provider.id === id),
  )
}

function checkSentence(at: Omit<Fault, 'message'>, sentence: string | null, provider?: Provider): Fault[] {
  if (!sentence || !provider) return []
  const { pricing, name } = provider
  const stated = pricing ? JSON.stringify(formatPricing(pricing)) : 'no price'
  return CLAIMS.flatMap(({ pattern, isStated }) =>
    [...sentence.matchAll(pattern)].flatMap(([words, sum = '', period]) =>
      pricing && isStated(pricing, Number(sum.replaceAll(',', '')), period?.toLowerCase())
        ? []
        : [
            {
              ...at,
              message: `expected a price that the pricing of ${name} holds (${stated}), got ${JSON.stringify(words)}. Correct the sentence or the price.`,
            },
          ],
    ),
  )
}
