// What is missing from the change log: the content check asks for it, and lib/editing/plan-log.ts writes it.
import { getFieldValue } from '../providers/change-wording'
import type { ListedRecord } from '../providers/ranking'
import type { Change, LoggedField } from '../schemas/change-log'
import type { ProviderRecord } from '../schemas/providers'
import type { Evidence } from '../schemas/sources'
import type { CheckedContent } from './kinds'

/** A record, with our judgment if it is ranked. */
export type LoggedProvider = ListedRecord & { scoreEvidence?: Evidence | undefined }

export function getLoggedProvider(
  ranking: CheckedContent['ranking'],
  record: ProviderRecord,
): LoggedProvider {
  const place = ranking.providers.findIndex(({ id }) => id === record.id)
  const { rating = null, scoreEvidence } = ranking.providers[place] ?? {}
  return { ...record, rank: place < 0 ? null : place + 1, rating, scoreEvidence }
}

/**
 * The missing log entry of a field, without its day and reason, if the field differs from its newest entry or is a
 * price without an entry. Null if nothing is missing. `before` is the previous value, which matters only for a field
 * without entries.
 */
export function findMissingEntry(
  newest: Pick<Change, 'to'> | undefined,
  provider: LoggedProvider,
  field: LoggedField,
  before?: string | null,
): Omit<Change, 'date' | 'why'> | null {
  const to = getFieldValue(provider, field)
  const entry = { provider: provider.id, field, to }
  if (newest) return newest.to === to ? null : { ...entry, from: newest.to }
  if (before !== undefined && before !== to) return { ...entry, from: before }
  // A price without an entry was listed for the first time.
  return (field === 'pricing' || field === 'offers') && to !== null ? { ...entry, from: null } : null
}

/**
 * One entry that replaces two of the same day: from the old value of the first to the new value of the second. Null if
 * together they change nothing.
 */
export function mergeEntries(first: Change, second: Change): Change | null {
  const { from } = first
  const { to } = second
  if (from === to) return null
  // Without an old value, the provider was listed on that day. That remains the reason, whatever was corrected later.
  const why = from === null ? first.why : second.why
  return { ...first, from, to, why }
}

/** An entry as written in the file, on one line. */
export const formatEntry = ({ date, provider, field, from, to, why }: Change) =>
  `{ "date": "${date}", "provider": "${provider}", "field": "${field}", "from": ${quote(from)}, "to": ${quote(to)}, "why": ${quote(why)} }`

const quote = (value: string | null) => JSON.stringify(value)
