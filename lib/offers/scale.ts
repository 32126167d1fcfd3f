// The one scale of all bars on a page: from $0 to $6,000 unless a sum passes it; then all bars move together.

const DEFAULT_MAX_CENTS = 600_000
const INTERVALS = 3

/** `maxCents` is the right end of every bar's track. */
export function getScale(sums: readonly (number | null)[]): { maxCents: number } {
  const largest = Math.max(DEFAULT_MAX_CENTS, ...sums.map((cents) => cents ?? 0))
  const step = largest === DEFAULT_MAX_CENTS ? largest / INTERVALS : roundUp(largest / INTERVALS)
  return { maxCents: step * INTERVALS }
}

/** To 1, 2, 2.5, 3, 4 or 5 times a power of ten. */
function roundUp(cents: number): number {
  const power = 10 ** Math.floor(Math.log10(cents))
  return power * ([1, 2, 2.5, 3, 4, 5].find((factor) => factor * power >= cents) ?? 10)
}
