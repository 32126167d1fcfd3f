// Which entries of the change log have to be added, replaced or removed. Pure; files/save-content.ts writes them.
import { findMissingEntry, getLoggedProvider, mergeEntries } from '../content/change-log'
import type { CheckedContent } from '../content/kinds'
import { FIELDS, getFieldValue } from '../providers/change-wording'
import type { Change, LoggedField } from '../schemas/change-log'

/** One edit of the log. `index` is the entry's index before all edits. */
export type LogEdit =
  | { kind: 'add'; entry: Change }
  | { kind: 'replace'; index: number; entry: Change }
  | { kind: 'remove'; index: number; entry: Change }

/** Fields in a provider's own words: new wording is logged only if `wording` asks for it or the field has an entry. */
const isWording = (field: LoggedField): boolean => field === 'mainBenefit' || field === 'features'

/** The day of the entries, like 2026-11-20, and the reason that readers see. */
export type LogNote = { date: string; why: string; wording?: boolean }

/** What happened to an entry, for people. */
export const LOG_WORDS = {
  add: 'added',
  replace: 'replaced the entry of the same day',
  remove: 'removed, because the value is back to what it was',
} satisfies Record<LogEdit['kind'], string>

type LogContent = Pick<CheckedContent, 'providers' | 'ranking'>

/**
 * The edits that make the log match the content. A field has at most one entry per day: if its newest entry is from
 * `date`, that entry is replaced, or removed if the value is back to what it was.
 * @param date like 2026-11-20; no earlier than the newest entry
 * @param before the content before the change; with it, facts and scores without entries are logged too
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
