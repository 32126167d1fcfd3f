// What the text of a guide contains: figures, and how hard and how long it is to read.

/** What the figure on a guide's card counts, and that its source is only reported. */
export const formatMeaning = ({ meaning, isReported }: { meaning: string; isReported?: boolean }): string =>
  isReported ? `${meaning}, as reported` : meaning

const FIGURE =
  /\$\d+(?:,\d{3})*(?:\.\d+)?(?:\s?[-–]\s?\$?\d+(?:,\d{3})*)?\+?|(?:\d[\d,.]*\s?(?:[-–/]|to)\s?)*\d[\d,.]*\+?\s?(?:%|mg\b|pounds?\b|lbs\b|kg\b|(?:weeks?|months?|days?|hours?|minutes?|seconds?|years?|fills?|people|(?:percentage )?points?|percent)\b)|\bBMI of \d+/gi

/** The numbers with a unit in a text, like "$449", "15 mg" and "BMI of 30". */
export const listFigures = (text: string): string[] => text.match(FIGURE) ?? []

/** The numbers in a text, as written, without signs and units: "$1,088 to 20.2%" has "1,088" and "20.2". */
export const listNumbers = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/**
 * The Flesch-Kincaid grade of paragraphs and list items: 0.39 × words per sentence + 11.8 × syllables per word − 15.59
 * (Kincaid et al., 1975). A block without a period counts as one sentence. `longest` is the sentence to shorten first.
 */
export function measureProse(blocks: readonly string[]) {
  const sentences = blocks.flatMap((block) => block.split(/(?<=[.!?][”")]?)\s+/)).filter(hasLetter)
  const words = sentences.flatMap(listWords)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  const longest = sentences.toSorted((a, b) => listWords(b).length - listWords(a).length)[0] ?? ''
  return { grade: words.length === 0 ? 0 : grade, longest }
}

const hasLetter = (text: string) => /\p{L}/u.test(text)
const listWords = (text: string) => text.split(/\s+/).filter(hasLetter)

/** An estimate, close enough for a whole text: groups of vowels, without a silent "e" at the end. */
function countSyllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?<=[^aeiouyl])e(?=\W*$)/, '')
  return spoken.match(/[aeiouy]+/g)?.length ?? 1
}

const WORDS_PER_MINUTE = 220

/** Whole minutes, at least one. */
export const getReadingMinutes = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE))

/** The next two guides in a list, starting again at its end. A guide is never related to itself. */
export const getRelated = <T>(guides: readonly T[], index: number): T[] =>
  [...guides.slice(index + 1), ...guides.slice(0, index)].slice(0, 2)
