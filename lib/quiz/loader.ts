// What the loading screen shows, and when. The specification sets every figure.

/** The history entry's key for the number of the submission whose loader it shows. Back returns from it to the form. */
export const LOADER_ENTRY_KEY = 'quiz-loader'

const STATUS_TEXTS = [
  'Confirming details…',
  'Checking providers in your state…',
  'Finding your best option…',
] as const

/** From the form to the results. */
export const LOADER_DURATION_MS = 3000

export const STATUS_INTERVAL_MS = 1000
export const PROGRESS_INTERVAL_MS = 60
const PROGRESS_STEP_PERCENT = 2.5
export const TESTIMONIAL_INTERVAL_MS = 2500

/** Percent after a number of progress ticks, at most 100. */
export function progressAfter(ticks: number): number {
  return Math.min(100, ticks * PROGRESS_STEP_PERCENT)
}

/** The status after a number of status ticks. The last one stays if the results are slow to load. */
export function statusAfter(ticks: number): string {
  return STATUS_TEXTS[Math.min(ticks, STATUS_TEXTS.length - 1)] as string
}

/** A quote on the loading screen. An invented one is labeled as an example. */
export type Testimonial = { text: string; isIllustrative: boolean }
