// How many of the ranked providers' prices and certificates we have checked. Server only.
import { max } from 'd3-array'
import { formatDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getContent, getProviders } from '@/lib/content'
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

/** Whether the ring of the key is solid. */
export const hasCheckedPrice = (): boolean => countPrices().done > 0

/** "prices checked: 0 of 5; last check: none": the day of the newest check, unless every check is due again. */
export function formatPriceChecks(): string {
  const last =
    countPrices().done > 0 && max(getProviders(), (provider) => getReading(provider, 'pricing')?.on)
  return `prices checked: ${formatPricesChecked()}; last check: ${last ? formatDay(last) : 'none'}`
}

/** In a sentence, and what follows from it. */
export const getPriceNotice = (): string => formatPriceNotice(countPrices())

/** "checked by us: 0 of 5". */
export const formatCertificateChecks = (): string => formatCertificateCount(countRanked().certificates)

/** "0 of 5" */
export const formatCertificatesChecked = (): string => formatCount(countRanked().certificates)
