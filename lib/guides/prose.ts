// How hard a text is to read.

/**
 * The Flesch-Kincaid grade of paragraphs and list items: 0.39 × words per sentence + 11.8 × syllables per word − 15.59
 * (Kincaid et al., 1975). A block without a period counts as one sentence. `longest` is the sentence to shorten first.
 */
export function measureProse(blocks: readonly string[]) {
  const sentences = blocks.flatMap((block) => block.split(/(?<=[.!?][”")]?)\s+/)).filter(hasLetter)
  const words = sentences.flatMap(listWords)
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  const grade =
    words.length === 0
      ? 0
      : 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
  const longest = sentences.toSorted((a, b) => listWords(b).length - listWords(a).length)[0] ?? ''
  return { words: words.length, sentences: sentences.length, grade, longest }
}

const hasLetter = (text: string) => /\p{L}/u.test(text)
const listWords = (text: string) => text.split(/\s+/).filter(hasLetter)

/** An estimate, close enough for a whole text: groups of vowels, without a silent "e" at the end. */
const countSyllables = (word: string): number =>
  Math.max(
    1,
    (
      word
        .toLowerCase()
        .replace(/(?<=[^aeiouyl])e(?=\W*$)/, '')
        .match(/[aeiouy]+/g) ?? []
    ).length,
  )
