// Which entries of the change log have to be added, replaced or removed. Pure; files/save-content.ts writes them.
import { findMissingEntry, getLoggedProvider, mergeEntries } from '../content/change-log'
import type { CheckedContent } from '../content/kinds'
import { FIELDS, getFieldValue } from '../providers/change-wording'
import type { Change } from '../schemas/change-log'
import type { EvidenceField } from '../schemas/providers'

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
