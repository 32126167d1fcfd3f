// Joins records with our ranking: the ranked providers, and the list of all records.

import { compareNames } from '../base/format'
import type { ProviderRecord, Ranking } from '../schemas/providers'

/** Of the top choice, unless the ranking has another. */
export const BADGE = "Expert's Choice"

/** A ranked provider: its record, and our judgment. `rank` is its place in ranking.json. */
export type Provider = ReturnType<typeof rankProviders>[number]

/** The ranked providers, best first. An id without a record is left out; the content check reports it. */
export function rankProviders(records: readonly ProviderRecord[], ranking: Ranking) {
  return ranking.providers.flatMap(({ id, ...judgment }, index) => {
    const record = records.find((candidate) => candidate.id === id)
    return record
      ? [{ ...record, rank: index + 1, isTopChoice: index === 0, topChoiceBadgeText: BADGE, ...judgment }]
      : []
  })
}

export type ListedRecord = ReturnType<typeof listRecord>

/** A record with our judgment; `rank` and `rating` are null if it is not ranked. */
function listRecord(record: ProviderRecord, ranking: Ranking) {
  const place = ranking.providers.findIndex(({ id }) => id === record.id)
  const { rating = null, scoreEvidence } = ranking.providers[place] ?? {}
  return { ...record, rank: place < 0 ? null : place + 1, rating, scoreEvidence }
}

/** Every record: the ranked ones by rank, then the others by name. */
export const listRecords = (records: readonly ProviderRecord[], ranking: Ranking): ListedRecord[] =>
  records
    .map((record) => listRecord(record, ranking))
    .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || compareNames(a, b))
