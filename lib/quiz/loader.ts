// What the loading screen shows, and when. Every figure is the specification's.

export const REDIRECT_DELAY_MS = 3000
export const PROGRESS_INTERVAL_MS = 60
const PROGRESS_STEP_PERCENT = 2.5
export const STATUS_INTERVAL_MS = 1000
export const TESTIMONIAL_INTERVAL_MS = 2500

export const STATUS_TEXTS = [
  'Confirming details…',
  'Checking providers in your state…',
  'Finding your best option…',
] as const

/** Percent after a number of progress ticks; it stops at 100. */
export function progressAfter(ticks: number): number {
  return Math.min(100, ticks * PROGRESS_STEP_PERCENT)
}

/** The entry of a rotating list after a number of its ticks. */
export function rotate<T>(list: readonly T[], ticks: number): T | undefined {
  return list[ticks % list.length]
}

/** A text of the loading screen; an invented one is labelled as an example. */
export type Testimonial = { text: string; isIllustrative: boolean }
