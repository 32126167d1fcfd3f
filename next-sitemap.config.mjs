// Writes sitemap.xml and robots.txt into the export. Everything is read from the exported pages: the site's address
// from the home page's canonical link, which pages are not indexed, and each page's own date, not the build's.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const OUT = 'out'

/** @param {string} pagePath @returns {string | null} */
function readPage(pagePath) {
  const file = path.join(OUT, pagePath === '/' ? 'index.html' : `${pagePath}.html`)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** @param {string} html @param {string} property */
function readMeta(html, property) {
  return new RegExp(`<meta property="${property}" content="([^"]+)"`).exec(html)?.[1]
}

/** The days that a page shows, such as those of changes, guides, and posts, oldest first. @param {string} html */
const readDays = (html) =>
  [...html.matchAll(/<time datetime="(\d{4}-\d\d-\d\d)"/gi)].map(([, day]) => day ?? '').sort()

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
    const lastmod =
      readMeta(html, 'article:modified_time') ??
      readMeta(html, 'article:published_time') ??
      readDays(html).at(-1)
    return { loc: pagePath, ...(lastmod && { lastmod }) }
  },
}

export default config
