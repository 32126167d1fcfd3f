// What the records of a list do not say about who makes, fills, and prescribes the drug: the sentence above its first card.
import { spellCount } from '../base/format'
import type { ProviderRecord } from '../schemas/providers'

type Facts = Pick<ProviderRecord['facts'], 'pharmacy' | 'prescriber' | 'approval'>

const ASK = 'Ask. If a seller will not say, walk away.'

/** Null if the records of all providers name the pharmacy and the prescriber, and say whether the drug is approved. */
export function formatMissingCare(providers: readonly Facts[]): string | null {
  const total = spellCount(providers.length)
  const count = (key: keyof Facts) => providers.filter((facts) => facts[key] !== null).length
  const [pharmacy, prescriber, approval] = [count('pharmacy'), count('prescriber'), count('approval')]
  if (Math.min(pharmacy, prescriber, approval) === providers.length) return null
  if (Math.max(pharmacy, prescriber, approval) === 0)
    return `For none of the ${total} do our records name the pharmacy, the prescriber, or say whether the drug is FDA-approved. ${ASK}`
  const say = (known: number) =>
    known === 0 ? 'none' : known === providers.length ? 'all' : spellCount(known)
  return `Of the ${total}, our records name the pharmacy for ${say(pharmacy)} and the prescriber for ${say(prescriber)}, and say whether the drug is FDA-approved for ${say(approval)}. ${ASK.replace('Ask.', 'Ask the others.')}`
}
