// `npm run readability`: the Flesch-Kincaid grade of every guide, from the built pages.
// Grade = 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid et al., 1975).
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fleschKincaid } from 'flesch-kincaid'
import { parse } from 'node-html-parser'
import { syllable } from 'syllable'

const CHROME = 'nav, footer, sup, table, header > p, section[aria-labelledby=sources]'

/**
 * Measures paragraphs and list items, but not tables, notes, or navigation. A list item without a period counts as one
 * sentence.
 * @param {string} html  a built page with an article
 */
export function measureReadability(html) {
  const article = parse(html).querySelector('article')
  if (!article) throw new Error('The page has no article.')
  for (const element of article.querySelectorAll(CHROME)) element.remove()
  const counts = { sentence: 0, word: 0, syllable: 0 }
  for (const block of article.querySelectorAll('p, li')) {
    if (block.querySelector('p, li')) continue
    const text = block.text.replace(/\s+/g, ' ').trim()
    const words = text.split(' ').filter((word) => /\p{L}/u.test(word))
    if (words.length === 0) continue
    counts.sentence += Math.max(1, text.match(/[.!?](?=\s|$)/g)?.length ?? 0)
    counts.word += words.length
    counts.syllable += words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  }
  return { grade: fleschKincaid(counts), words: counts.word, sentences: counts.sentence }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const directory = path.resolve('out/guides')
  console.log('Flesch-Kincaid grade  words  sentences  guide')
  for (const file of readdirSync(directory).filter((name) => name.endsWith('.html'))) {
    const { grade, words, sentences } = measureReadability(readFileSync(path.join(directory, file), 'utf8'))
    console.log(
      [
        grade.toFixed(1).padStart(20),
        String(words).padStart(6),
        String(sentences).padStart(10),
        ` ${file.replace('.html', '')}`,
      ].join(' '),
    )
  }
}
