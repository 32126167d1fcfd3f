// A Next adapter that turns Next's export into the published site. Node loads this file without a compiler, so it is plain
// JavaScript; jiti loads the TypeScript that knows the content.
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createJiti } from 'jiti'
import { bundleIslands } from './bundle-islands.mjs'
import { readDisplayFont } from './display-font.mjs'
import { publishHostFiles } from './hosts/host-files.mjs'
import { applySteps } from './steps.mjs'
import { parseStyleSheet, readStyleSheet } from './used-css.mjs'

/**
 * @typedef {object} Page
 * @property {string} path  like /guides/glp1-side-effects; the page for missing addresses is /404
 * @property {string} file  relative to the export, like guides/glp1-side-effects.html
 * @property {string} html
 * @property {string} [script]  the code that hydrates its islands
 * @property {import('./assets.mjs').Asset<string>[]} [assets]  files that the page needs
 */

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'weighpoint-publish',
  async onBuildComplete({ projectDir }) {
    const [out, hosting] = [path.join(projectDir, 'out'), path.join(projectDir, 'hosting')]
    const { redirects, contactEndpoint } = await loadFacts(projectDir)
    const pages = await readPages(out)
    const islands = await bundleIslands(projectDir, pages)
    const css = await readStyleSheet(out, pages)
    const font = await readDisplayFont(css, path.join(out, '_next', 'static', 'media'))
    const facts = { contactEndpoint, islands, font, styleSheet: parseStyleSheet(css) }
    const published = pages.map((page) =>
      applySteps({ ...page, script: islands.entries.get(page.path) }, facts),
    )

    await removeNextFiles(out)
    await mkdir(path.join(out, 'assets'), { recursive: true })
    for (const { file, html } of published) await writeFile(path.join(out, file), html)
    const assets = [islands.react, font, ...published.flatMap((page) => page.assets ?? [])]
    for (const { address, content } of assets) await writeFile(path.join(out, address), content)
    await publishHostFiles({ out, hosting, redirects })
    console.log(`Published ${pages.length} pages to out/.`)
    if (!contactEndpoint)
      console.warn(
        'Contact form: NEXT_PUBLIC_CONTACT_ENDPOINT is not set, so messages are not delivered. The form only simulates sending.',
      )
  },
}

/** @param {string} projectDir @returns {Promise<import('../seo/publishing-facts').PublishingFacts>} */
async function loadFacts(projectDir) {
  const jiti = createJiti(import.meta.url, { tsconfigPaths: path.join(projectDir, 'tsconfig.json') })
  /** @type {typeof import('../seo/publishing-facts')} */
  const { getPublishingFacts } = await jiti.import(path.join(projectDir, 'lib/seo/publishing-facts.ts'))
  return getPublishingFacts()
}

/** Every exported page, sorted by file. @param {string} out  Next's export @returns {Promise<Page[]>} */
async function readPages(out) {
  const names = (await readdir(out, { recursive: true })).map((name) => name.replaceAll(path.sep, '/'))
  const files = names.filter((name) => name.endsWith('.html') && !name.startsWith('_not-found'))
  return Promise.all(
    files.sort().map(async (file) => ({
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      file,
      html: await readFile(path.join(out, file), 'utf8'),
    })),
  )
}

/**
 * Removes Next's runtime, its RSC payloads (the .txt of every page and the __next.* files), and the second copy of the
 * not-found page, which hosts would serve with status 200. Also removes folders that are empty afterward.
 * @param {string} out
 */
async function removeNextFiles(out) {
  const names = await readdir(out, { recursive: true })
  const pages = new Set(names.filter((name) => name.endsWith('.html')))
  const unused = names.filter(
    (name) =>
      /^_next$|^_not-found|(?:^|[/\\])__next\./.test(name) ||
      (name.endsWith('.txt') && pages.has(name.replace(/\.txt$/, '.html'))),
  )
  for (const name of unused) await rm(path.join(out, name), { recursive: true, force: true })
  const folders = names.filter((name) => pages.has(`${name}.html`)).sort()
  for (const name of folders.reverse()) await rmdir(path.join(out, name)).catch(() => {}) // contains other pages
}

export default adapter
