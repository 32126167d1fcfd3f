// Reads the pages that Next exported, and the kind of each, which depends on its folder in app/.
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * @typedef {'static' | 'tool'} PageKind  static: ships no script file. tool: has React islands
 * @typedef {object} Page
 * @property {string} path  like /guides/glp1-side-effects; the page for missing addresses is /404
 * @property {string} file  relative to the export, like guides/glp1-side-effects.html
 * @property {PageKind} kind
 * @property {string} html
 * @property {string} [script]  the code that hydrates its islands
 * @property {import('./assets.mjs').Asset<string>[]} [assets]  files that the page needs
 */

const NOT_FOUND = '/_not-found'
const GROUPS = /** @type {const} */ ({ '/(static)/': 'static', '/(tools)/': 'tool' })

/**
 * Reads every exported page. Throws if a page is in neither group.
 * @param {{ distDir: string, out: string }} folders  of Next's build and of the export
 * @returns {Promise<Page[]>} sorted by path
 */
export async function readPages({ distDir, out }) {
  /** @param {string} file */
  const readJson = async (file) => JSON.parse(await readFile(path.join(distDir, file), 'utf8'))
  const kinds = findKinds(await readJson('app-path-routes-manifest.json'))
  /** @type {Record<string, { srcRoute: string | null }>} */
  const prerendered = (await readJson('prerender-manifest.json')).routes
  const pages = Object.entries(prerendered).flatMap(([pagePath, { srcRoute }]) => {
    const kind = kinds.get(srcRoute ?? pagePath)
    return kind ? [{ path: pagePath === NOT_FOUND ? '/404' : pagePath, kind }] : []
  })
  return Promise.all(
    pages
      .sort((a, b) => (a.path < b.path ? -1 : 1))
      .map(async (page) => {
        const file = page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`
        return { ...page, file, html: await readFile(path.join(out, file), 'utf8') }
      }),
  )
}

/**
 * The kind of each route that is a page.
 * @param {Record<string, string>} appPathRoutes  file in app/ → route, from Next's manifest
 * @returns {Map<string, PageKind>}
 */
export function findKinds(appPathRoutes) {
  const kinds = new Map(/** @type {[string, PageKind][]} */ ([[NOT_FOUND, 'static']]))
  for (const [file, route] of Object.entries(appPathRoutes)) {
    if (!file.endsWith('/page') || route.startsWith('/_')) continue
    const group = Object.entries(GROUPS).find(([folder]) => file.startsWith(folder))
    if (!group) {
      throw new Error(
        `app${file}: expected a page in app/(static) or app/(tools). Move it: the folder determines whether it ships scripts.`,
      )
    }
    kinds.set(route, group[1])
  }
  return kinds
}

/** The list that a build prints. @param {Page[]} pages */
export function formatListing(pages) {
  /** @param {PageKind} kind */
  const list = (kind) => pages.filter((page) => page.kind === kind).map((page) => `  ${page.path}`)
  return [
    `Published ${pages.length} pages to out/.`,
    'Static, without a script file:',
    ...list('static'),
    'Tools, with React islands:',
    ...list('tool'),
  ].join('\n')
}
