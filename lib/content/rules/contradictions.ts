// A provider's sentences must not contradict a fact of the same record: the page would show both.
import { FACTS, type FactKey } from '../../base/facts'
import { formatFactValue, getFact } from '../../providers/fact-values'
import type { ProviderRecord } from '../../schemas/providers'
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

/** Every sentence of a record that contradicts one of its facts. */
export function findContradictions(record: ProviderRecord): { path: Path; message: string }[] {
  const sentences: { path: Path; sentence: string | null }[] = [
    { path: ['mainBenefit'], sentence: record.mainBenefit },
    ...(record.features ?? []).map((sentence, i) => ({ path: ['features', i], sentence })),
    { path: ['pricing', 'note'], sentence: record.pricing?.note ?? null },
  ]
  return sentences.flatMap(({ path, sentence }) =>
    CLAIMS.flatMap(({ pattern, fact, isPossible }) => {
      const value = getFact(record, fact)
      if (sentence === null || value === null || !pattern.test(sentence) || isPossible(value)) return []
      const stated = JSON.stringify(formatFactValue(record, fact))
      const message = `${JSON.stringify(sentence)} contradicts facts.${fact}: ${FACTS[fact].label} is ${stated}. Correct one of them.`
      return [{ path, message }]
    }),
  )
}
