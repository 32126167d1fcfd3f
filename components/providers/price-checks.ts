// How many of the ranked providers' prices we have checked, shown next to every claim that the site is up to date.
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

/** "prices checked: 0 of 5; last check: none" */
export function formatPriceChecks(): string {
  const { done, total, last } = getPriceChecks()
  return `prices checked: ${done} of ${total}; last check: ${last ? formatDay(last) : 'none'}`
}
