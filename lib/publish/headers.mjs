// Every response header of the site, in one table. It is written as `_headers` for Cloudflare Pages and
// Netlify, and `npm start` sends the same.

/** @typedef {{ path: string, headers: Record<string, string> }} Rule  path: "/*" or the start of a path and "*" */

const PERMISSIONS = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

/** @type {Rule[]} */
export const HEADER_RULES = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': PERMISSIONS.map((name) => `${name}=()`).join(', '),
    },
  },
  { path: '/_next/static/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
]

/** Pages and whatever has no hash in its name are asked for anew; hosts do this by themselves. */
const DEFAULT_CACHE = 'public, max-age=0, must-revalidate'

/** The text of `_headers`. */
export function formatHeadersFile() {
  return HEADER_RULES.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
  ).join('\n')
}

/** The headers of a response. @param {string} pathname */
export function getHeaders(pathname) {
  const matching = HEADER_RULES.filter(({ path }) => pathname.startsWith(path.slice(0, -1)))
  return Object.assign({ 'Cache-Control': DEFAULT_CACHE }, ...matching.map(({ headers }) => headers))
}
