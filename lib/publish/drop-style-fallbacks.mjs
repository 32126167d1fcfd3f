// Takes out of the style sheets what only browsers without @property read: none of those in package.json's
// browserslist. Tailwind writes it always.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FALLBACK = /@layer properties\{@supports [^{}]*\{[^{}]*\{[^{}]*\}\}\}/

/** @param {string} css */
const dropFallbacks = (css) => css.replace(FALLBACK, '')

/** @param {string} out  folder of the export */
export async function dropStyleFallbacks(out) {
  const folder = path.join(out, '_next', 'static')
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.css'))
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      await writeFile(file, dropFallbacks(await readFile(file, 'utf8')))
    }),
  )
}
