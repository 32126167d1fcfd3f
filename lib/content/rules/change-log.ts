// Rules over the change log: the newest entry comes first, each entry of a field starts where the one before it ended,
// and the newest one agrees with the provider. Every price has at least one entry. Evidence from before the last change
// no longer counts.
import { FIELD_NAMES, getFieldValue } from '../../providers/change-wording'
import type { Change } from '../../schemas/change-log'
import { formatPath } from '../../schemas/messages'
import { EVIDENCE_FIELDS, type EvidenceField, type Provider } from '../../schemas/providers'
import { type ContentIssue, issueAt, type Path } from '../issue'
import { type CheckedContent, jsonFileOf } from '../kinds'

const FILE = jsonFileOf('changes')
const PROVIDERS = jsonFileOf('providers')

type Entry = Change & { index: number }

/** An issue about a field of one entry. */
const entryIssue = ({ index }: Entry, field: keyof Change, message: string): ContentIssue =>
  issueAt(FILE, ['changes', index, field], message)

/** Every rule about the log as a whole. */
export function checkChangeLog({ changes: log, providers: { providers } }: CheckedContent): ContentIssue[] {
  const entries = getEntries(log)
  const ids = providers.map(({ id }) => id)
  return entries.flatMap((entry) => {
    const issues: ContentIssue[] = []
    if (!ids.includes(entry.provider)) {
      const message = `there is no "${entry.provider}" in ${PROVIDERS}. Use one of ${ids.join(', ')}, or remove the entry.`
      issues.push(entryIssue(entry, 'provider', message))
    }
    const above = entries[entry.index - 1]
    if (above && above.date < entry.date) {
      const message = `expected ${above.date} or an earlier day, got "${entry.date}". The newest entry comes first: move it up.`
      issues.push(entryIssue(entry, 'date', message))
    }
    return issues
  })
}

/** Every rule about the entries of one provider, the `index`th of the list. */
export function checkProviderChanges(
  { changes: log }: CheckedContent,
  provider: Provider,
  index: number,
): ContentIssue[] {
  const entries = getEntries(log).filter((entry) => entry.provider === provider.id)
  return EVIDENCE_FIELDS.flatMap((field) => {
    const own = entries.filter((entry) => entry.field === field)
    return [
      ...checkDays(own),
      ...checkChain(own),
      ...checkNewest(own, provider, index, field),
      ...checkEvidence(own, provider, index, field),
    ]
  })
}

const getEntries = ({ changes }: CheckedContent['changes']): Entry[] =>
  changes.map((change, index) => ({ ...change, index }))

const nameEntry = ({ index }: Entry) => formatPath(['changes', index])

/** A field changes once a day: the ids of entries in the feed depend on it. */
function checkDays(own: readonly Entry[]): ContentIssue[] {
  return own.flatMap((entry, place) => {
    const above = own[place - 1]
    if (above?.date !== entry.date) return []
    const message = `${nameEntry(above)} is about the same field on the same day, "${entry.date}". ${merge(entry, above)}`
    return [entryIssue(entry, 'date', message)]
  })
}

/** What to write in place of two entries of one day: from the start of the first to the end of the second. */
function merge(first: Entry, second: Entry): string {
  const { from } = first
  const { to } = second
  if (from === to) return 'Remove both: together they change nothing.'
  // A provider without an earlier value was listed on that day, whatever was corrected later.
  const why = from === null ? first.why : second.why
  return `Replace both with one entry: ${formatEntry({ ...first, from, to, why })}.`
}

function checkChain(own: readonly Entry[]): ContentIssue[] {
  return own.flatMap((entry, place) => {
    const before = own[place + 1]
    if (!before || entry.from === before.to) return []
    const message = `expected ${quote(before.to)}, the value at the end of ${nameEntry(before)}, got ${quote(entry.from)}. Correct one of them.`
    return [entryIssue(entry, 'from', message)]
  })
}

function checkNewest(
  [newest]: readonly Entry[],
  provider: Provider,
  index: number,
  field: EvidenceField,
): ContentIssue[] {
  const value = getFieldValue(provider, field)
  const stated = `${quote(value)}, the value of ${PROVIDERS} → ${formatPath(['providers', index])}.${field}`
  const entry = { date: '…', provider: provider.id, field, from: newest?.to ?? null, to: value, why: '…' }
  const addEntry = `add an entry at the top: ${formatEntry(entry)}.`
  if (newest && newest.to !== value) {
    const message = `expected ${stated}, got ${quote(newest.to)}. If the ${FIELD_NAMES[field]} changed, ${addEntry}`
    return [entryIssue(newest, 'to', message)]
  }
  if (!newest && field === 'pricing' && value !== null) {
    const message = `expected an entry for the ${FIELD_NAMES[field]} of "${provider.id}" (${stated}), got none. To fix it, ${addEntry}`
    return [issueAt(FILE, ['changes'], message)]
  }
  return []
}

function checkEvidence(
  [newest]: readonly Entry[],
  { evidence }: Provider,
  index: number,
  field: EvidenceField,
): ContentIssue[] {
  const verifiedOn = evidence[field]?.verifiedOn
  if (!newest || verifiedOn === undefined || verifiedOn >= newest.date) return []
  const path: Path = ['providers', index, 'evidence', field, 'verifiedOn']
  const message = `expected ${newest.date} or later, the day of the last change in ${FILE}, got "${verifiedOn}". Check the ${FIELD_NAMES[field]} again, or remove its evidence.`
  return [issueAt(PROVIDERS, path, message)]
}

const quote = (value: string | null) => JSON.stringify(value)

/** An entry as it is written in the file. */
const formatEntry = ({ date, provider, field, from, to, why }: Change) =>
  `{ "date": "${date}", "provider": "${provider}", "field": "${field}", "from": ${quote(from)}, "to": ${quote(to)}, "why": ${quote(why)} }`
