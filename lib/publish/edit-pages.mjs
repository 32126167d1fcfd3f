// Changes the files of an export.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { listExport } from './list-export.mjs'

/**
 * Every page.
 * @param {string} out  folder of the export
 * @param {(html: string, file: string) => string} edit  file: the page's, from the export's folder, as 'guides/a.html'
 */
export async function editPages(out, edit) {
  const { pages } = await listExport(out)
  await Promise.all(
    pages.map(async ({ path: pagePath }) => {
      const name = pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`
      const file = path.join(out, name)
      await writeFile(file, edit(await readFile(file, 'utf8'), name))
    }),
  )
}

/**
 * Every file whose name ends in one of these.
 * @param {string} out  folder of the export
 * @param {string[]} endings  such as '.css'
 * @param {(text: string) => string} edit
 */
export async function editFiles(out, endings, edit) {
  const names = await readdir(out, { recursive: true })
  await Promise.all(
    names
      .filter((name) => endings.includes(path.extname(name)))
      .map(async (name) => {
        const file = path.join(out, name)
        await writeFile(file, edit(await readFile(file, 'utf8')))
      }),
  )
}
