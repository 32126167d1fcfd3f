// Writes sitemap.xml and robots.txt into the export. Everything is read from the exported pages: the site's address
// from the home page's canonical link, which pages are not indexed, and each page's own date, not the build's.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const OUT = process.env.EXPORT_FOLDER || 'out'

/** @param {string} pagePath @returns {string | null} */
function readPage(pagePath) {
  const file = path.join(OUT, pagePath === '/' ? 'index.html' : `${pagePath}.html`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** When an article was published and changed. */
const ARTICLE = /<meta property="article:(?:published|modified)_time" content="([^"]+)"/g
/** The days that a page shows, such as those of changes and posts. */
const SHOWN = /<time datetime="(\d{4}-\d\d-\d\d)"/gi

/** The latest of the days that a pattern finds. @param {string} html @param {RegExp} pattern */
const readLatest = (html, pattern) =>
  [...html.matchAll(pattern)]
    .map(([, day]) => day)
    .sort()
    .at(-1)

/** The site's address without a trailing slash, from the home page's canonical link. */
function readSiteUrl() {
  const url = /<link rel="canonical" href="([^"]+)"/.exec(readPage('/') ?? '')?.[1]
  if (url) return url
  throw new Error(
    'out/index.html: expected a canonical link, because the sitemap needs the address of the site. Run `npm run build`, which writes the page first.',
  )
}

/** @type {import('next-sitemap').IConfig} */
const config = {
  siteUrl: readSiteUrl(),
  outDir: OUT,
  generateIndexSitemap: false,
  generateRobotsTxt: true,
  autoLastmod: false,
  exclude: ['/404'],
  transform: (_config, pagePath) => {
    const html = readPage(pagePath)
    if (html === null || html.includes('content="noindex')) return undefined
    const lastmod = readLatest(html, ARTICLE) ?? readLatest(html, SHOWN)
    return { loc: pagePath, ...(lastmod && { lastmod }) }
  },
}

export default config
