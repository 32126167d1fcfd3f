// The display font as visitors get it: only the characters that headings need, in a file that browsers keep for a year.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { makeAsset } from './page'

const FONT_URL = /url\((\.\.\/media\/[^)]+\.woff2)\)/

/** English and the accents of Western European names, with lining figures. */
const CHARACTERS = ` !"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_\`abcdefghijklmnopqrstuvwxyz{|}~\u00a0£§©®°±²³·½¿¡«»×–—‘’“”…•−€™ÀÁÄÇÉÈÑÓÖÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüý`

/** The name table's copyright and license, which the font's license requires. */
const LEGAL_NAMES = [0, 13, 14]

/**
 * Reads the font that the style sheet names; `source` is its address there. Throws if there is none, or more than 18 KB of
 * it: a heading waits for it. `media` is the folder of Next's fonts.
 */
export async function readDisplayFont(css: string, media: string) {
  const source = FONT_URL.exec(css)?.[1]
  if (!source) throw new Error('The style sheet has no font. Update FONT_URL to match what Next writes.')
  const font = await readFile(path.join(media, path.basename(source)))
  const content = await subsetFont(font, CHARACTERS, {
    targetFormat: 'woff2',
    noLayoutClosure: true, // without alternates of the characters, such as proportional figures
    preserveNameIds: LEGAL_NAMES,
  })
  if (content.length > 18_000)
    throw new Error(`The display font has ${content.length} bytes, more than 18,000. Keep fewer characters.`)
  return { source, ...makeAsset('headings', content, 'woff2') }
}
