// The change log, as the content check and the commands that write it see it: which entry is missing, and how two
// entries of one day become one. Pure; nothing is read or written here.
import { FIELDS, getFieldValue } from '../providers/change-wording'
import type { ListedRecord } from '../providers/ranking'
import type { Change } from '../schemas/change-log'
import type { Evidence } from '../schemas/evidence'
import type { EvidenceField, ProviderRecord } from '../schemas/providers'
import type { CheckedContent } from './kinds'

/** A record, with our judgment where it is ranked. */
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
 * The entry that the log lacks of a field, without its day and reason: the field differs from its newest entry, or is a
 * price without any. Null where the log is complete. `before` is the value that the field had, for a field that was
 * never logged; without it such a field needs no entry.
 */
export function findMissingEntry(
  newest: Pick<Change, 'to'> | undefined,
  provider: LoggedProvider,
  field: EvidenceField,
  before?: string | null,
): Omit<Change, 'date' | 'why'> | null {
  const to = getFieldValue(provider, field)
  const entry = { provider: provider.id, field, from: newest?.to ?? before ?? null, to }
  if (newest) return newest.to === to ? null : entry
  const isNewPrice = field === 'pricing' && to !== null
  const isKnownChange = before !== undefined && before !== to
  return isNewPrice || isKnownChange ? entry : null
}

/**
 * The one entry in place of two of one day: from the start of the first to the end of the second. Null where together
 * they change nothing.
 */
export function mergeEntries(first: Change, second: Change): Change | null {
  const { from } = first
  const { to } = second
  if (from === to) return null
  // A provider without an earlier value was listed on that day, whatever was corrected later.
  const why = from === null ? first.why : second.why
  return { ...first, from, to, why }
}

/** A step of writing the log. `index` is that of an entry in the log as it was. */
export type LogEdit =
  | { kind: 'add'; entry: Change }
  | { kind: 'replace'; index: number; entry: Change }
  | { kind: 'remove'; index: number; entry: Change }

/** Fields in a provider's own words: a new wording is logged only where `wording` asks for it, or an entry names it. */
export const isWording = (field: EvidenceField): boolean => field === 'mainBenefit' || field === 'features'

/** The day of the entries, like 2026-11-20, and the reason that readers see. */
export type LogNote = { date: string; why: string; wording?: boolean }

/** What happened to an entry, for people. */
export const LOG_WORDS = {
  add: 'added',
  replace: 'replaced the entry of the same day',
  remove: 'removed, as the value is again what it was before',
} satisfies Record<LogEdit['kind'], string>

type LogContent = Pick<CheckedContent, 'providers' | 'ranking'>

/**
 * What has to be written so that the log agrees with the content. A field changes once a day: where its newest entry is of
 * `date`, that entry is replaced, or removed when the value is what it was before.
 * @param date like 2026-11-20; no earlier than the newest entry
 * @param before the content before the change: also logs facts and scores that no entry names yet
 */
export function planLog(
  content: LogContent & Pick<CheckedContent, 'changes'>,
  { date, why, before, wording = false }: LogNote & { before?: LogContent },
): LogEdit[] {
  const { changes } = content.changes
  return content.providers.flatMap((record) => {
    const provider = getLoggedProvider(content.ranking, record)
    const earlier = before?.providers.find(({ id }) => id === record.id)
    const earlierProvider = before && earlier && getLoggedProvider(before.ranking, earlier)
    return FIELDS.flatMap((field): LogEdit[] => {
      const index = changes.findIndex((change) => change.provider === record.id && change.field === field)
      const newest = changes[index]
      const isKnown = earlierProvider && (wording || !isWording(field))
      const value = isKnown ? getFieldValue(earlierProvider, field) : undefined
      const missing = findMissingEntry(newest, provider, field, value)
      if (!missing) return []
      const entry = { date, provider: missing.provider, field, from: missing.from, to: missing.to, why }
      if (newest?.date !== date) return [{ kind: 'add', entry }]
      const merged = mergeEntries(newest, entry)
      return merged ? [{ kind: 'replace', index, entry: merged }] : [{ kind: 'remove', index, entry: newest }]
    })
  })
}

/** An entry as it is written in the file, on one line. */
export const formatEntry = ({ date, provider, field, from, to, why }: Change) =>
  `{ "date": "${date}", "provider": "${provider}", "field": "${field}", "from": ${quote(from)}, "to": ${quote(to)}, "why": ${quote(why)} }`

const quote = (value: string | null) => JSON.stringify(value)
