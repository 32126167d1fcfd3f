// How long a guide takes to read, and which guides come next.

const WORDS_PER_MINUTE = 220

/** Whole minutes, at least one. */
export function getReadingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** The next two guides in a list, starting again at its end. A guide is never related to itself. */
export const getRelated = <T>(guides: readonly T[], index: number): T[] =>
  [...guides.slice(index + 1), ...guides.slice(0, index)].slice(0, 2)
