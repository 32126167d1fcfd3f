// Reading pages, those under app/(reading), ship HTML and CSS only: the framework's scripts, preloads and
// payload leave their exported files. Links there are plain links; soft navigations from other pages to
// them still work, because those fetch the payload as a file of its own.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const GROUP = '/(reading)/'

/** Islands of the root layout. On a page without a router they have nothing to do: see READING_SCRIPT. */
const REPLACED = [
  'components/layout/ScrollRule.tsx',
  'components/layout/FragmentRule.tsx',
  'components/layout/MissingPathLog.tsx',
]

/** Marks our own inline scripts, which stay. */
const KEPT = 'data-plain'

/**
 * After a soft navigation to a reading page and a reload, its history entries still share one document:
 * going back changes the address and nothing else. This loads the page that the address names.
 */
export const READING_SCRIPT =
  "(function(p){addEventListener('popstate',function(){if(location.pathname!==p)location.reload()})})(location.pathname)"

/**
 * The paths of the reading pages.
 * @param {Record<string, string>} appPathRoutes  file of a route → route, as Next's manifest has them
 * @param {Record<string, { srcRoute: string | null }>} prerendered  path → where it comes from
 * @returns {{ entries: string[], paths: string[] }}
 */
export function findReadingPages(appPathRoutes, prerendered) {
  const entries = Object.keys(appPathRoutes).filter((entry) => entry.startsWith(GROUP))
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
 * @returns {string[]} files, from the project's root
 */
export function findClientComponents(manifest) {
  const files = [...manifest.matchAll(/"\[project\]\/((?:app|components|lib)\/[^"\s]+\.tsx?)/g)].map(
    (match) => match[1] ?? '',
  )
  return [...new Set(files)].filter((file) => !REPLACED.includes(file)).sort()
}

/**
 * A page without the framework, with our own inline scripts.
 * @param {string} html
 */
export function stripFramework(html) {
  return html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes) =>
      attributes.includes(KEPT) ? whole : '',
    )
    .replace('<div hidden=""><!--$--><!--/$--></div>', '') // where the framework would stream the head
    .replace(/<!--(?:[ $?!/]|\/?[$&]|\/\$)*-->/g, '') // its marks between pieces of text
    .replace('</body>', `<script ${KEPT}="">${READING_SCRIPT}</script></body>`)
}

/**
 * Strips every reading page of an export. Throws when one contains a client component of ours.
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
  await Promise.all(
    paths.map(async (pagePath) => {
      const file = path.join(out, `${pagePath}.html`)
      await writeFile(file, stripFramework(await readFile(file, 'utf8')))
    }),
  )
  return paths
}
