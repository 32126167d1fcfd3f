// `_headers` and `_redirects`, which Cloudflare Pages and Netlify read. Both send HOST_DEFAULTS by themselves.

/** @param {import('./table.mjs').Rule[]} rules */
export function formatHeadersFile(rules) {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** @param {import('./table.mjs').Redirect[]} redirects */
export function formatRedirectsFile(redirects) {
  return redirects.map(({ source, destination }) => `${source} ${destination} 302\n`).join('')
}
