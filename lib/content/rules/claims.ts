// Rules over sentences: what a provider says in its own words, and what the calculator recommends, must agree with
// `pricing` and `facts`. Only what can mean nothing else is looked at: "$99 a month", "$50 off your first month", "from
// $147", "Medication included". Any other sum ("$200 for your HSA") is the editor's to keep.
import { getMonthlyCost } from '../../providers/cost'
import { formatPricing } from '../../providers/stated'
import type { Pricing, Provider } from '../../schemas/providers'
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'

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

/** What a sentence says of a fact. A page would say the one in its features and the other in its table. */
const FACT_CLAIMS: { pattern: RegExp; fact: keyof Provider['facts']; says: boolean }[] = [
  { pattern: /\bmedication (?:is )?included\b/i, fact: 'medicationIncluded', says: true },
  {
    pattern: /\bmedication (?:costs |is |billed )?separate(?:ly)?\b/i,
    fact: 'medicationIncluded',
    says: false,
  },
  { pattern: /\binjections? only\b/i, fact: 'oralOption', says: false },
  { pattern: /\boral (?:pill )?options?\b/i, fact: 'oralOption', says: true },
  { pattern: /\bno membership fees?\b/i, fact: 'noMembershipFee', says: true },
  { pattern: /\bsame price (?:for|at) (?:all|every) doses?\b/i, fact: 'samePriceAllDoses', says: true },
  { pattern: /\bmoney-back guarantee\b/i, fact: 'moneyBackGuarantee', says: true },
]

/** Every price and fact in a sentence of the provider in this place of the list that its other fields do not hold. */
export function checkClaims(provider: Provider, place: number): Fault[] {
  const { mainBenefit, features, pricing } = provider
  const sentences = {
    mainBenefit,
    ...Object.fromEntries((features ?? []).map((feature, i) => [`features[${i}]`, feature])),
    'pricing.note': pricing?.note ?? null,
  }
  return Object.entries(sentences).flatMap(([field, sentence]) => {
    const at = { file: fileOf('providers'), field: `providers[${place}].${field}` }
    return [...checkSentence(at, sentence, provider), ...checkFacts(at, sentence, provider, place)]
  })
}

function checkFacts(
  at: Omit<Fault, 'message'>,
  sentence: string | null,
  { facts, name }: Provider,
  place: number,
): Fault[] {
  return FACT_CLAIMS.flatMap(({ pattern, fact, says }) => {
    const words = sentence?.match(pattern)?.[0]
    if (!words || facts[fact] === says) return []
    return [
      {
        ...at,
        message: `${JSON.stringify(words)} says that providers[${place}].facts.${fact} of ${name} is ${says}, but it is ${facts[fact]}. Correct the sentence or the fact.`,
      },
    ]
  })
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
