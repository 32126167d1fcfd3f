// Reading pages, those under app/(reading), ship HTML and CSS only. Links there are plain links; soft
// navigations from other pages to them still work, because those fetch the payload as a file of its own.
// So does the not-found page: Next's router cannot lead away from it, the address would change and nothing else.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makePlainPage } from './plain-page.mjs'

const GROUP = '/(reading)/'
const NOT_FOUND = '/_not-found'

/** Islands of the root layout. On a page without a router they have nothing to do: see plain-page.mjs. */
const REPLACED = ['app/error.tsx', 'components/layout/ScrollRule.tsx', 'components/layout/FragmentRule.tsx']

/**
 * The paths of the reading pages.
 * @param {Record<string, string>} appPathRoutes  file of a route → route, as Next's manifest has them
 * @param {Record<string, { srcRoute: string | null }>} prerendered  path → where it comes from
 * @returns {{ entries: string[], paths: string[] }}
 */
export function findReadingPages(appPathRoutes, prerendered) {
  const entries = Object.keys(appPathRoutes).filter(
    (entry) => entry.startsWith(GROUP) || appPathRoutes[entry] === NOT_FOUND,
  )
  const routes = new Set(entries.map((entry) => appPathRoutes[entry]))
  const paths = Object.entries(prerendered)
    .filter(([pagePath, { srcRoute }]) => routes.has(srcRoute ?? pagePath))
    .map(([pagePath]) => pagePath)
    .sort()
  return { entries, paths }
}

/**
 * Client components of ours that a page would need a script for.
 * @param {string} manifest  text of the page's client-reference manifest
 * @returns {string[]} files, from the project's root, or from that of the workspace around it
 */
export function findClientComponents(manifest) {
  const files = [...manifest.matchAll(/"\[project\]\/([^"\s]+\.[cm]?[jt]sx?)(?=["\s])/g)].flatMap((match) =>
    match.slice(1),
  )
  return [...new Set(files)]
    .filter((file) => !/(?:^|\/)node_modules\//.test(file) && !isReplaced(file))
    .sort()
}

/** @param {string} file */
const isReplaced = (file) => REPLACED.some((replaced) => `/${file}`.endsWith(`/${replaced}`))

/**
 * Makes every reading page of an export plain. Throws when one contains a client component of ours.
 * @param {{ distDir: string, out: string }} folders  of Next's build and of the export
 * @returns {Promise<string[]>} the paths of the pages
 */
export async function publishReadingPages({ distDir, out }) {
  /** @param {string} file */
  const readJson = async (file) => JSON.parse(await readFile(path.join(distDir, file), 'utf8'))
  const { entries, paths } = findReadingPages(
    await readJson('app-path-routes-manifest.json'),
    (await readJson('prerender-manifest.json')).routes,
  )
  for (const entry of entries) {
    const manifest = await readFile(
      path.join(distDir, 'server', 'app', `${entry}_client-reference-manifest.js`),
      'utf8',
    )
    const [component] = findClientComponents(manifest)
    if (component) {
      throw new Error(
        `app${entry}: reading pages ship no script, but this one contains the client component ${component}. ` +
          'Use a server component, or move the page out of app/(reading).',
      )
    }
  }
  /** @param {string} href */
  const readStyle = (href) => readFile(path.join(out, href), 'utf8')
  await Promise.all(
    paths.map(async (pagePath) => {
      const file = path.join(out, pagePath === NOT_FOUND ? '404.html' : `${pagePath}.html`)
      await writeFile(file, await makePlainPage(await readFile(file, 'utf8'), readStyle))
    }),
  )
  return paths
}
