// `_headers` and `_redirects`, which Cloudflare and Netlify read. Both hosts send HOST_DEFAULTS without a rule.
import { matches } from './headers.mjs'

/**
 * Both hosts add headers by path, even to a 404 response, which must not be cached for a year. So a rule with
 * `isForFiles` becomes one rule for each file.
 * @param {import('./headers.mjs').Rule[]} rules
 * @param {string[]} files  of the export, each with a leading slash
 */
export function expandRules(rules, files) {
  return rules.flatMap((rule) =>
    rule.isForFiles
      ? files.filter((file) => matches(rule, file)).map((file) => ({ path: file, headers: rule.headers }))
      : [rule],
  )
}

/** @param {import('./headers.mjs').Rule[]} rules */
export function formatHeadersFile(rules) {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n')
}

/** @param {import('./headers.mjs').Redirect[]} redirects */
export const formatRedirectsFile = (redirects) =>
  redirects.map(({ source, destination, status }) => `${source} ${destination} ${status}\n`).join('')
