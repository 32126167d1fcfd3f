// Lists the pages and files of an export.
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * @typedef {object} Listing
 * @property {{ path: string, bytes: number }[]} pages  HTML pages by the path a visitor types, sorted
 * @property {{ files: number, bytes: number }} assets  everything else
 */

/**
 * @param {string} directory  folder of the export
 * @returns {Promise<Listing>}
 */
export async function listExport(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const { size } = await stat(file)
        return { path: path.relative(directory, file).split(path.sep).join('/'), bytes: size }
      }),
  )
  const pages = files
    .filter((file) => file.path.endsWith('.html'))
    .map((file) => ({ path: toPagePath(file.path), bytes: file.bytes }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const assets = files.filter((file) => !file.path.endsWith('.html'))
  return {
    pages,
    assets: { files: assets.length, bytes: assets.reduce((sum, file) => sum + file.bytes, 0) },
  }
}

/** `index.html` → `/`, `guides/glp1-side-effects.html` → `/guides/glp1-side-effects`. @param {string} file */
export function toPagePath(file) {
  return `/${file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

/** A table for the terminal. @param {Listing} listing */
export function formatListing({ pages, assets }) {
  const rows = pages.map((page) => `  ${toKilobytes(page.bytes)}  ${page.path}`)
  return [
    `Published ${pages.length} pages to out/ (kB before compression):`,
    ...rows,
    `  ${toKilobytes(assets.bytes)}  in ${assets.files} other files`,
  ].join('\n')
}

/** @param {number} bytes */
function toKilobytes(bytes) {
  return (bytes / 1000).toFixed(1).padStart(8)
}
