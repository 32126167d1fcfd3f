// Writes the configuration for each host: `_headers` and `_redirects` in the export, and nginx.conf outside it, because
// a bucket would publish it. For a redirect between our pages, also writes a page that forwards the visitor.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CONTENT_TYPES, checkTable, HEADER_RULES, HOST_FILES } from './headers.mjs'
import { expandRules, formatHeadersFile, formatRedirectsFile } from './netlify-files.mjs'
import { formatNginx } from './nginx.mjs'

/**
 * Throws if a host cannot express a rule, and before a forwarding page would replace a page.
 * @param {{ out: string, hosting: string, redirects: import('./headers.mjs').Redirect[] }} site
 *   out: the export; hosting: the folder next to it
 */
export async function publishHostFiles({ out, hosting, redirects }) {
  const table = { rules: HEADER_RULES, redirects }
  const files = await listFiles(out)
  const expanded = expandRules(HEADER_RULES, files)
  checkTable(table)
  checkTable({ rules: expanded, redirects })
  checkTypes(files)
  const moved = redirects.filter(({ status }) => status === 301)
  checkFree(files, moved)
  await mkdir(hosting, { recursive: true })
  await Promise.all([
    writeFile(path.join(out, '_headers'), formatHeadersFile(expanded)),
    writeFile(path.join(out, '_redirects'), formatRedirectsFile(redirects)),
    ...moved.map((redirect) => writeRedirectPage(out, redirect)),
    writeFile(path.join(hosting, 'nginx.conf'), formatNginx(table)),
  ])
}

/**
 * Writes a page that forwards the visitor, for hosts without redirect rules, such as a bucket.
 * @param {string} out @param {import('./headers.mjs').Redirect} redirect  between our pages
 */
async function writeRedirectPage(out, { source, destination }) {
  const file = path.join(out, `${source}.html`)
  const to = destination.replaceAll('&', '&amp;')
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(
    file,
    '<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>' +
      `<title>This page has moved</title><meta http-equiv="refresh" content="0; url=${to}"/></head>` +
      `<body><h1>This page has moved</h1><p><a href="${to}">Go to ${to}</a></p></body></html>`,
  )
}

/** @param {string} out @returns {Promise<string[]>} addresses, sorted */
async function listFiles(out) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .sort()
}

/** @param {string[]} files */
function checkTypes(files) {
  const names = files.map((file) => path.basename(file)).filter((name) => !HOST_FILES.includes(name))
  const unknown = names.filter((name) => !(path.extname(name).slice(1) in CONTENT_TYPES))
  if (unknown.length > 0) {
    throw new Error(
      `lib/publish/hosts/headers.mjs, CONTENT_TYPES: no type for ${unknown.join(', ')}. Add it.`,
    )
  }
}

/** Some disks ignore case. @param {string[]} files @param {import('./headers.mjs').Redirect[]} redirects */
function checkFree(files, redirects) {
  const existing = new Set(files.map((file) => file.toLowerCase()))
  const taken = redirects.filter(({ source }) => existing.has(`${source}.html`.toLowerCase()))
  if (taken.length > 0) {
    const sources = taken.map(({ source }) => source).join(', ')
    throw new Error(`content/redirects.json: there is already a page at ${sources}. Remove the redirect.`)
  }
}
