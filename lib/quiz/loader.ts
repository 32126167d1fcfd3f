// What the loading screen shows, and when. The specification sets every figure.

/** From the form to the results, and between changes on the way. The specification sets all of them. */
export const TIMES_MS = { total: 3000, progress: 60, status: 1000, testimonial: 2500 }

const STATUS_TEXTS = ['Confirming details…', 'Checking providers in your state…', 'Finding your best option…']

/** Percent after a number of progress ticks: full after 40, which has to be before TIMES_MS.total. */
export const progressAfter = (ticks: number): number => Math.min(100, ticks * 2.5)

/** The status after a number of status ticks. The last one stays if the results are slow to load. */
export const statusAfter = (ticks: number): string | undefined => STATUS_TEXTS[ticks] ?? STATUS_TEXTS.at(-1)

/** A quote. An invented one is labeled as an example. */
export type Testimonial = { text: string; isIllustrative: boolean }
