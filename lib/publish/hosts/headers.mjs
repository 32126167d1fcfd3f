// The response headers for all hosts. host-files.ts writes them in each host's format.

/**
 * @typedef {{ path: string, headers: Record<string, string>, isForFiles?: boolean }} Rule
 *   path: a file, or a folder and "*"; isForFiles: applies only to files that exist
 * @typedef {{ source: string, destination: string, status: 301 | 302 }} Redirect
 *   on our own host; 302: to a provider; 301: between our pages
 */

/**
 * Features of a browser that the site never uses, so that nothing on a page can. Only names that Chromium 111 to 159 knows
 * on every desktop: an unknown one logs an error on every page. `bluetooth` is unknown on Linux, `unload` and the
 * advertising features in some versions. Firefox and Safari do not read the header.
 */
const DENIED_FEATURES =
  'camera=(), microphone=(), display-capture=(), geolocation=(), payment=(), publickey-credentials-get=(), clipboard-read=(), usb=(), serial=(), hid=(), midi=(), fullscreen=()'

/**
 * All rules that match a path apply. If two of them set the same header, Cloudflare joins the values, so no two
 * matching rules may set the same one. For nginx, values must not contain quotes, dollar signs, or backslashes.
 * @type {Rule[]}
 */
export const HEADER_RULES = [
  {
    path: '/*',
    headers: {
      // The rest of the policy differs by page and is in a <meta>: ../steps/add-security-policy.ts.
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': DENIED_FEATURES,
    },
  },
  // The names of these files contain a hash of their content.
  {
    path: '/assets/*',
    isForFiles: true,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  // A logo keeps its name when it changes, so it is cached for only a day, and for a week while a newer one loads.
  {
    path: '/logos/*',
    headers: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' },
  },
  // Not every host adds the charset to plain text.
  { path: '/data/sellers.csv', headers: { 'Content-Type': 'text/csv; charset=utf-8' } },
  { path: '/data/offers.csv', headers: { 'Content-Type': 'text/csv; charset=utf-8' } },
  { path: '/data/facts.csv', headers: { 'Content-Type': 'text/csv; charset=utf-8' } },
  { path: '/llms.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  { path: '/.well-known/security.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  {
    path: '/feed.xml',
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  },
]

/**
 * What Cloudflare Workers and Netlify send unless a rule sets the header. For other hosts, our configuration sets it.
 * Pages, and files without a hash in their names, are revalidated on every request.
 * @type {Record<string, string>}
 */
export const HOST_DEFAULTS = { 'Cache-Control': 'public, max-age=0, must-revalidate' }

/** Configuration files in the export. A host that does not know them serves them, so they must not contain secrets. */
export const HOST_FILES = ['_headers', '_redirects']

/** Whether a rule applies to a path. @param {Rule} rule @param {string} pathname */
export const matches = ({ path }, pathname) =>
  path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path

/** The headers of a response. @param {string} pathname @returns {Record<string, string>} */
export function getHeaders(pathname) {
  const matching = HEADER_RULES.filter((rule) => matches(rule, pathname))
  return Object.assign({}, HOST_DEFAULTS, ...matching.map(({ headers }) => headers))
}
