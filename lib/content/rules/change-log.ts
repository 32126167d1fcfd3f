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
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf, recordFileOf } from '../kinds'

const FILE = jsonFileOf('changes')
const RANKING = jsonFileOf('ranking')

type Entry = Change & { index: number }

/** Every rule about the entries of one provider. */
export function checkProviderChanges(
  { changes: { changes }, ranking }: CheckedContent,
  record: ProviderRecord,
): ContentIssue[] {
  const provider = getLoggedProvider(ranking, record)
  // Copies only the provider's entries: with 1,000 providers, copying all of them for each took 100 MB.
  const all = changes.flatMap((change, index) =>
    change.provider === record.id ? [{ ...change, index }] : [],
  )
  return FIELDS.flatMap((field) => {
    const entries = all.filter((entry) => entry.field === field)
    return [
      ...entries.flatMap((entry, place) => checkEntry(entry, entries[place - 1], entries[place + 1])),
      ...checkNewest(entries[0], provider, field),
    ]
  })
}

/** `above` is newer and `below` older than the entry. */
function checkEntry(entry: Entry, above: Entry | undefined, below: Entry | undefined): ContentIssue[] {
  const report = (field: keyof Change, message: string) =>
    issueAt(FILE, ['changes', entry.index, field], message)
  const nameOf = ({ index }: Entry) => formatPath(['changes', index])
  const issues: ContentIssue[] = []
  if (above?.date === entry.date) {
    // The ids of entries in the feed depend on it.
    const merged = mergeEntries(entry, above)
    const fix = merged
      ? `Replace both with one entry: ${formatEntry(merged)}.`
      : 'Remove both: together they change nothing.'
    issues.push(
      report('date', `${nameOf(above)} is about the same field on the same day, "${entry.date}". ${fix}`),
    )
  }
  if (below && entry.from !== below.to) {
    const message = `expected ${quote(below.to)}, the value at the end of ${nameOf(below)}, got ${quote(entry.from)}. Correct one of them.`
    issues.push(report('from', message))
  }
  if (entry.from === entry.to) {
    const message = `expected a value other than "from", got ${quote(entry.to)} for both. Correct one of them, or remove the entry.`
    issues.push(report('to', message))
  }
  return issues
}

function checkNewest(
  newest: Entry | undefined,
  provider: LoggedProvider,
  field: LoggedField,
): ContentIssue[] {
  const { value, evidence } = getPlaces(provider, field)
  const missing = findMissingEntry(newest, provider, field)
  const issues: ContentIssue[] = []
  if (missing) {
    const stated = `${quote(missing.to)}, the value of ${value.file} → ${formatPath(value.path)}`
    const addEntry = `add an entry at the top: ${formatEntry({ ...missing, date: '…', why: '…' })}.`
    issues.push(
      newest
        ? issueAt(
            FILE,
            ['changes', newest.index, 'to'],
            `expected ${stated}, got ${quote(newest.to)}. If the ${getFieldName(field)} changed, ${addEntry}`,
          )
        : issueAt(
            FILE,
            ['changes'],
            `expected an entry for the ${getFieldName(field)} of "${provider.id}" (${stated}), got none. To fix it, ${addEntry}`,
          ),
    )
  }
  const checkedOn = (field === 'rating' ? provider.scoreEvidence : provider.evidence[field])?.verifiedOn
  if (newest && checkedOn !== undefined && checkedOn < newest.date) {
    const message = `expected ${newest.date} or later, the day of the last change in ${FILE}, got "${checkedOn}". Check the ${getFieldName(field)} again, or remove its evidence.`
    issues.push(issueAt(evidence.file, evidence.path, message))
  }
  return issues
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
  const file = recordFileOf(id)
  const isFact = STORED_FACT_KEYS.some((key) => key === field)
  return {
    value: { file, path: isFact ? ['facts', field] : [field] },
    evidence: { file, path: ['evidence', field, 'verifiedOn'] },
  }
}

type Place = { file: string; path: Path }

const quote = (value: string | null) => JSON.stringify(value)
