// The change log: each entry of a field starts where the previous one ended, and the newest one matches the record. Every
// price has at least one entry. The content check asks for what is missing, and lib/editing/plan-log.ts writes it.
import { FIELDS, getFieldName, getFieldPaths, getFieldValue } from '../providers/change-wording'
import { type ListedRecord, listRecord } from '../providers/ranking'
import type { Change, LoggedField } from '../schemas/change-log'
import { formatPath } from '../schemas/messages'
import type { ProviderRecord } from '../schemas/providers'
import { issueAt, issuesIn } from './issue'
import { type CheckedContent, fileOf } from './kinds'

/** The entry that a field lacks, or null. Only a price needs a first one. */
export function findMissingEntry(
  newest: Pick<Change, 'to'> | undefined,
  provider: ListedRecord,
  field: LoggedField,
): Omit<Change, 'date' | 'why'> | null {
  const to = getFieldValue(provider, field)
  const entry = { provider: provider.id, field, to }
  if (newest) return newest.to === to ? null : { ...entry, from: newest.to }
  return (field === 'pricing' || field === 'offers') && to !== undefined ? entry : null
}

/** One entry that replaces two of the same day, or null if together they change nothing. */
export function mergeEntries(first: Change, second: Change): Change | null {
  const { from } = first
  const { to } = second
  if (from === to) return null
  // Without an old value, the provider was listed on that day. That remains the reason, whatever was corrected later.
  const why = from === undefined ? first.why : second.why
  return { ...first, from, to, why }
}

/** An entry as written in the file, on one line. */
export const formatEntry = ({ date, provider, field, from, to, why }: Change) =>
  JSON.stringify({ date, provider, field, from, to, why }, null, 1).replace(/\n\s*/g, ' ')

const quote = (value: string | undefined) => (value === undefined ? 'nothing' : JSON.stringify(value))

const FILE = fileOf('changes')

type Entry = Change & { index: number }

/** Every rule about the entries of one provider. */
export function* checkProviderChanges({ changes, ranking }: CheckedContent, record: ProviderRecord) {
  const provider = listRecord(record, ranking)
  // Copies only the provider's entries: with 1,000 providers, copying all of them for each took 100 MB.
  const all = changes.changes.flatMap((change, index) =>
    change.provider === record.id ? [{ ...change, index }] : [],
  )
  for (const field of FIELDS) {
    const entries = all.filter((entry) => entry.field === field)
    for (const [place, entry] of entries.entries())
      yield* checkEntry(entry, entries[place - 1], entries[place + 1])
    yield* checkNewest(entries[0], provider, field)
  }
}

/** `above` is newer and `below` older than the entry. */
function checkEntry(entry: Entry, above: Entry | undefined, below: Entry | undefined) {
  const { index, date, from, to } = entry
  const nameOf = (other: Entry) => formatPath(['changes', other.index])
  const merged = above && mergeEntries(entry, above)
  const fix = merged
    ? `Replace both with one entry: ${formatEntry(merged)}.`
    : 'Remove both: together they change nothing.'
  return issuesIn(FILE, ['changes', index], {
    // The ids of entries in the feed depend on it.
    date:
      above?.date === date && `${nameOf(above)} is about the same field on the same day, "${date}". ${fix}`,
    from:
      below &&
      from !== below.to &&
      `expected ${quote(below.to)}, the value at the end of ${nameOf(below)}, got ${quote(from)}. Correct one of them.`,
    to:
      from === to &&
      `expected a value other than "from", got ${quote(to)} for both. Correct one of them, or remove the entry.`,
  })
}

function* checkNewest(newest: Entry | undefined, provider: ListedRecord, field: LoggedField) {
  const { value, evidence } = getFieldPaths(field, provider.rank)
  const file = field === 'rating' ? fileOf('ranking') : fileOf('providers', provider.id)
  const missing = findMissingEntry(newest, provider, field)
  const name = getFieldName(field)
  if (missing) {
    const stated = `${quote(missing.to)}, the value of ${file} → ${formatPath(value)}`
    const addEntry = `add an entry at the top: ${formatEntry({ ...missing, date: '…', why: '…' })}.`
    yield newest
      ? issueAt(
          FILE,
          ['changes', newest.index, 'to'],
          `expected ${stated}, got ${quote(newest.to)}. If the ${name} changed, ${addEntry}`,
        )
      : issueAt(
          FILE,
          ['changes'],
          `expected an entry for the ${name} of "${provider.id}" (${stated}), got none. To fix it, ${addEntry}`,
        )
  }
  // Evidence from before the last change no longer counts.
  const checkedOn = (field === 'rating' ? provider.scoreEvidence : provider.evidence[field])?.verifiedOn
  yield* issuesIn(file, evidence, {
    verifiedOn:
      newest &&
      checkedOn !== undefined &&
      checkedOn < newest.date &&
      `expected ${newest.date} or later, the day of the last change in ${FILE}, got "${checkedOn}". Check the ${name} again, or remove its evidence.`,
  })
}
