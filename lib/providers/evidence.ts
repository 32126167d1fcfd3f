// When a fact was checked, and whether that check is due again.

import { addDays } from '../base/day'
import { type CheckClass, getCheckClass } from '../base/facts'
import { formatDay } from '../base/format'
import type { Evidence } from '../schemas/sources'

/** Days after which a check is due again, by class, from content/site.json. */
export type CheckLimits = Record<CheckClass, number>

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
