// Which fact somebody has read on a page, when, whether that is due again, and how many of the known facts have been read.
import { addDays } from '../base/day'
import { formatDay } from '../base/format'
import { mergeFacts } from '../offers/from-content'
import { FACT_KEYS, type FactKey, STATED, type StatedKey } from '../schemas/fact-words'
import type { Check } from '../schemas/offers'
import type { ProviderRecord } from '../schemas/providers'
import type { FactSource } from './fact-values'
import { listFieldsOf } from './record-fields'

/** Checks of prices expire first. */
type CheckClass = 'prices' | 'others'

/** By the field of a check: "offers.oral.price", "facts.coaching". */
const getCheckClass = (field: string): CheckClass =>
  /(?:^|\.)(?:price|fees(?:\.\w+)?|drug|samePriceAllDoses)$/.test(field) ? 'prices' : 'others'

/** Days after which a check is due again, by class, from content/site.json. */
type CheckLimits = Record<CheckClass, number>

/** What somebody read about a field. */
export type Reading = Pick<Check, 'on' | 'by' | 'page' | 'archive'> & { field: string; words: string }

type CheckedRecord = Pick<ProviderRecord, 'checks' | 'offers'>

/** The newest check that names one of the fields; undefined if nobody has read any of them. */
export function findReading(
  { checks = [] }: Pick<CheckedRecord, 'checks'>,
  fields: readonly string[],
): Reading | undefined {
  let newest: Reading | undefined
  for (const { says, ...check } of checks)
    for (const { field, words } of says)
      if (fields.includes(field) && (!newest || check.on > newest.on)) newest = { ...check, field, words }
  return newest
}

/** The reading of a fact for one offer. */
export const getOfferReading = (
  record: Pick<CheckedRecord, 'checks'>,
  key: StatedKey,
  offer: CheckedRecord['offers'][number],
): Reading | undefined => findReading(record, listFieldsOf(key, offer))

/** The reading of a fact of the offer on the card. */
export const getReading = (record: CheckedRecord, key: FactKey): Reading | undefined =>
  record.offers[0] && getOfferReading(record, key, record.offers[0])

/** A reading, and the offers that it is about; none where it is about all that have the fact. */
export type NamedReading = Reading & { offers: string[] }

/** The offers of a record that have a fact. */
const listStating = (record: FactSource, key: StatedKey) =>
  record.offers.filter((offer) => STATED[key].read(mergeFacts(record, offer)) !== undefined)

/** Every reading of a fact, and the offers that have it and of which nobody has read it. */
export function listReadings(record: FactSource & CheckedRecord, key: StatedKey) {
  const stating = listStating(record, key)
  const byField = new Map<string, NamedReading>()
  const unread: string[] = []
  for (const offer of stating) {
    const reading = getOfferReading(record, key, offer)
    const name = offer.name ?? 'first offer'
    if (!reading) unread.push(name)
    else
      byField.set(reading.field, {
        ...reading,
        offers: [...(byField.get(reading.field)?.offers ?? []), name],
      })
  }
  const readings = [...byField.values()]
  const isOfAll = unread.length === 0 && readings.length === 1
  return { readings: isOfAll ? readings.map((reading) => ({ ...reading, offers: [] })) : readings, unread }
}

/** The last day on which a check is valid. */
export const getCheckEnd = (field: string, on: string, limits: CheckLimits): string =>
  addDays(on, limits[getCheckClass(field)])

/** Whether a check is older than its class allows. Days are like 2026-11-20. */
export const isCheckDue = (field: string, on: string, limits: CheckLimits, today: string): boolean =>
  getCheckEnd(field, on, limits) < today

/** Whether somebody has read a fact, and that is not due again. */
export const isReadingValid = (reading: Reading | undefined, limits: CheckLimits, today: string): boolean =>
  reading !== undefined && !isCheckDue(reading.field, reading.on, limits, today)

/** "checked November 3, 2026", or "checked November 3, 2026, due again". */
export function formatCheck(
  { field, on }: Pick<Reading, 'field' | 'on'>,
  limits: CheckLimits,
  today: string,
): string {
  const words = `checked ${formatDay(on)}`
  return isCheckDue(field, on, limits, today) ? `${words}, due again` : words
}

type CheckCount = { done: number; total: number }

/** Of the known facts of the records, those with a check still valid on `today` (like 2026-11-20). */
export function countChecks(records: readonly ProviderRecord[], limits: CheckLimits, today: string) {
  const isRead = (record: ProviderRecord, key: FactKey, offer: CheckedRecord['offers'][number]) =>
    isReadingValid(getOfferReading(record, key, offer), limits, today)
  const count = (keys: readonly FactKey[]): CheckCount => {
    let done = 0
    let total = 0
    for (const record of records) {
      for (const key of keys) {
        const stating = listStating(record, key)
        if (stating.length === 0) continue
        total += 1
        if (stating.every((offer) => isRead(record, key, offer))) done += 1
      }
    }
    return { done, total }
  }
  // Each price counts for itself.
  const priced = records.flatMap((record) =>
    listStating(record, 'pricing').map((offer) => isRead(record, 'pricing', offer)),
  )
  return {
    prices: { done: priced.filter(Boolean).length, total: priced.length },
    certificates: count(['certificate']),
    others: count(FACT_KEYS.filter((key) => key !== 'pricing' && key !== 'certificate')),
  }
}

/** "0 of 5" */
export const formatCheckCount = ({ done, total }: CheckCount): string => `${done} of ${total}`
