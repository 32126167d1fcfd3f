// How many of the ranked providers' prices and certificates we have checked, shown next to every claim that depends on it.
// Server only.
import { formatDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getProviders, getSite } from '@/lib/content'
import { countChecks, formatPriceNotice } from '@/lib/providers/check-counts'

/** `last` is the day of the newest check, or null if every check is due again. */
export function getPriceChecks() {
  const providers = getProviders()
  const { done } = countChecks(providers, getSite().checksExpireAfterDays, getBuildDay()).prices
  const days = providers.flatMap(({ evidence }) => evidence.pricing?.verifiedOn ?? []).sort()
  return {
    done,
    total: providers.length,
    last: done > 0 ? (days.at(-1) ?? null) : null,
    notice: formatPriceNotice({ done, total: providers.length }),
  }
}

/** "0 of 5" */
export function formatPricesChecked(): string {
  const { done, total } = getPriceChecks()
  return `${done} of ${total}`
}

/** "prices checked: 0 of 5; last check: none" */
export function formatPriceChecks(): string {
  const { last } = getPriceChecks()
  return `prices checked: ${formatPricesChecked()}; last check: ${last ? formatDay(last) : 'none'}`
}

/** "not yet checked by us: 0 of 5", or "checked by us: 2 of 5". */
export function formatCertificateChecks(): string {
  const { done, total } = countChecks(
    getProviders(),
    getSite().checksExpireAfterDays,
    getBuildDay(),
  ).certificates
  return `${done === 0 ? 'not yet checked' : 'checked'} by us: ${done} of ${total}`
}
