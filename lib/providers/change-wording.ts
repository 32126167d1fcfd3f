// What changed about the sellers and about our order, in words. Each record has its own history; readers see them as one.
import type { MakerPrices } from '../schemas/maker-prices'
import type { Change } from '../schemas/offers'
import type { ProviderRecord, Ranking } from '../schemas/providers'
import { readField } from './record-fields'

/** A change of a seller's record, of a maker's price, or of a seller's place or score in our order. */
export type LoggedChange = Change & {
  /** The id of the seller, drug or program. */
  provider: string
  /** Its name. */
  name: string
  /** What changed, for the middle of a sentence: "price", "12 months prepaid". */
  what: string
}

const RANKED: Record<string, string> = { rank: 'our rank', rating: 'our score' }

/** Every change, newest first; of one day, in the order of the records. */
export function listChanges(
  providers: readonly ProviderRecord[],
  ranking: Ranking,
  makers?: MakerPrices,
): LoggedChange[] {
  const ofRecords = providers.flatMap((record) => getHistory(record))
  // That a maker's price was listed is no news of it.
  const ofMakers = [...(makers?.drugs ?? []), ...(makers?.programs ?? [])].flatMap((maker) =>
    getHistory({ ...maker, facts: {} }).filter(({ from }) => from !== undefined),
  )
  const ofOrder = (ranking.history ?? []).map((change): LoggedChange => {
    const [provider = '', field = ''] = change.field.split('.')
    const name = providers.find(({ id }) => id === provider)?.name ?? provider
    return { ...change, provider, name, what: RANKED[field] ?? field }
  })
  return [...ofRecords, ...ofMakers, ...ofOrder].sort((a, b) => (a.on === b.on ? 0 : a.on < b.on ? 1 : -1))
}

/** The history of one record. */
export const getHistory = (
  record: Pick<ProviderRecord, 'id' | 'name' | 'facts' | 'offers' | 'history'>,
): LoggedChange[] =>
  (record.history ?? []).map((change) => ({
    ...change,
    provider: record.id,
    name: record.name,
    what: readField(record, change.field)?.name ?? change.field,
  }))

/** "12 months prepaid: $149 a month → $139 a month", "price: $179 a month" for a first value. */
export function formatFieldChange({
  what,
  from,
  to = 'not known',
}: Pick<LoggedChange, 'what' | 'from' | 'to'>): string {
  return `${what}: ${from === undefined ? to : `${from} → ${to}`}`
}

/** "RemedyMeds, price: $179 a month". */
export const formatChange = (change: LoggedChange): string => `${change.name}, ${formatFieldChange(change)}`

/** The first `limit` changes. Adjacent ones of the same day and for the same reason form one group. */
export function getChangeGroups(changes: readonly LoggedChange[], limit: number) {
  const groups: { key: string; on: string; reason: string; lines: string[] }[] = []
  for (const change of changes.slice(0, limit)) {
    const { on, reason } = change
    const last = groups.at(-1)
    const line = formatChange(change)
    if (last?.on === on && last.reason === reason) last.lines.push(line)
    else groups.push({ key: `${on}-${groups.length}`, on, reason, lines: [line] })
  }
  return groups
}

/** A stable id: no two changes have the same provider, field, and day. */
export const getChangeId = ({ on, provider, field }: LoggedChange): string =>
  `${provider}-${field.replace(/[. ]/g, '-')}-${on}`
