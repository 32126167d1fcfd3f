// What decisions.md settles of a price, computed a second time from the stated one, without the code that makes the
// pages: a month is 1/12 of a year, a year 52 weeks or 365 days or 4 quarters, a free month takes its twelfth off.
import type { Pricing, Provider } from '../lib/schemas/providers'

/** How often a price is billed in a year. */
const BILLS: Record<Pricing['period'], number> = {
  day: 365,
  week: 52,
  month: 12,
  quarter: 4,
  year: 1,
  once: 1,
}

export type Settled = {
  /** Under which the provider is listed, that of the rankings first. */
  names: string[]
  /** Medication is billed on top of the price. */
  isSeparate: boolean
  isMedicationUnknown: boolean
  /** Null where no price is stated. */
  price: { firstYear: string; perMonth: string; rounded: string; firstYearDollars: number } | null
  /** Figures that may stand beside the name: the price, and the steps of its sums. */
  figures: string[]
  /** Sentences of the provider's own, which may hold any figure. */
  texts: string[]
}

export const toDollars = (amount: number) => {
  const cents = Math.round(amount * 100)
  const text = cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
  return `$${text.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')}`
}

export function settle({ name, alsoListedAs, pricing, facts, features, mainBenefit }: Provider): Settled {
  const about = {
    names: [name, ...(alsoListedAs ? [alsoListedAs.name] : [])],
    isSeparate: facts.medicationIncluded === false,
    isMedicationUnknown: facts.medicationIncluded === null,
    texts: [
      ...(mainBenefit ? [mainBenefit] : []),
      ...(features ?? []),
      ...(pricing?.note ? [pricing.note] : []),
    ],
  }
  if (!pricing) return { ...about, price: null, figures: [] }
  const { amount, period, fromAmount, firstMonthDiscount, freeMonths } = pricing
  const whole = BILLS[period]
  // A price that is paid once has no free months.
  const billed = period === 'once' ? whole : (whole * (12 - (freeMonths ?? 0))) / 12
  const sumAt = (each: number) => Math.max(0, each * billed - (firstMonthDiscount ?? 0))
  const perMonth = (amount * whole) / 12
  const firstYearDollars = sumAt(amount)
  const price = {
    firstYear: toDollars(firstYearDollars),
    perMonth: toDollars(perMonth),
    rounded: toDollars(Math.round(perMonth)),
    firstYearDollars,
  }
  const steps = [amount, amount * whole, amount * (whole - billed), firstMonthDiscount ?? 0]
  const lower = fromAmount === null ? [] : [fromAmount, sumAt(fromAmount)]
  const figures = [price.firstYear, price.perMonth, price.rounded, ...[...steps, ...lower].map(toDollars)]
  return { ...about, price, figures }
}
