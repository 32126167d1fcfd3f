// Writes what each host needs: `_headers` and `_redirects` for Cloudflare and Netlify, and nginx.conf, which is outside the
// export because a bucket would publish it. Stops the build if nginx cannot express a rule.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../list-files.mjs'
import { HEADER_RULES, HOST_DEFAULTS, matches } from './headers.mjs'

/** @typedef {import('./headers.mjs').Redirect} Redirect @typedef {import('./headers.mjs').Rule} Rule */

/** @param {{ out: string, hosting: string, redirects: Redirect[] }} site  out: the export; hosting: the folder next to it */
export function publishHostFiles({ out, hosting, redirects }) {
  const lines = redirects.map(({ source, destination, status }) => `${source} ${destination} ${status}\n`)
  writeFileSync(path.join(out, '_headers'), expandRules(listFiles(out)).map(formatRule).join('\n'))
  writeFileSync(path.join(out, '_redirects'), lines.join(''))
  mkdirSync(hosting, { recursive: true })
  writeFileSync(path.join(hosting, 'nginx.conf'), formatNginx(redirects))
  for (const redirect of redirects) if (redirect.status === 301) writeRedirectPage(out, redirect)
}

/**
 * Cloudflare and Netlify add headers by path, even to a 404 response, which must not be cached for a year. So a rule with
 * `isForFiles` becomes one rule for each file.
 * @param {string[]} files @returns {Rule[]}
 */
function expandRules(files) {
  const paths = files.map((file) => `/${file}`)
  return HEADER_RULES.flatMap((rule) =>
    rule.isForFiles
      ? paths.filter((file) => matches(rule, file)).map((file) => ({ ...rule, path: file }))
      : rule,
  )
}

/** @param {Rule} rule */
const formatRule = ({ path: address, headers }) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** @param {Redirect[]} redirects */
function formatNginx(redirects) {
  const [everywhere, ...byPath] = HEADER_RULES
  /** @type {Record<string, string>} */
  const parts = {
    headers: Object.entries(everywhere?.headers ?? {})
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join('\n'),
    cache: HOST_DEFAULTS['Cache-Control'] ?? '',
    paths: byPath.map(formatLocation).join('\n'),
    redirects: redirects.map(formatRedirect).join('\n'),
  }
  const template = readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name] ?? '')
}

/** A rule for a path. Only these two headers may differ by path. @param {Rule} rule */
function formatLocation({ path: address, headers }) {
  const { 'Content-Type': type, 'Cache-Control': cache, ...others } = headers
  if (Object.keys(others).length > 0)
    throw new Error(`${address}: nginx.conf cannot set ${Object.keys(others)}.`)
  const match = address.endsWith('*') ? `^~ ${address.slice(0, -1)}` : `= ${address}`
  const typed = type ? `types {} default_type ${type.split(';')[0]}; ` : ''
  const cached = cache ? `set $cache_control "${cache}"; ` : ''
  return `location ${match} { ${typed}${cached}try_files $uri =404; }`
}

/** A redirect between our pages keeps the query string. In other addresses, "$" would begin a variable. @param {Redirect} redirect */
function formatRedirect({ source, destination, status }) {
  const target =
    status === 301 ? destination.replace(/#|$/, '$is_args$args$&') : destination.replaceAll('$', '%24')
  return `location = ${source} { return ${status} "${target}"; }`
}

/**
 * Writes a page that forwards the visitor, for hosts without redirect rules, such as a bucket.
 * @param {string} out @param {Redirect} redirect  between our pages
 */
function writeRedirectPage(out, { source, destination }) {
  const file = path.join(out, `${source}.html`)
  const to = destination.replaceAll('&', '&amp;')
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(
    file,
    '<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>' +
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/>` +
      '<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>' +
      `<title>This page has moved</title><meta http-equiv="refresh" content="0; url=${to}"/></head>` +
      `<body><h1>This page has moved</h1><p><a href="${to}">Go to ${to}</a></p></body></html>`,
  )
}
