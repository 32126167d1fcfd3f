// What the ranked records say together, in sentences. Texts in content/ use them as placeholders, so that each is stated once
// and never outlives the data.
import { spellCount } from '../base/format'
import type { FactKey } from '../schemas/fact-words'
import type { ProviderRecord } from '../schemas/providers'
import { countKnownFacts, type FactSource, formatFactValue, getFact } from './fact-values'
import type { Provider } from './ranking'

type Records = readonly (FactSource & Pick<ProviderRecord, 'name'>)[]

/** What a score rests on: "We look at 20+ evaluation criteria; for the five, we know 3 to 7 of 27, and …" */
export function formatScoreBasis(records: readonly Provider[], criteria: number): string {
  const open = records.map(countKnownFacts)
  const counts = open.map(({ known }) => known)
  const low = Math.min(...counts)
  const high = Math.max(...counts)
  const range = `${low === high ? low : `${low} to ${high}`} of ${open[0]?.total ?? 0}`
  const explained = records.filter(({ scoreEvidence }) => scoreEvidence).length
  const scores =
    explained === 0
      ? 'how a score was made is not published'
      : `how ${explained} of ${records.length} scores were made is published`
  return `We look at ${criteria}+ evaluation criteria; for the ${spellCount(records.length)}, we know ${range}, and ${scores}.`
}

/** "one of the five: A", the records that have one of the facts; null if none has. */
function listKnown(records: Records, ...keys: FactKey[]): string | null {
  const known = records.filter((record) => keys.some((key) => getFact(record, key) !== undefined))
  if (known.length === 0) return null
  return `${spellCount(known.length)} of the ${spellCount(records.length)}: ${known.map(({ name }) => name).join(', ')}`
}

/** Whose states we know, or null if nobody's are known. */
export function formatStatesKnown(records: Records): string | null {
  const known = listKnown(records, 'states')
  return known && `We know the states of ${known}. Ask the others before you answer health questions.`
}

/** Whether we know of any how to cancel, or whether a plan renews. */
export function formatTermsKnown(records: Records): string {
  const known = listKnown(records, 'cancellationNotice', 'automaticRenewal')
  return known
    ? `We know about cancellation or renewal for ${known}. Ask the others.`
    : `We don’t know how to cancel any of the ${spellCount(records.length)}, or whether they renew.`
}

/** "We know it for one of the five: A." */
export function formatPharmaciesKnown(records: Records): string {
  const known = listKnown(records, 'pharmacy')
  return known
    ? `We know it for ${known}.`
    : `We don’t know it for any of the ${spellCount(records.length)} yet.`
}

/** "We know of a refund at one of the five: RemedyMeds, within 30 days; ask whether it covers this." */
export function formatRefundsKnown(records: Records): string {
  const known = records.filter((record) => {
    const refund = getFact(record, 'refund')
    return refund !== undefined && refund !== 'none'
  })
  if (known.length === 0) return `We know of no refund at any of the ${spellCount(records.length)}.`
  const terms = known.map((record) => {
    const words = formatFactValue(record, 'refund') ?? ''
    return `${record.name}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  })
  return `We know of a refund at ${spellCount(known.length)} of the ${spellCount(records.length)}: ${terms.join('; ')}. Ask whether it covers this.`
}
