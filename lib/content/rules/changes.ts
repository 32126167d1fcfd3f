// Rules over the change log: providers exist, the newest entry comes first, each entry goes on where the one
// before it ended, and the last one says what the data says. Every price has at least one entry. What was
// checked before the last change is checked no more.
import { FIELD_NAMES, getFieldValue } from '../../providers/stated'
import type { Change } from '../../schemas/changes'
import { EVIDENCE_FIELDS, type Provider } from '../../schemas/providers'
import type { Fault } from '../faults'
import type { CheckedContent } from '../parse'
import { fileOf } from '../registry'

const FILE = fileOf('changes')

type Entry = Change & { index: number }

/** Every rule about the log as a whole. */
export function checkChanges({ changes: log, providers: list }: CheckedContent): Fault[] {
  const entries = readEntries(log)
  return [...checkProviders(entries, list.providers), ...checkOrder(entries)]
}

/** Every rule about what the log says of the provider in this place of the list. */
export function checkProviderChanges(
  { changes: log }: CheckedContent,
  provider: Provider,
  place: number,
): Fault[] {
  const entries = readEntries(log)
  return EVIDENCE_FIELDS.flatMap((field) => {
    const own = entries.filter((entry) => entry.provider === provider.id && entry.field === field)
    return [
      ...checkOneADay(own),
      ...checkChain(own),
      ...checkLast(own, provider, place, field),
      ...checkEvidence(own, provider, place, field),
    ]
  })
}

const readEntries = ({ changes }: CheckedContent['changes']): Entry[] =>
  changes.map((change, index) => ({ ...change, index }))

function checkProviders(entries: readonly Entry[], providers: readonly Provider[]): Fault[] {
  const known = providers.map(({ id }) => id)
  return entries.flatMap(({ provider, index }) =>
    known.includes(provider)
      ? []
      : [
          {
            file: FILE,
            field: `changes[${index}].provider`,
            message: `there is no "${provider}" in ${fileOf('providers')}. Use one of ${known.join(', ')}, or remove the entry.`,
          },
        ],
  )
}

function checkOrder(entries: readonly Entry[]): Fault[] {
  return entries.flatMap(({ date, index }) => {
    const above = entries[index - 1]
    if (!above || above.date >= date) return []
    const message = `expected ${above.date} or an earlier day, got "${date}". The newest entry comes first: move it up.`
    return [{ file: FILE, field: `changes[${index}].date`, message }]
  })
}

function checkOneADay(own: readonly Entry[]): Fault[] {
  return own.flatMap((entry, place) => {
    const above = own[place - 1]
    if (above?.date !== entry.date) return []
    const message = `changes[${above.index}] tells a change of the same field on "${entry.date}" already, and a field changes once a day. ${join(entry, above)}`
    return [{ file: FILE, field: `changes[${entry.index}].date`, message }]
  })
}

/** What to write in place of two entries of one day: from where the first began to where the second ended. */
function join({ from, why, ...first }: Entry, { to, why: whyThen }: Entry): string {
  if (from === to) return 'Remove both: together they change nothing.'
  // Who had no value before is listed anew, whatever was corrected later that day.
  const joined = { ...first, from, to, why: from === null ? why : whyThen }
  return `Put one entry in place of the two: ${writeEntry(joined)}.`
}

function checkChain(own: readonly Entry[]): Fault[] {
  return own.flatMap(({ from, index }, place) => {
    const before = own[place + 1]
    if (!before || from === before.to) return []
    const message = `expected ${quote(before.to)}, which changes[${before.index}] ended with, got ${quote(from)}. Correct one of them.`
    return [{ file: FILE, field: `changes[${index}].from`, message }]
  })
}

function checkLast(
  [last]: readonly Entry[],
  provider: Provider,
  place: number,
  field: (typeof EVIDENCE_FIELDS)[number],
): Fault[] {
  const value = getFieldValue(provider, field)
  const stated = `${quote(value)}, as ${fileOf('providers')} → providers[${place}].${field} says`
  if (last && last.to !== value) {
    const message = `expected ${stated}, got ${quote(last.to)}. If the ${FIELD_NAMES[field]} changed, add an entry on top: ${sketch(provider.id, field, last.to, value)}.`
    return [{ file: FILE, field: `changes[${last.index}].to`, message }]
  }
  if (!last && field === 'pricing' && value !== null) {
    const message = `expected an entry for the ${FIELD_NAMES[field]} of "${provider.id}" (${stated}), got none. Add an entry on top: ${sketch(provider.id, field, null, value)}.`
    return [{ file: FILE, field: 'changes', message }]
  }
  return []
}

function checkEvidence(
  [last]: readonly Entry[],
  { evidence }: Provider,
  place: number,
  field: (typeof EVIDENCE_FIELDS)[number],
): Fault[] {
  const verifiedOn = evidence[field]?.verifiedOn
  if (!last || verifiedOn === undefined || verifiedOn >= last.date) return []
  const message = `expected ${last.date} or later, the day of the last change in ${FILE}, got "${verifiedOn}". Check the ${FIELD_NAMES[field]} again, or remove its evidence.`
  return [
    {
      file: fileOf('providers'),
      field: `providers[${place}].evidence.${field}.verifiedOn`,
      message,
    },
  ]
}

const quote = (value: string | null) => JSON.stringify(value)

/** The entry to copy; the editor fills in the day and the reason. */
const sketch = (provider: string, field: string, from: string | null, to: string | null) =>
  writeEntry({ date: '…', provider, field, from, to, why: '…' })

/** An entry as it stands in the file. */
const writeEntry = ({ date, provider, field, from, to, why }: Omit<Change, 'field'> & { field: string }) =>
  `{ "date": "${date}", "provider": "${provider}", "field": "${field}", "from": ${quote(from)}, "to": ${quote(to)}, "why": ${quote(why)} }`
