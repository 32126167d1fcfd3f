// Joins records with our ranking: the ranked providers, and the list of all records.

import { compareNames } from '../base/format'

import type { Provider, ProviderRecord, Ranking } from '../schemas/providers'

/** The ranked providers, best first. An id without a record is left out; the content check reports it. */
export function rankProviders(records: readonly ProviderRecord[], ranking: Ranking): Provider[] {
  return ranking.providers.flatMap(({ id, ...judgment }, index) => {
    const record = records.find((candidate) => candidate.id === id)
    // The content check ensures that a ranked provider has a logo.
    if (!record) return []
    return [{ ...record, logo: record.logo ?? '', rank: index + 1, isTopChoice: index === 0, ...judgment }]
  })
}

/** A record in the directory; `rank` and `rating` are null if it is not ranked. */
export type ListedRecord = ProviderRecord & { rank: number | null; rating: number | null }

/** Every record: the ranked ones by rank, then the others by name. */
export function listRecords(records: readonly ProviderRecord[], ranking: Ranking): ListedRecord[] {
  const ranks = new Map(ranking.providers.map(({ id, rating }, index) => [id, { rank: index + 1, rating }]))
  return records
    .map((record) => ({ ...record, ...(ranks.get(record.id) ?? { rank: null, rating: null }) }))
    .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || compareNames(a, b))
}
