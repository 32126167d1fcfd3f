// How many of the ranked providers' prices and certificates we have checked, shown next to every claim that depends on it.
// Server only.
import { max } from 'd3-array'
import { formatDay, formatMonthOrDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getChanges, getContent, getProviders, getRecords } from '@/lib/content'
import {
  countChecks,
  formatCertificateCount,
  formatCount,
  formatPriceNotice,
  getReading,
} from '@/lib/providers/checks'

const countRanked = () => countChecks(getProviders(), getContent().site.checksExpireAfterDays, getBuildDay())

const countPrices = () => ({ done: countRanked().prices.done, total: getProviders().length })

/** "0 of 5" */
export const formatPricesChecked = (): string => formatCount(countPrices())

/** "prices checked: 0 of 5; last check: none": the day of the newest check, unless every check is due again. */
export function formatPriceChecks(): string {
  const last =
    countPrices().done > 0 && max(getProviders(), (provider) => getReading(provider, 'pricing')?.on)
  return `prices checked: ${formatPricesChecked()}; last check: ${last ? formatDay(last) : 'none'}`
}

/** In a sentence, and what follows from it. */
export const getPriceNotice = (): string => formatPriceNotice(countPrices())

/** "not yet checked by us: 0 of 5", or "checked by us: 2 of 5". */
export const formatCertificateChecks = (): string => formatCertificateCount(countRanked().certificates)

/** "0 of 5" */
export const formatCertificatesChecked = (): string => formatCount(countRanked().certificates)

/** The month of the newest change to a record or check of one: "November 2026". */
export function getRecordMonth(): string {
  const days = [
    ...getChanges().map(({ on }) => on),
    ...getRecords().flatMap(({ checks = [] }) => checks.map(({ on }) => on)),
  ]
  return formatMonthOrDay((max(days) ?? getBuildDay()).slice(0, 7))
}
