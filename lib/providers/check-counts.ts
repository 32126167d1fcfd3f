// Counts the stated facts that have a check which is not due again. Facts that are not stated do not count.
import { FACT_KEYS, type FactKey } from '../base/facts'
import type { ProviderRecord } from '../schemas/providers'
import { type CheckLimits, isCheckDue } from './evidence'
import { getFact } from './fact-values'

export type CheckCount = { done: number; total: number }

/** Of the facts that the records state, those with a check still valid on `today` (like 2026-11-20). */
export function countChecks(records: readonly ProviderRecord[], limits: CheckLimits, today: string) {
  const count = (keys: readonly FactKey[]): CheckCount => {
    const stated = records.flatMap((record) =>
      keys
        .filter((key) => getFact(record, key) !== null)
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

/** What every page and file says about whether prices have been checked. */
export const formatPriceNotice = ({ done, total }: CheckCount): string =>
  `Prices are as on record; we have checked ${done} of ${total} ourselves. Check before you pay.`
