// The stated price in words, for the change log, the record page, and the content check.
import { formatDay, formatDollars } from '../base/format'
import type { Pricing } from '../schemas/providers'

/** The stated price in a sentence: "$99 a week", "$600 once". */
export function formatPrice({ amount, period }: Pick<Pricing, 'amount' | 'period'>): string {
  return `${formatDollars(amount)} ${period === 'once' ? 'once' : `a ${period}`}`
}

/** Each field of the price in words. `satisfies` ensures that a new field is not forgotten. */
const PRICE_WORDS = {
  amount: formatPrice,
  period: () => undefined, // part of the amount
  note: () => undefined, // the provider's own words, which change no figure
  firstMonthDiscount: ({ firstMonthDiscount }) =>
    firstMonthDiscount && `${formatDollars(firstMonthDiscount)} off the first month`,
  freeMonths: ({ freeMonths }) =>
    freeMonths && (freeMonths === 1 ? 'first month free' : `first ${freeMonths} months free`),
  fromAmount: ({ fromAmount }) => fromAmount && `from ${formatDollars(fromAmount)}`,
  ladder: ({ ladder }) =>
    ladder
      ?.slice(1)
      .map(({ dose, fromMonth, amount }) => `${formatDollars(amount)} from month ${fromMonth} (${dose})`)
      .join(', '),
  ends: ({ ends }) => ends && `until ${formatDay(ends)}`,
} satisfies Record<keyof Pricing, (pricing: Pricing) => string | undefined | 0>

/** "$179 a month, $100 off the first month". */
export function formatPricing(pricing: Pricing): string {
  return Object.values(PRICE_WORDS)
    .flatMap((say) => say(pricing) || [])
    .join(', ')
}
