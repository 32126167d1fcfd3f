// `hosting/nginx.conf`, to include in a `server` block that sets the addresses, `root`, and certificates. No location has
// an add_header, because nginx would then drop all of the server's. A header that differs by path is a variable instead.
import { CONTENT_TYPES, HOST_DEFAULTS, HOST_FILES } from './headers.mjs'

/** Set by `types` and `default_type`. With add_header it would be sent twice. */
const TYPE = 'Content-Type'

/** @param {string} name  a header's name */
const toVariable = (name) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

/** Needs no escaping: headers.mjs allows no quotes, dollar signs, or backslashes. @param {string} value */
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
  const globalRules = rules.filter(({ path }) => path === '/*')
  const pathRules = rules.filter(({ path }) => path !== '/*')
  const varying = new Set(
    [HOST_DEFAULTS, ...pathRules.map(({ headers }) => headers)].flatMap((headers) => Object.keys(headers)),
  )
  varying.delete(TYPE)
  const ruleTypes = rules.flatMap(({ headers }) => headers[TYPE]?.split(';')[0] ?? [])
  const textTypes = [...Object.values(CONTENT_TYPES), ...ruleTypes].filter(isText).join(' ')
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
    `charset_types ${textTypes};`,
    '',
    'gzip on;',
    'gzip_vary on;',
    'gzip_comp_level 6;',
    'gzip_min_length 512;',
    `gzip_types ${textTypes};`,
    '',
    '# If a header differs by path, the location sets its variable.',
    ...[...varying].map((name) => `set ${toVariable(name)} ${quote(HOST_DEFAULTS[name] ?? '')};`),
    ...globalRules.flatMap(({ headers }) =>
      Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    ),
    ...[...varying].map((name) => `add_header ${name} ${toVariable(name)} always;`),
    '',
    'error_page 403 404 /404.html;',
    ...formatLocation('= /404.html', ['internal;']),
    ...formatLocation('= /', ['try_files /index.html =404;']),
    ...formatLocation('/', ['try_files $uri $uri.html =404;']),
    '',
    '# /blog/ and /blog.html redirect to /blog if the page exists, so that no other text gets into a Location header.',
    ...formatLocation('~ ^/index(?:\\.html)?$', ['return 301 /$is_args$args;']),
    ...formatLocation('~ ^(?<page>(?:/[A-Za-z0-9_-]+)+)(?:/|\\.html)$', [
      'if (!-f $document_root$page.html) { return 404; }',
      'return 301 $page$is_args$args;',
    ]),
    ...formatLocation(`~ ^/(?:404|${HOST_FILES.join('|').replaceAll('.', '\\.')})$`, ['return 404;']),
    '',
    ...pathRules.flatMap(({ path, headers }) =>
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

/** Whether to send a charset and to compress; nginx always does so for HTML. @param {string} type */
function isText(type) {
  return /^text\/|json$|xml$/.test(type) && type !== 'text/html'
}
