// When a fact was checked, whether that check is due again, and how many of the stated facts have one that is not.
import { addDays } from '../base/day'
import { formatDay } from '../base/format'
import { type CheckClass, FACT_KEYS, type FactKey, getCheckClass } from '../schemas/facts'
import type { ProviderRecord } from '../schemas/providers'
import type { Evidence } from '../schemas/sources'
import { getFact } from './fact-values'

/** Days after which a check is due again, by class, from content/site.json. */
type CheckLimits = Record<CheckClass, number>

type Check = Pick<Evidence, 'verifiedOn'>

/** The last day on which a check is valid. */
export const getCheckEnd = (field: string, { verifiedOn }: Check, limits: CheckLimits): string =>
  addDays(verifiedOn, limits[getCheckClass(field)])

/** Whether a check is older than its class allows. Days are like 2026-11-20. */
export const isCheckDue = (field: string, check: Check, limits: CheckLimits, today: string): boolean =>
  getCheckEnd(field, check, limits) < today

/** "checked November 3, 2026", or "checked November 3, 2026, due again". */
export function formatCheck(field: string, check: Check, limits: CheckLimits, today: string): string {
  const words = `checked ${formatDay(check.verifiedOn)}`
  return isCheckDue(field, check, limits, today) ? `${words}, due again` : words
}

/** The day of the newest change to a record or check of one. */
export const getLastDay = (
  changes: readonly { date: string }[],
  records: readonly Pick<ProviderRecord, 'evidence'>[],
): string =>
  [
    ...changes.map(({ date }) => date),
    ...records.flatMap(({ evidence }) => Object.values(evidence).map(({ verifiedOn }) => verifiedOn)),
  ]
    .sort()
    .at(-1) ?? ''

type CheckCount = { done: number; total: number }

/** Of the facts that the records state, those with a check still valid on `today` (like 2026-11-20). */
export function countChecks(records: readonly ProviderRecord[], limits: CheckLimits, today: string) {
  const count = (keys: readonly FactKey[]): CheckCount => {
    const stated = records.flatMap((record) =>
      keys
        .filter((key) => getFact(record, key) !== undefined)
        .map((key) => ({ key, evidence: record.evidence[key] })),
    )
    const done = stated.filter(({ key, evidence }) => evidence && !isCheckDue(key, evidence, limits, today))
    return { done: done.length, total: stated.length }
  }
  return {
    prices: count(['pricing']),
    certificates: count(['certificate']),
    others: count(FACT_KEYS.filter((key) => key !== 'pricing' && key !== 'certificate')),
  }
}

/** "0 of 5" */
export const formatCount = ({ done, total }: CheckCount): string => `${done} of ${total}`

/** "not yet checked by us: 0 of 5", or "checked by us: 2 of 5". */
export const formatCertificateCount = (count: CheckCount): string =>
  `${count.done === 0 ? 'not yet checked' : 'checked'} by us: ${formatCount(count)}`

/** What every page and file says about whether prices have been checked. */
export const formatPriceNotice = (count: CheckCount): string =>
  `Prices are as on record; we have checked ${formatCount(count)} ourselves. Check before you pay.`
