// How many of the ranked providers' prices and certificates we have checked, shown next to every claim that depends on it.
// Server only.
import { formatDay, formatMonthOrDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent, getProviders, getRecords } from '@/lib/content'
import { countChecks, formatCertificateCount, formatCount, formatPriceNotice } from '@/lib/providers/checks'

const countRanked = () => countChecks(getProviders(), getContent().site.checksExpireAfterDays, getBuildDay())

/** `last` is the day of the newest check, or undefined if every check is due again. */
export function getPriceChecks() {
  const providers = getProviders()
  const count = { done: countRanked().prices.done, total: providers.length }
  const days = providers.flatMap(({ evidence }) => evidence.pricing?.verifiedOn ?? []).sort()
  const last = count.done > 0 ? days.at(-1) : undefined
  return { ...count, last, notice: formatPriceNotice(count) }
}

/** "0 of 5" */
export const formatPricesChecked = (): string => formatCount(getPriceChecks())

/** "prices checked: 0 of 5; last check: none" */
export function formatPriceChecks(): string {
  const { last } = getPriceChecks()
  return `prices checked: ${formatPricesChecked()}; last check: ${last ? formatDay(last) : 'none'}`
}

/** "not yet checked by us: 0 of 5", or "checked by us: 2 of 5". */
export const formatCertificateChecks = (): string => formatCertificateCount(countRanked().certificates)

/** "0 of 5" */
export const formatCertificatesChecked = (): string => formatCount(countRanked().certificates)

/** The month of the newest change to a record or check of one: "November 2026". */
export function getRecordMonth(): string {
  const checks = getRecords().flatMap(({ evidence }) => Object.values(evidence))
  const days = [
    ...getContent().changes.changes.map(({ date }) => date),
    ...checks.map(({ verifiedOn }) => verifiedOn),
  ]
  return formatMonthOrDay((days.toSorted().at(-1) ?? getBuildDay()).slice(0, 7))
}
