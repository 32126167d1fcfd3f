// The change log in words: the newest entries, grouped by day and reason.
import type { Change } from '../schemas/change-log'
import { getFieldName } from './change-wording'
import type { Provider } from './ranking'

type Names = readonly Pick<Provider, 'id' | 'name'>[]

/** "RemedyMeds, price: $179 a month" or "…: from $179 a month to $189 a month". */
export function formatChange({ provider: id, ...change }: Change, providers: Names): string {
  const name = providers.find((provider) => provider.id === id)?.name ?? id
  return `${name}, ${formatFieldChange(change)}`
}

/** "price: from $179 a month to $189 a month" */
export function formatFieldChange({ field, from, to }: Pick<Change, 'field' | 'from' | 'to'>): string {
  const now = to ?? 'not on record'
  return `${getFieldName(field)}: ${from === null ? now : `from ${from} to ${now}`}`
}

/** The first `limit` entries, newest first. Adjacent entries with the same day and reason form one group. */
export function getChangeGroups(changes: readonly Change[], providers: Names, limit: number) {
  const groups: { key: string; date: string; why: string; lines: string[] }[] = []
  for (const change of changes.slice(0, limit)) {
    const { date, why } = change
    const last = groups.at(-1)
    const line = formatChange(change, providers)
    if (last?.date === date && last.why === why) last.lines.push(line)
    else groups.push({ key: `${date}-${groups.length}`, date, why, lines: [line] })
  }
  return groups
}

/** A stable id: no two entries have the same provider, field, and day. */
export function getChangeId({ date, provider, field }: Change): string {
  return `${provider}-${field}-${date}`
}
