// The history of a record: each change of a field starts where the one before ended, and the newest one agrees with the
// record. Every price has one, of sellers, makers and programs. The content check asks for what is missing, and
// lib/editorial/plan-history.ts writes it.
import { compact } from '../base/compact'
import { describeUnknownField, listFields, readField } from '../providers/record-fields'
import type { Change } from '../schemas/offers'
import type { ProviderRecord } from '../schemas/providers'
import { type ContentIssue, issueAt, issuesIn, type Path } from './issue'
import { type CheckedContent, fileOf } from './kinds'

/** What has a history: a seller, or in the file of all makers, a drug or a program. */
export type Logged = Pick<ProviderRecord, 'id' | 'name' | 'facts' | 'offers' | 'history'> &
  Partial<ProviderRecord>

type LoggedPlace = { record: Logged; file: string; path: Path }

/** Everything that has a history, and where it is: in the file of a seller, or in a list of the makers' file. */
export const listLogged = ({
  providers,
  'maker-prices': makers,
}: Pick<CheckedContent, 'providers' | 'maker-prices'>): LoggedPlace[] => [
  ...providers.map((record) => ({ record, file: fileOf('providers', record.id), path: [] })),
  ...(['drugs', 'programs'] as const).flatMap((list) =>
    makers[list].map(({ id, name, offers, history = [] }, index) => ({
      record: { id, name, offers, history, facts: {} },
      file: fileOf('maker-prices'),
      path: [list, index],
    })),
  ),
]

/** The change that the history of a field lacks, or null. */
export function findMissingChange(record: Logged, field: string): Omit<Change, 'on' | 'reason'> | null {
  const newest = record.history?.find((change) => change.field === field)
  const to = readField(record, field)?.text
  if (newest) return newest.to === to ? null : compact({ field, from: newest.to, to })
  // A price without an entry was listed for the first time, and readers see that a seller closed.
  return /^(?:offers\.[^.]+\.price|closedOn)$/.test(field) && to !== undefined ? { field, to } : null
}

/** The fields whose history may lack a change: those of the record, and those that it once had. */
export const listHistoryFields = (record: Logged): string[] => [
  ...new Set([...listFields(record), ...(record.history ?? []).map(({ field }) => field)]),
]

const show = (value: string | undefined) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** A change as it is written, on one line. */
export const formatEntry = (change: Change): string => JSON.stringify(change).replace(/([:,])(?=")/g, '$1 ')

/** Every rule about the history of one record. */
export function* checkHistory({ record, file, path }: LoggedPlace): Generator<ContentIssue> {
  const { history = [] } = record
  for (const [index, change] of history.entries()) {
    const below = history.slice(index + 1).find(({ field }) => field === change.field)
    const isOffer = change.field.startsWith('offers.')
    yield* issuesIn(file, [...path, 'history', index], {
      field: !isOffer && !readField(record, change.field) && describeUnknownField(record, change.field),
      // The ids of entries in the feed depend on it.
      on:
        below?.on === change.on &&
        `two changes of "${change.field}" on "${change.on}". Make one of them: from ${show(below.from)} to ${show(change.to)}.`,
      from:
        below &&
        below.to !== change.from &&
        `expected ${show(below.to)}, the value after the change before, got ${show(change.from)}. Correct one of them.`,
      to:
        change.from === change.to &&
        `expected a value other than "from", got ${show(change.to)} for both. Correct one of them, or remove the change.`,
    })
  }
  for (const field of listHistoryFields(record)) yield* checkNewest(record, field, file, path)
}

function* checkNewest(record: Logged, field: string, file: string, path: Path) {
  const missing = findMissingChange(record, field)
  if (!missing) return
  const at = record.history?.findIndex((change) => change.field === field) ?? -1
  const add = `write ${formatEntry({ on: '…', ...missing, reason: '…' })} at the top of "history", or run npm run content -- --log "reason"`
  yield at < 0
    ? issueAt(file, [...path, 'history'], `expected an entry for ${field}, got none. To fix it, ${add}.`)
    : issueAt(
        file,
        [...path, 'history', at, 'to'],
        `expected ${show(missing.to)}, the value of ${field}, got ${show(record.history?.[at]?.to)}. If it changed, ${add}.`,
      )
}
