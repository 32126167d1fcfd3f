// Which fact somebody has read on a page, when, whether that is due again, and how many of the known facts have been read.
import { addDays } from '../base/day'
import { formatDay } from '../base/format'
import { type CheckClass, FACT_KEYS, FACTS, type FactKey, getCheckClass } from '../schemas/facts'
import type { Check } from '../schemas/offers'
import type { ProviderRecord } from '../schemas/providers'
import { listOfferFacts } from './fact-values'
import { listFieldsOf } from './record-fields'

/** Days after which a check is due again, by class, from content/site.json. */
type CheckLimits = Record<CheckClass, number>

/** What somebody read about a field. */
export type Reading = Pick<Check, 'on' | 'by' | 'page' | 'archive'> & { field: string; words: string }

type Checked = Pick<ProviderRecord, 'checks' | 'offers'>

/** The newest check that names one of the fields; undefined if nobody has read any of them. */
export function findReading(
  { checks = [] }: Pick<Checked, 'checks'>,
  fields: readonly string[],
): Reading | undefined {
  let newest: Reading | undefined
  for (const { says, ...check } of checks)
    for (const { field, words } of says)
      if (fields.includes(field) && (!newest || check.on > newest.on)) newest = { ...check, field, words }
  return newest
}

/** The reading of a fact: of the offer on the card, or of the first other that has one. */
export function getReading(record: Checked, key: FactKey): Reading | undefined {
  for (const offer of record.offers) {
    const reading = findReading(record, listFieldsOf(key, offer))
    if (reading) return reading
  }
  return undefined
}

/** The last day on which a check is valid. */
export const getCheckEnd = (field: string, on: string, limits: CheckLimits): string =>
  addDays(on, limits[getCheckClass(field)])

/** Whether a check is older than its class allows. Days are like 2026-11-20. */
export const isCheckDue = (field: string, on: string, limits: CheckLimits, today: string): boolean =>
  getCheckEnd(field, on, limits) < today

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
  const count = (keys: readonly FactKey[]): CheckCount => {
    let [done, total] = [0, 0]
    for (const record of records) {
      const facts = listOfferFacts(record)
      for (const key of keys) {
        if (facts.every((own) => FACTS[key].read(own) === undefined)) continue
        const reading = getReading(record, key)
        total += 1
        if (reading && !isCheckDue(reading.field, reading.on, limits, today)) done += 1
      }
    }
    return { done, total }
  }
  return {
    prices: count(['pricing']),
    certificates: count(['certificate']),
    others: count(FACT_KEYS.filter((key) => key !== 'pricing' && key !== 'certificate')),
  }
}

/** "0 of 5" */
export const formatCount = ({ done, total }: CheckCount): string => `${done} of ${total}`
