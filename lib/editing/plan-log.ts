// The change log as a change to the content requires it. Pure; content-command.ts writes it.
import { findMissingEntry, mergeEntries } from '../content/change-log'
import type { CheckedContent } from '../content/kinds'
import { FIELDS } from '../providers/change-wording'
import { listRecord } from '../providers/ranking'
import type { Change } from '../schemas/change-log'

/** One edit of the log: what happened to an entry. */
export type LogEdit = { kind: 'add' | 'replace' | 'remove'; entry: Change }

/** What happened to an entry, for people. */
export const LOG_WORDS = {
  add: 'added',
  replace: 'replaced the entry of the same day',
  remove: 'removed, because the value is back to what it was',
} satisfies Record<LogEdit['kind'], string>

/**
 * The log that matches the content, newest first, and its edits: one entry per field and day, none if they cancel out.
 * `date` is like 2026-11-20 and no earlier than the newest entry; readers see the reason.
 */
export function planLog(content: CheckedContent, date: string, why: string) {
  const { changes } = content.changes
  const merged = new Map<Change, Change | null>()
  const log = content.providers.flatMap((record) => {
    const provider = listRecord(record, content.ranking)
    return FIELDS.flatMap((field): LogEdit[] => {
      const newest = changes.find((change) => change.provider === record.id && change.field === field)
      const missing = findMissingEntry(newest, provider, field)
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
