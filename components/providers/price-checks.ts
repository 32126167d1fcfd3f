// How many of the ranked providers' prices and certificates we have checked, shown next to every claim that depends on it.
// Server only.
import { formatDay } from '@/lib/base/format'
import { getBuildDay } from '@/lib/base/month'
import { getProviders, getSite } from '@/lib/content'
import { countChecks, getPriceNotice } from '@/lib/providers/check-counts'

/** `last` is the day of the newest check, even if that is due again, or null. */
export function getPriceChecks() {
  const providers = getProviders()
  const [site, today] = [getSite(), getBuildDay()]
  const { done } = countChecks(providers, site.checksExpireAfterDays, today).prices
  const days = providers.flatMap(({ evidence }) => evidence.pricing?.verifiedOn ?? []).sort()
  return {
    done,
    total: providers.length,
    last: days.at(-1) ?? null,
    notice: getPriceNotice(providers, site, today),
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
