// The change log as a change to the content requires it. Pure; files/save-content.ts writes it.
import { findMissingEntry, mergeEntries } from '../content/change-log'
import type { CheckedContent } from '../content/kinds'
import { FIELDS } from '../providers/change-wording'
import { listRecord } from '../providers/ranking'
import type { Change, LoggedField } from '../schemas/change-log'

/** One edit of the log: what happened to an entry. */
export type LogEdit = { kind: 'add' | 'replace' | 'remove'; entry: Change }

/** The day of the entries, like 2026-11-20, and the reason that readers see. */
export type LogNote = { date: string; why: string }

/** What happened to an entry, for people. */
export const LOG_WORDS = {
  add: 'added',
  replace: 'replaced the entry of the same day',
  remove: 'removed, because the value is back to what it was',
} satisfies Record<LogEdit['kind'], string>

/** Fields in a provider's own words: a new wording is logged only if the field has an entry. */
const isWording = (field: LoggedField): boolean => field === 'mainBenefit' || field === 'features'

/**
 * The log that matches the content, newest first, and its edits: one entry per field and day, none if they cancel out.
 * `date` is no earlier than the newest entry. With the content `before`, facts and scores without entries are logged too.
 */
export function planLog(content: CheckedContent, { date, why }: LogNote, before?: CheckedContent) {
  const { changes } = content.changes
  const merged = new Map<Change, Change | null>()
  const log = content.providers.flatMap((record) => {
    const provider = listRecord(record, content.ranking)
    const earlier = before?.providers.find(({ id }) => id === record.id)
    const earlierProvider = before && earlier && listRecord(earlier, before.ranking)
    return FIELDS.flatMap((field): LogEdit[] => {
      const newest = changes.find((change) => change.provider === record.id && change.field === field)
      const missing = findMissingEntry(
        newest,
        provider,
        field,
        isWording(field) ? undefined : earlierProvider,
      )
      if (!missing) return []
      const entry = { date, provider: missing.provider, field, from: missing.from, to: missing.to, why }
      if (newest?.date !== date) return [{ kind: 'add', entry }]
      const both = mergeEntries(newest, entry)
      merged.set(newest, both)
      return [both ? { kind: 'replace', entry: both } : { kind: 'remove', entry: newest }]
    })
  })
  const added = log.flatMap(({ kind, entry }) => (kind === 'add' ? [entry] : []))
  const kept = changes.flatMap((change) => (merged.has(change) ? (merged.get(change) ?? []) : [change]))
  return { changes: [...added, ...kept], log }
}
