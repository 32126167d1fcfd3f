// `hosting/nginx.conf`, to be included in a `server` block of nginx that names its addresses, `root` and
// certificates. No location has an add_header of its own: it would drop those of the server, the trap of nginx.
// A header that differs from path to page is a variable instead.
import { CONTENT_TYPES, HOST_DEFAULTS, HOST_FILES } from './headers.mjs'

/** Set by `types` and `default_type`: an added one would be sent twice. */
const TYPE = 'Content-Type'

/** @param {string} name  of a header */
const toVariable = (name) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

/** The table lets through neither quotes nor dollar signs nor backslashes. @param {string} value */
const quote = (value) => `"${value}"`

/** @param {Record<string, string>} headers @returns {string[]} */
function formatSettings(headers) {
  return Object.entries(headers).map(([name, value]) =>
    name === TYPE
      ? `types {} default_type ${value.split(';')[0]};`
      : `set ${toVariable(name)} ${quote(value)};`,
  )
}

/** @param {string} match @param {string[]} lines */
const formatLocation = (match, lines) => [`location ${match} {`, ...lines.map((line) => `    ${line}`), '}']

/** @param {{ rules: import('./headers.mjs').Rule[], redirects: import('./headers.mjs').Redirect[] }} table */
export function formatNginx({ rules, redirects }) {
  const everywhere = rules.filter(({ path }) => path === '/*')
  const somewhere = rules.filter(({ path }) => path !== '/*')
  const varying = new Set(
    [HOST_DEFAULTS, ...somewhere.map(({ headers }) => headers)].flatMap((headers) => Object.keys(headers)),
  )
  varying.delete(TYPE)
  const own = rules.flatMap(({ headers }) => headers[TYPE]?.split(';')[0] ?? [])
  const texts = [...Object.values(CONTENT_TYPES), ...own].filter(isText).join(' ')
  return [
    '# Written by `npm run build`. Include it in a server block that has listen, server_name and root (out/).',
    'server_tokens off;',
    'absolute_redirect off;',
    '',
    'types {',
    ...Object.entries(CONTENT_TYPES).map(([extension, type]) => `    ${type} ${extension};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${texts};`,
    '',
    'gzip on;',
    'gzip_vary on;',
    'gzip_comp_level 6;',
    'gzip_min_length 512;',
    `gzip_types ${texts};`,
    '',
    '# Where a header differs from path to path, its location sets the variable.',
    ...[...varying].map((name) => `set ${toVariable(name)} ${quote(HOST_DEFAULTS[name] ?? '')};`),
    ...everywhere.flatMap(({ headers }) =>
      Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ),
    ...[...varying].map((name) => `add_header ${name} ${toVariable(name)} always;`),
    '',
    'error_page 403 404 /404.html;',
    ...formatLocation('= /404.html', ['internal;']),
    ...formatLocation('= /', ['try_files /index.html =404;']),
    ...formatLocation('/', ['try_files $uri $uri.html =404;']),
    '',
    '# /blog/ and /blog.html lead to /blog, for pages that there are: nothing else is ever put into an address.',
    ...formatLocation('~ ^/index(?:\\.html)?$', ['return 301 /$is_args$args;']),
    ...formatLocation('~ ^(?<page>(?:/[A-Za-z0-9_-]+)+)(?:/|\\.html)$', [
      'if (!-f $document_root$page.html) { return 404; }',
      'return 301 $page$is_args$args;',
    ]),
    ...formatLocation(`~ ^/(?:404|${HOST_FILES.join('|').replaceAll('.', '\\.')})$`, ['return 404;']),
    '',
    ...somewhere.flatMap(({ path, headers }) =>
      formatLocation(path.endsWith('*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`, [
        ...formatSettings(headers),
        'try_files $uri =404;',
      ]),
    ),
    '',
    ...redirects.flatMap(({ source, destination, status }) =>
      formatLocation(`= ${source}`, [`return ${status} ${formatTarget(destination, status)};`]),
    ),
    '',
  ].join('\n')
}

/** A redirect between our pages keeps the query string. @param {string} destination @param {number} status */
function formatTarget(destination, status) {
  if (status === 302) return quote(destination)
  const [page, fragment] = destination.split('#')
  return quote(`${page}$is_args$args${fragment ? `#${fragment}` : ''}`)
}

/** Whether to name its charset and to compress it; nginx does so for HTML by itself. @param {string} type */
function isText(type) {
  return /^text\/|json$|xml$/.test(type) && type !== 'text/html'
}
