// Browsers keep scripts and style sheets for a year under the name that Next made of their content. The steps
// that change them afterwards leave the name as it is, so a changed step would meet old files under the same
// names: a script whose checksum is no longer right does not run. Hence their folder carries a mark of the steps.
import { createHash } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { editFiles } from './edit-pages.mjs'

/** The steps that change scripts and style sheets, and what they do it with. A further step belongs here too. */
const STEPS = ['compile-early.mjs', 'drop-style-fallbacks.mjs', 'edit-pages.mjs', 'name-chunks.mjs']

const FOLDER = 'static/chunks'

/** @param {string[]} sources  text of the steps @returns {string} eight hexadecimal digits */
export function markSteps(sources) {
  return createHash('sha256').update(sources.join('\0')).digest('hex').slice(0, 8)
}

/**
 * Renames the folder of scripts and style sheets, and every mention of it in pages, payloads and scripts.
 * @param {string} out  folder of the export
 */
export async function nameChunks(out) {
  const sources = STEPS.map((step) => readFile(fileURLToPath(new URL(step, import.meta.url)), 'utf8'))
  const named = `${FOLDER}-${markSteps(await Promise.all(sources))}`
  await rename(path.join(out, '_next', FOLDER), path.join(out, '_next', named))
  await editFiles(out, ['.html', '.txt', '.js'], (text) => text.replaceAll(`${FOLDER}/`, `${named}/`))
}
