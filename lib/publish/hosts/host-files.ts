// Writes what each host needs: `_headers` and `_redirects` for Cloudflare and Netlify, and nginx.conf, which is outside the
// export because a bucket would publish it. Stops the build if nginx cannot express a rule.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../list-files.mjs'
import { HEADER_RULES, HOST_DEFAULTS, matches, type Redirect, type Rule } from './headers.mjs'

/** `out` is the export, and `hosting` the folder next to it. */
export function publishHostFiles({
  out,
  hosting,
  redirects,
}: Record<'out' | 'hosting', string> & { redirects: Redirect[] }) {
  const lines = redirects.map(({ source, destination, status }) => `${source} ${destination} ${status}\n`)
  writeFileSync(path.join(out, '_headers'), expandRules(listFiles(out)).map(formatRule).join('\n'))
  writeFileSync(path.join(out, '_redirects'), lines.join(''))
  mkdirSync(hosting, { recursive: true })
  writeFileSync(path.join(hosting, 'nginx.conf'), formatNginx(redirects))
  for (const redirect of redirects) if (redirect.status === 301) writeRedirectPage(out, redirect)
}

/** Cloudflare and Netlify add headers to 404 responses too, so a rule with `isForFiles` becomes one for each file. */
function expandRules(files: readonly string[]): Rule[] {
  const paths = files.map((file) => `/${file}`)
  return HEADER_RULES.flatMap((rule) =>
    rule.isForFiles
      ? paths.filter((file) => matches(rule, file)).map((file) => ({ ...rule, path: file }))
      : rule,
  )
}

const formatRule = ({ path: address, headers }: Rule): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')

function formatNginx(redirects: readonly Redirect[]): string {
  const [everywhere, ...byPath] = HEADER_RULES
  const parts: Record<string, string> = {
    headers: Object.entries(everywhere?.headers ?? {})
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join('\n'),
    cache: HOST_DEFAULTS['Cache-Control'] ?? '',
    paths: byPath.map(formatLocation).join('\n'),
    redirects: redirects.map(formatRedirect).join('\n'),
  }
  const template = readFileSync('lib/publish/hosts/nginx.conf', 'utf8')
  return template.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name] ?? '')
}

/** A rule for a path. Only these two headers may differ by path. */
function formatLocation({ path: address, headers }: Rule): string {
  const { 'Content-Type': type, 'Cache-Control': cache, ...others } = headers
  if (Object.keys(others).length > 0)
    throw new Error(`${address}: nginx.conf cannot set ${Object.keys(others)}.`)
  const match = address.endsWith('*') ? `^~ ${address.slice(0, -1)}` : `= ${address}`
  const typed = type ? `types {} default_type ${type.split(';')[0]}; ` : ''
  const cached = cache ? `set $cache_control "${cache}"; ` : ''
  return `location ${match} { ${typed}${cached}try_files $uri =404; }`
}

/** A redirect between our pages keeps the query string. In other addresses, "$" would begin a variable. */
function formatRedirect({ source, destination, status }: Redirect): string {
  const target =
    status === 301 ? destination.replace(/#|$/, '$is_args$args$&') : destination.replaceAll('$', '%24')
  return `location = ${source} { return ${status} "${target}"; }`
}

/** Writes a page that forwards the visitor between our pages, for hosts without redirect rules, such as a bucket. */
function writeRedirectPage(out: string, { source, destination }: Redirect) {
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
