// Rules for the change log: the newest entry comes first, each entry of a field starts where the previous one ended,
// and the newest one matches the provider. Every price has at least one entry. Evidence from before the last change no
// longer counts.

import { STORED_FACT_KEYS } from '../../base/facts'
import { FIELDS, getFieldName } from '../../providers/change-wording'
import type { Change } from '../../schemas/change-log'
import { formatPath } from '../../schemas/messages'
import type { EvidenceField, ProviderRecord } from '../../schemas/providers'
import {
  findMissingEntry,
  formatEntry,
  getLoggedProvider,
  type LoggedProvider,
  mergeEntries,
} from '../change-log'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf, recordFileOf } from '../kinds'
import { checkNewestFirst } from './dates'
import { PROVIDERS_FOLDER } from './references'

const FILE = jsonFileOf('changes')
const RANKING = jsonFileOf('ranking')

type Entry = Change & { index: number }

/** An issue about a field of one entry. */
const entryIssue = ({ index }: Entry, field: keyof Change, message: string): ContentIssue =>
  issueAt(FILE, ['changes', index, field], message)

/** Every rule about the log as a whole. */
export function checkChangeLog({ changes: log, providers }: CheckedContent): ContentIssue[] {
  const ids = providers.map(({ id }) => id)
  const unknown = log.changes.flatMap(({ provider }, index) => {
    if (ids.includes(provider)) return []
    const fix =
      ids.length > 0
        ? `Use one of ${ids.join(', ')}, or remove the entry.`
        : 'Nothing is there yet: add its record, or remove the entry.'
    const message = `there is no "${provider}" in ${PROVIDERS_FOLDER}. ${fix}`
    return [issueAt(FILE, ['changes', index, 'provider'], message)]
  })
  return [...unknown, ...checkNewestFirst(FILE, 'changes', log.changes)]
}

/** Every rule about the entries of one provider. */
export function checkProviderChanges(
  { changes: log, ranking }: CheckedContent,
  record: ProviderRecord,
): ContentIssue[] {
  const provider = getLoggedProvider(ranking, record)
  const allEntries = getEntries(log, provider.id)
  return FIELDS.flatMap((field) => {
    const entries = allEntries.filter((entry) => entry.field === field)
    return [
      ...checkDays(entries),
      ...checkChain(entries),
      ...checkValues(entries),
      ...checkNewest(entries, provider, field),
      ...checkEvidence(entries, provider, field),
    ]
  })
}

/** Copies only the provider's entries: with 1,000 providers, copying all entries for each of them took 100 MB. */
const getEntries = ({ changes }: CheckedContent['changes'], provider: string): Entry[] =>
  changes.flatMap((change, index) => (change.provider === provider ? [{ ...change, index }] : []))

const nameEntry = ({ index }: Entry) => formatPath(['changes', index])

/** A field has at most one entry per day: the ids of entries in the feed depend on it. */
function checkDays(entries: readonly Entry[]): ContentIssue[] {
  return entries.flatMap((entry, place) => {
    const above = entries[place - 1]
    if (above?.date !== entry.date) return []
    const message = `${nameEntry(above)} is about the same field on the same day, "${entry.date}". ${merge(entry, above)}`
    return [entryIssue(entry, 'date', message)]
  })
}

/** The fix for two entries of the same day. */
function merge(first: Entry, second: Entry): string {
  const merged = mergeEntries(first, second)
  if (!merged) return 'Remove both: together they change nothing.'
  return `Replace both with one entry: ${formatEntry(merged)}.`
}

function checkChain(entries: readonly Entry[]): ContentIssue[] {
  return entries.flatMap((entry, place) => {
    const before = entries[place + 1]
    if (!before || entry.from === before.to) return []
    const message = `expected ${quote(before.to)}, the value at the end of ${nameEntry(before)}, got ${quote(entry.from)}. Correct one of them.`
    return [entryIssue(entry, 'from', message)]
  })
}

/** The two values of an entry differ. */
function checkValues(entries: readonly Entry[]): ContentIssue[] {
  return entries
    .filter(({ from, to }) => from === to)
    .map((entry) => {
      const message = `expected a value other than "from", got ${quote(entry.to)} for both. Correct one of them, or remove the entry.`
      return entryIssue(entry, 'to', message)
    })
}

function checkNewest(
  [newest]: readonly Entry[],
  provider: LoggedProvider,
  field: EvidenceField,
): ContentIssue[] {
  const missing = findMissingEntry(newest, provider, field)
  if (!missing) return []
  const at = getPlace(provider, field)
  const stated = `${quote(missing.to)}, the value of ${at.file} → ${formatPath(at.path)}`
  const addEntry = `add an entry at the top: ${formatEntry({ ...missing, date: '…', why: '…' })}.`
  if (newest) {
    const message = `expected ${stated}, got ${quote(newest.to)}. If the ${getFieldName(field)} changed, ${addEntry}`
    return [entryIssue(newest, 'to', message)]
  }
  const message = `expected an entry for the ${getFieldName(field)} of "${provider.id}" (${stated}), got none. To fix it, ${addEntry}`
  return [issueAt(FILE, ['changes'], message)]
}

function checkEvidence(
  [newest]: readonly Entry[],
  provider: LoggedProvider,
  field: EvidenceField,
): ContentIssue[] {
  const evidence = field === 'rating' ? provider.scoreEvidence : provider.evidence[field]
  const verifiedOn = evidence?.verifiedOn
  if (!newest || verifiedOn === undefined || verifiedOn >= newest.date) return []
  const file = field === 'rating' ? RANKING : recordFileOf(provider.id)
  const path: Path =
    field === 'rating' ? ['providers', (provider.rank ?? 1) - 1, 'scoreEvidence'] : ['evidence', field]
  const message = `expected ${newest.date} or later, the day of the last change in ${FILE}, got "${verifiedOn}". Check the ${getFieldName(field)} again, or remove its evidence.`
  return [issueAt(file, [...path, 'verifiedOn'], message)]
}

/** Where the value of a field is. */
function getPlace({ id, rank }: LoggedProvider, field: EvidenceField): { file: string; path: Path } {
  if (field === 'rating') return { file: RANKING, path: ['providers', (rank ?? 1) - 1, 'rating'] }
  const isFact = (STORED_FACT_KEYS as readonly string[]).includes(field)
  return { file: recordFileOf(id), path: isFact ? ['facts', field] : [field] }
}

const quote = (value: string | null) => JSON.stringify(value)
