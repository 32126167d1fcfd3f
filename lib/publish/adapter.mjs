// A Next adapter that turns Next's export into the published site. Node loads this file without a compiler, so it is plain
// JavaScript.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundleIslands } from './bundle-islands.mjs'
import { readDisplayFont } from './display-font.mjs'
import { publishHostFiles } from './hosts/host-files.mjs'
import { listFiles } from './list-files.mjs'
import { applySteps } from './steps.mjs'
import { parseStyleSheet, readStyleSheet } from './used-css.mjs'

/**
 * @typedef {object} Page
 * @property {string} path  like /guides/glp1-side-effects; the page for missing addresses is /404
 * @property {string} file  relative to the export, like guides/glp1-side-effects.html
 * @property {string} html
 * @property {string} [script]  the code that hydrates its islands
 * @property {import('./bundle-islands.mjs').Asset} [entry]  the file with that code
 */

/** What app/publishing.json says of the content. */
const FACTS_FILE = 'publishing.json'

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'weighpoint-publish',
  async onBuildComplete({ projectDir }) {
    const [out, hosting] = [path.join(projectDir, 'out'), path.join(projectDir, 'hosting')]
    /** @type {{ redirects: import('./hosts/headers.mjs').Redirect[], contactEndpoint: string | null }} */
    const { redirects, contactEndpoint } = JSON.parse(readFileSync(path.join(out, FACTS_FILE), 'utf8'))
    const exported = listFiles(out)
    const pages = readPages(out, exported)
    const islands = await bundleIslands(projectDir, pages)
    const css = readStyleSheet(out, pages)
    const font = await readDisplayFont(css, path.join(out, '_next', 'static', 'media'))
    const styleSheet = parseStyleSheet(css.replaceAll(font.source, font.address))
    const facts = { contactEndpoint, islands, styleSheet }
    const published = pages.map((page) =>
      applySteps({ ...page, script: islands.entries.get(page.path) }, facts),
    )

    removeNextFiles(out, exported)
    for (const { file, html } of published) writeFileSync(path.join(out, file), html)
    const assets = [islands.react, font, ...published.flatMap(({ entry }) => entry ?? [])]
    mkdirSync(path.join(out, 'assets'), { recursive: true })
    for (const { address, content } of assets) writeFileSync(path.join(out, address), content)
    publishHostFiles({ out, hosting, redirects })
    console.log(`Published ${pages.length} pages to out/.`)
    if (!contactEndpoint)
      console.warn(
        'Contact form: NEXT_PUBLIC_CONTACT_ENDPOINT is not set, so messages are not delivered. The form only simulates sending.',
      )
  },
}

/** @param {string} out  Next's export @param {string[]} files @returns {Page[]} */
const readPages = (out, files) =>
  files
    .filter((file) => file.endsWith('.html') && !file.startsWith('_not-found'))
    .map((file) => ({
      path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
      file,
      html: readFileSync(path.join(out, file), 'utf8'),
    }))

/**
 * Removes the file that only the adapter reads, Next's runtime, its RSC payloads (the .txt of every page and the __next.* files), and the second copy of the
 * not-found page, which hosts would serve with status 200. Also removes folders that are empty afterward.
 * @param {string} out @param {string[]} files
 */
function removeNextFiles(out, files) {
  const pages = new Set(files.filter((file) => file.endsWith('.html')))
  const unused = files.filter(
    (file) =>
      /^_not-found|(?:^|\/)__next\./.test(file) ||
      (file.endsWith('.txt') && pages.has(file.replace(/\.txt$/, '.html'))),
  )
  for (const file of unused) rmSync(path.join(out, file))
  rmSync(path.join(out, FACTS_FILE))
  rmSync(path.join(out, '_next'), { recursive: true })
  const folders = new Set(unused.map((file) => path.dirname(path.join(out, file))))
  for (const folder of [...folders].sort().reverse())
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder)
}

export default adapter
