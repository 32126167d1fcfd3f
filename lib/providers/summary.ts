// What the ranked records say together, in sentences. Texts in content/ use them as placeholders, so that each is said once and
// never outlives the data.
import { extent } from 'd3-array'
import { capitalize, spellCount } from '../base/format'
import type { ProviderRecord } from '../schemas/providers'
import { type FactSource, formatFactValue, getOpenness } from './fact-values'
import type { Provider } from './ranking'

type Records = readonly (FactSource & Pick<ProviderRecord, 'name'>)[]

/** What a score rests on: "We look at 20+ evaluation criteria; for the five, 3 to 7 of 27 are on record, and …" */
export function formatScoreBasis(records: readonly Provider[], criteria: number): string {
  const open = records.map(getOpenness)
  const [low, high] = extent(open, ({ stated }) => stated)
  const range = `${low === high ? low : `${low} to ${high}`} of ${open[0]?.total ?? 0}`
  const explained = records.filter(({ scoreEvidence }) => scoreEvidence).length
  const scores =
    explained === 0
      ? 'how a score was made is not published'
      : `how ${explained} of ${records.length} scores were made is published`
  return `We look at ${criteria}+ evaluation criteria; for the ${spellCount(records.length)}, ${range} are on record, and ${scores}.`
}

/** "one of the five: A", the records that have one of the facts; null if none has. */
function listKnown(records: Records, ...keys: (keyof ProviderRecord['facts'])[]): string | null {
  const known = records.filter(({ facts }) => keys.some((key) => facts[key] !== undefined))
  if (known.length === 0) return null
  return `${spellCount(known.length)} of the ${spellCount(records.length)}: ${known.map(({ name }) => name).join(', ')}`
}

/** Whose states are on record, or null if nobody's are. */
export function formatStatesKnown(records: Records): string | null {
  const known = listKnown(records, 'states')
  return known && `The states are on record for ${known}. Ask the others before you answer health questions.`
}

/** Whether any record says how to cancel, or whether a plan renews. */
export function formatTermsKnown(records: Records): string {
  const known = listKnown(records, 'cancellationNotice', 'automaticRenewal')
  return known
    ? `Cancellation or renewal is on record for ${known}. Ask the others.`
    : `Our records do not say how to cancel any of the ${spellCount(records.length)}, or whether they renew.`
}

/** "It is on record for one of the five: A." */
export function formatPharmaciesKnown(records: Records): string {
  const known = listKnown(records, 'pharmacy')
  return known
    ? `It is on record for ${known}.`
    : `None of our ${spellCount(records.length)} records names it yet.`
}

/** "Our records do not say. One of the five has a refund on record: RemedyMeds, within 30 days; ask whether it covers this." */
export function formatRefundsKnown(records: Records): string {
  const known = records.filter(({ facts }) => facts.refund !== undefined)
  if (known.length === 0) return `Our records name no refund at any of the ${spellCount(records.length)}.`
  const terms = known.map((record) => {
    const words = formatFactValue(record, 'refund') ?? ''
    return `${record.name}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  })
  const have = `${capitalize(spellCount(known.length))} of the ${spellCount(records.length)} ${known.length === 1 ? 'has' : 'have'}`
  return `${have} a refund on record: ${terms.join('; ')}; ask whether it covers this.`
}

type Care = Pick<ProviderRecord['facts'], 'pharmacy' | 'prescriber' | 'approval'>

const ASK = 'Ask. If a seller will not say, walk away.'

/** Above the first card of a list: who makes, fills, and prescribes the drug. Null if all records say it. */
export function formatMissingCare(providers: readonly Care[]): string | null {
  const total = spellCount(providers.length)
  const count = (key: keyof Care) => providers.filter((facts) => facts[key] !== undefined).length
  const [pharmacy, prescriber, approval] = [count('pharmacy'), count('prescriber'), count('approval')]
  if (Math.min(pharmacy, prescriber, approval) === providers.length) return null
  if (Math.max(pharmacy, prescriber, approval) === 0)
    return `Not on record for any of the ${total}: the pharmacy, the prescriber, and whether the drug is FDA-approved. ${ASK}`
  const say = (known: number) =>
    known === 0 ? 'none' : known === providers.length ? 'all' : spellCount(known)
  return `Of the ${total}, our records name the pharmacy for ${say(pharmacy)} and the prescriber for ${say(prescriber)}, and say whether the drug is FDA-approved for ${say(approval)}. ${ASK.replace('Ask.', 'Ask the others.')}`
}
