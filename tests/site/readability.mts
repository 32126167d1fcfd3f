// The Flesch-Kincaid grade of a guide's paragraphs and list items, without tables, notes, and navigation:
// 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid et al., 1975).
import { fleschKincaid } from 'flesch-kincaid'
import { parse } from 'node-html-parser'
import { syllable } from 'syllable'

const CHROME = 'nav, footer, sup, table, header > p, section[aria-labelledby=sources]'

/** `html`: a built page with an article. A list item without a period counts as one sentence. */
export function measureReadability(html: string) {
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
  return { grade: fleschKincaid(counts), sentences: counts.sentence }
}
