// The change log: each entry of a field starts where the previous one ended, and the newest one matches the record. Every
// price has at least one entry. Evidence from before the last change no longer counts.
import { STORED_FACT_KEYS } from '../../base/facts'
import { FIELDS, getFieldName } from '../../providers/change-wording'
import type { Change, LoggedField } from '../../schemas/change-log'
import { formatPath } from '../../schemas/messages'
import type { ProviderRecord } from '../../schemas/providers'
import {
  findMissingEntry,
  formatEntry,
  getLoggedProvider,
  type LoggedProvider,
  mergeEntries,
} from '../change-log'
import { issueAt, type Path } from '../issue'
import { type CheckedContent, fileOf } from '../kinds'

const FILE = fileOf('changes')
const RANKING = fileOf('ranking')

type Entry = Change & { index: number }

/** Every rule about the entries of one provider. */
export function* checkProviderChanges(
  { changes: { changes }, ranking }: CheckedContent,
  record: ProviderRecord,
) {
  const provider = getLoggedProvider(ranking, record)
  // Copies only the provider's entries: with 1,000 providers, copying all of them for each took 100 MB.
  const all = changes.flatMap((change, index) =>
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
function* checkEntry(entry: Entry, above: Entry | undefined, below: Entry | undefined) {
  const at = (field: keyof Change, message: string) => issueAt(FILE, ['changes', entry.index, field], message)
  const nameOf = ({ index }: Entry) => formatPath(['changes', index])
  if (above?.date === entry.date) {
    // The ids of entries in the feed depend on it.
    const merged = mergeEntries(entry, above)
    const fix = merged
      ? `Replace both with one entry: ${formatEntry(merged)}.`
      : 'Remove both: together they change nothing.'
    yield at('date', `${nameOf(above)} is about the same field on the same day, "${entry.date}". ${fix}`)
  }
  if (below && entry.from !== below.to)
    yield at(
      'from',
      `expected ${quote(below.to)}, the value at the end of ${nameOf(below)}, got ${quote(entry.from)}. Correct one of them.`,
    )
  if (entry.from === entry.to)
    yield at(
      'to',
      `expected a value other than "from", got ${quote(entry.to)} for both. Correct one of them, or remove the entry.`,
    )
}

function* checkNewest(newest: Entry | undefined, provider: LoggedProvider, field: LoggedField) {
  const { value, evidence } = getPlaces(provider, field)
  const missing = findMissingEntry(newest, provider, field)
  const name = getFieldName(field)
  if (missing) {
    const stated = `${quote(missing.to)}, the value of ${value.file} → ${formatPath(value.path)}`
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
  const checkedOn = (field === 'rating' ? provider.scoreEvidence : provider.evidence[field])?.verifiedOn
  if (newest && checkedOn !== undefined && checkedOn < newest.date)
    yield issueAt(
      evidence.file,
      evidence.path,
      `expected ${newest.date} or later, the day of the last change in ${FILE}, got "${checkedOn}". Check the ${name} again, or remove its evidence.`,
    )
}

/** Where the value of a field is, and the day of its evidence. */
function getPlaces({ id, rank }: LoggedProvider, field: LoggedField): Record<'value' | 'evidence', Place> {
  if (field === 'rating') {
    const path = ['providers', (rank ?? 1) - 1]
    return {
      value: { file: RANKING, path: [...path, 'rating'] },
      evidence: { file: RANKING, path: [...path, 'scoreEvidence', 'verifiedOn'] },
    }
  }
  const file = fileOf('providers', id)
  const isFact = STORED_FACT_KEYS.some((key) => key === field)
  return {
    value: { file, path: isFact ? ['facts', field] : [field] },
    evidence: { file, path: ['evidence', field, 'verifiedOn'] },
  }
}

type Place = { file: string; path: Path }

const quote = (value: string | null) => JSON.stringify(value)
