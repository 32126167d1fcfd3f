// What the loading screen shows, and when. To change how long it takes, change LOADER_DURATION_MS: progress and status
// follow. Every figure is the specification's.

/** Marks the loader's own entry in the history: Back returns from it to the form. */
export const LOADER_ENTRY_KEY = 'quiz-loader'

const STATUS_TEXTS = [
  'Confirming details…',
  'Checking providers in your state…',
  'Finding your best option…',
] as const

/** From the form to the results. */
export const LOADER_DURATION_MS = 3000

/** Each status is shown for the same time. */
export const STATUS_INTERVAL_MS = LOADER_DURATION_MS / STATUS_TEXTS.length

const PROGRESS_STEP_PERCENT = 2.5

/** The bar is full after four fifths of the time. */
export const PROGRESS_INTERVAL_MS = (LOADER_DURATION_MS * 0.8 * PROGRESS_STEP_PERCENT) / 100

export const TESTIMONIAL_INTERVAL_MS = 2500

/** Percent after a number of progress ticks; it stops at 100. */
export function progressAfter(ticks: number): number {
  return Math.min(100, ticks * PROGRESS_STEP_PERCENT)
}

/** The status after a number of its ticks. The last one stays, should the results be slow to come. */
export function statusAfter(ticks: number): string {
  return STATUS_TEXTS[Math.min(ticks, STATUS_TEXTS.length - 1)] as string
}

/** The entry of a rotating list after a number of its ticks. */
export function rotate<T>(list: readonly T[], ticks: number): T | undefined {
  return list[ticks % list.length]
}

/** A text of the loading screen; an invented one is labeled as an example. */
export type Testimonial = { text: string; isIllustrative: boolean }
