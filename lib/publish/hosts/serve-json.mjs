// `serve.json`, which `npm start` and `npx serve out` read. The latter refuses settings that it does not know.
import { HOST_DEFAULTS } from './table.mjs'

/** @param {Record<string, string>} headers */
const toPairs = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** @param {{ rules: import('./table.mjs').Rule[], redirects: import('./table.mjs').Redirect[] }} table */
export function formatServeJson({ rules, redirects }) {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    headers: [
      { source: '**', headers: toPairs(HOST_DEFAULTS) },
      ...rules.map(({ path, headers }) => ({ source: path.replace('*', '**'), headers: toPairs(headers) })),
    ],
    redirects: redirects.flatMap(({ source, destination }) => {
      const target = formatDestination(destination)
      return target === null ? [] : [{ source, destination: target, type: 302 }]
    }),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * The server reads a destination as a pattern and encodes it once more. Null where an address would not come
 * out as it went in, or has a "%" that stands for nothing: then the page of that path forwards by itself.
 * @param {string} destination
 */
function formatDestination(destination) {
  try {
    const plain = decodeURI(destination)
    return encodeURI(plain) === destination ? plain.replace(/:(?=\w)|[()\\]/g, '\\$&') : null
  } catch {
    return null
  }
}
