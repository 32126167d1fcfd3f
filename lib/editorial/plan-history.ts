// The entries that the histories of the records lack, as `npm run content -- --log "reason"` writes them. Pure.
import { compact } from '../base/compact'
import { findMissingChange, type Logged, listHistoryFields } from '../content/history'
import type { Change } from '../schemas/offers'

/** The day of the entries, like 2026-11-20, and the reason that readers see. */
export type LogNote = { on: string; reason: string }

/** A record's history with the missing entries (of `fields`, if there are any) at its top; of two changes of a field on one day, one is left. */
export function planHistory(record: Logged, { on, reason }: LogNote, fields: readonly string[] = []) {
  const { history = [] } = record
  const added: Change[] = []
  const replaced = new Set<Change>()
  for (const field of listHistoryFields(record)) {
    if (fields.length > 0 && !fields.includes(field)) continue
    const missing = findMissingChange(record, field)
    if (!missing) continue
    const newest = history.find((change) => change.field === field)
    if (newest?.on !== on) {
      added.push({ on, ...missing, reason })
      continue
    }
    replaced.add(newest)
    const { from, ...rest } = newest
    // Back to what it was: nothing changed on that day.
    if (from !== missing.to) added.push(compact({ ...rest, from, to: missing.to, reason }) as Change)
  }
  return {
    added,
    isChanged: added.length > 0 || replaced.size > 0,
    history: [...added, ...history.filter((change) => !replaced.has(change))],
  }
}
