// How long a guide takes to read, and which guides come before and after it.

const WORDS_PER_MINUTE = 220

/** Whole minutes, at least one. */
export function getReadingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/**
 * The neighbors of a guide in a list: the ones before and after it, and the next two others, wrapping around. A short
 * list has fewer; a guide is never its own neighbor.
 */
export function getNeighbors<T>(guides: readonly T[], index: number) {
  const others = guides.map((_, step) => guides[(index + 1 + step) % guides.length]).slice(0, -1) as T[]
  const previous = guides[index - 1] ?? null
  const next = guides[index + 1] ?? null
  const related = others.filter((guide) => guide !== previous && guide !== next)
  return {
    previous,
    next,
    related: [...related, ...others.filter((guide) => !related.includes(guide))].slice(0, 2),
  }
}
