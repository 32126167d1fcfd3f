// Figures as people read them: US dollars, ratings, days.

// Made once: making one takes as long as writing fifty figures with it.
const makeDollarFormat = (digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const WHOLE_DOLLARS = makeDollarFormat(0)
const DOLLARS_AND_CENTS = makeDollarFormat(2)

/** Whole dollars where there are no cents, else two decimals: 2048 → "$2,048", 137.42 → "$137.42". */
export function formatDollars(amount: number): string {
  const hasCents = Math.round(amount * 100) % 100 !== 0
  return (hasCents ? DOLLARS_AND_CENTS : WHOLE_DOLLARS).format(amount)
}

/** Rounded to the dollar: 137.42 → "$137". For figures that only compare. */
export function formatWholeDollars(amount: number): string {
  return formatDollars(Math.round(amount))
}

/** A rating with one decimal: 10 → "10.0". */
export function formatRating(rating: number): string {
  return rating.toFixed(1)
}

/** A day of the content, "2026-11-20" → "November 20, 2026", the same in every time zone. */
export function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })
}

/** "2026-11" → "November 2026"; a whole day as formatDay writes it. */
export function formatMonthOrDay(date: string): string {
  if (date.length > 7) return formatDay(date)
  return new Date(`${date}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}

/** A range as the specification writes it: "$10,800-16,800". */
export function formatDollarRange(low: number, high: number): string {
  return `${formatDollars(low)}-${formatDollars(high).slice(1)}`
}
