// Changes every page of an export.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listExport } from './list-export.mjs'

/**
 * @param {string} out  folder of the export
 * @param {(html: string) => string} edit
 */
export async function editPages(out, edit) {
  const { pages } = await listExport(out)
  await Promise.all(
    pages.map(async ({ path: pagePath }) => {
      const file = path.join(out, pagePath === '/' ? 'index.html' : `${pagePath}.html`)
      await writeFile(file, edit(await readFile(file, 'utf8')))
    }),
  )
}
