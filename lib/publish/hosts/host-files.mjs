// Writes what each host needs: `_headers` and `_redirects` for Cloudflare and Netlify, and nginx.conf, which is outside the
// export because a bucket would publish it. Stops the build if a host cannot express a rule.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTENT_TYPES, HEADER_RULES, HOST_DEFAULTS, HOST_FILES, matches } from './headers.mjs'

/** @typedef {import('./headers.mjs').Redirect} Redirect @typedef {import('./headers.mjs').Rule} Rule */

const TEMPLATE = fileURLToPath(new URL('nginx.conf', import.meta.url))

/** Cloudflare's; Netlify's are higher. */
const LIMITS = { headerRules: 100, redirects: 2000, redirectLine: 1000 }

/**
 * Throws an error that lists every problem.
 * @param {{ out: string, hosting: string, redirects: Redirect[] }} site  out: the export; hosting: the folder next to it
 */
export async function publishHostFiles({ out, hosting, redirects }) {
  const files = await listFiles(out)
  const rules = expandRules(files)
  const moved = redirects.filter(({ status }) => status === 301)
  const errors = [...checkFiles(files), ...checkRedirects(redirects)]
  if (rules.length > LIMITS.headerRules)
    errors.push(`${rules.length} header rules are more than the ${LIMITS.headerRules} that hosts read.`)
  if (errors.length > 0) throw new Error(`Not every host can serve this:\n${errors.join('\n')}`)
  await mkdir(hosting, { recursive: true })
  await writeFile(path.join(out, '_headers'), rules.map(formatRule).join('\n'))
  const lines = redirects.map(({ source, destination, status }) => `${source} ${destination} ${status}\n`)
  await writeFile(path.join(out, '_redirects'), lines.join(''))
  await writeFile(path.join(hosting, 'nginx.conf'), formatNginx(await readFile(TEMPLATE, 'utf8'), redirects))
  for (const redirect of moved) await writeRedirectPage(out, redirect)
}

/** @param {string} out @returns {Promise<string[]>} addresses, sorted */
async function listFiles(out) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.replaceAll(path.sep, '/')}`)
    .sort()
}

/**
 * Cloudflare and Netlify add headers by path, even to a 404 response, which must not be cached for a year. So a rule with
 * `isForFiles` becomes one rule for each file.
 * @param {string[]} files @returns {Rule[]}
 */
const expandRules = (files) =>
  HEADER_RULES.flatMap((rule) =>
    rule.isForFiles
      ? files.filter((file) => matches(rule, file)).map((file) => ({ ...rule, path: file }))
      : [rule],
  )

/** @param {Rule} rule */
const formatRule = ({ path: address, headers }) =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

/** @param {string[]} files */
const checkFiles = (files) =>
  files
    .map((file) => path.basename(file))
    .filter((name) => !HOST_FILES.includes(name) && !(path.extname(name).slice(1) in CONTENT_TYPES))
    .map((name) => `${name}: add its type to CONTENT_TYPES (lib/publish/hosts/headers.mjs).`)

/** The content check has made sure that each source is there once, and no page. @param {Redirect[]} redirects @returns {string[]} errors */
function checkRedirects(redirects) {
  const isPlain = (/** @type {Redirect} */ { source, destination }) =>
    /^(?:\/[\w-]+)+$/.test(source) &&
    /^(?:https:\/\/|\/)[\x21-\x7e]*$/.test(destination) &&
    !/[$"\\*]/.test(destination) &&
    `${source} ${destination} 302`.length <= LIMITS.redirectLine
  const wrong = redirects.filter((redirect) => !isPlain(redirect))
  return [
    ...wrong.map(
      ({ source, destination }) =>
        `The redirect ${source} to ${destination}: expected a plain path and a plain https address of less than 1,000 characters.`,
    ),
    ...(redirects.length > LIMITS.redirects
      ? [`${redirects.length} redirects are more than the ${LIMITS.redirects} that hosts read.`]
      : []),
  ]
}

/** @param {string} template @param {Redirect[]} redirects */
function formatNginx(template, redirects) {
  const [everywhere, ...byPath] = HEADER_RULES
  const types = Object.entries(CONTENT_TYPES)
  const ruleTypes = byPath.flatMap(({ headers }) => headers['Content-Type']?.split(';')[0] ?? [])
  // nginx always compresses HTML and adds a charset to it.
  const texts = [...new Set([...types.map(([, type]) => type), ...ruleTypes])].filter(
    (type) => /^text\/|json$|xml$/.test(type) && type !== 'text/html',
  )
  /** @type {Record<string, string>} */
  const parts = {
    types: types.map(([extension, type]) => `    ${type} ${extension};`).join('\n'),
    texts: texts.join(' '),
    headers: Object.entries(everywhere?.headers ?? {})
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join('\n'),
    cache: HOST_DEFAULTS['Cache-Control'] ?? '',
    paths: byPath.map(formatLocation).join('\n'),
    redirects: redirects.map(formatRedirect).join('\n'),
  }
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name] ?? '')
}

/** A rule for a path. Only these two headers may differ by path. @param {Rule} rule */
function formatLocation({ path: address, headers }) {
  const { 'Content-Type': type, 'Cache-Control': cache, ...others } = headers
  if (Object.keys(others).length > 0)
    throw new Error(`${address}: nginx.conf cannot set ${Object.keys(others)}.`)
  const match = address.endsWith('*') ? `^~ ${address.slice(0, -1)}` : `= ${address}`
  const settings = [
    type ? `types {} default_type ${type.split(';')[0]}; ` : '',
    cache ? `set $cache_control "${cache}"; ` : '',
  ]
  return `location ${match} { ${settings.join('')}try_files $uri =404; }`
}

/** A redirect between our pages keeps the query string. @param {Redirect} redirect */
function formatRedirect({ source, destination, status }) {
  const [page, fragment] = destination.split('#')
  const moved = `${page}$is_args$args${fragment ? `#${fragment}` : ''}`
  return `location = ${source} { return ${status} "${status === 301 ? moved : destination}"; }`
}

/**
 * Writes a page that forwards the visitor, for hosts without redirect rules, such as a bucket.
 * @param {string} out @param {Redirect} redirect  between our pages
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
