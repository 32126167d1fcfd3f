// `_headers` and `_redirects`, which Cloudflare Pages and Netlify read. Both send HOST_DEFAULTS by themselves.

import { matches } from './table.mjs'

/**
 * Both hosts add headers by path alone, also to the answer that a file is missing, and nobody may keep that for
 * a year. Such a rule becomes one for each file.
 * @param {import('./table.mjs').Rule[]} rules
 * @param {string[]} files  of the export, each with a leading slash
 */
export function nameFiles(rules, files) {
  return rules.flatMap((rule) =>
    rule.isForFiles
      ? files.filter((file) => matches(rule, file)).map((file) => ({ path: file, headers: rule.headers }))
      : [rule],
  )
}

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
