// The files written for hosts that are not run here, read by each host's own rules and compared with
// tests/e2e/host-expectations.ts. Redirects of clean addresses are those hosts' own. `npm run test:workers` asks Cloudflare's
// runtime itself.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'jsonc-parser'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import { expect, test } from 'playwright/test'
import { type Expectation, FILES, LISTED_REDIRECTS, MISSING } from '../e2e/host-expectations'
import { OUT } from './read-export'

const NEVER_KEPT = 'public, max-age=0, must-revalidate'

/** What the host itself adds does not count: types, and the caching that Cloudflare and Netlify default to. */
function expectHeaders({ path: address, headers }: Expectation, found: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'content-type' || value === NEVER_KEPT) continue
    if (typeof value === 'string') expect([address, name, found[name]]).toEqual([address, name, value])
    else expect(found[name]).toMatch(value)
  }
  if (headers['cache-control'] === NEVER_KEPT)
    expect([address, found['cache-control'] ?? NEVER_KEPT]).toEqual([address, NEVER_KEPT])
}

/** As both hosts read `_headers`. */
const readHeaderRules = () =>
  parseAllHeaders({ headersFiles: [path.join(OUT, '_headers')] as never[], netlifyConfigPath: undefined })

test('wrangler.jsonc serves the export, and _headers is the table: no rule more, none less', async () => {
  expect(parse(readFileSync('wrangler.jsonc', 'utf8')).assets).toEqual({
    directory: './out',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  })
  // Plain ESM: a static import would load it a second way, next to that of internal-redirects.test.ts.
  const { HEADER_RULES } = await import('../../lib/publish/hosts/headers.mjs')
  const assets = readdirSync(path.join(OUT, 'assets')).map((name) => `/assets/${name}`)
  const expected = HEADER_RULES.flatMap(({ path: rule, headers, isForFiles }) =>
    (isForFiles ? assets : [rule]).map((address) => [address, headers]),
  )
  const { headers: rules } = await readHeaderRules()
  const byAddress = (found: unknown[]) => found.map((rule) => JSON.stringify(rule)).sort()
  expect(byAddress(rules.map(({ for: address, values }) => [address, values]))).toEqual(byAddress(expected))
})

test('_headers gives Netlify and Cloudflare Workers the headers, none of them twice', async () => {
  const { headers: rules, errors } = await readHeaderRules()
  expect(errors).toEqual([])
  expect(rules.length).toBeLessThanOrEqual(100) // Cloudflare ignores the others
  for (const expectation of [...FILES, ...MISSING]) {
    const matching = rules.filter((rule) => rule.forRegExp?.test(expectation.path))
    const entries = matching.flatMap(({ values }) => Object.entries(values))
    const found = entries.map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    // Cloudflare joins the values of a header that two rules set.
    expect(new Set(found.map(([name]) => name)).size).toBe(found.length)
    expectHeaders(expectation, Object.fromEntries(found))
  }
})

test('_redirects gives both the redirects', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path.join(OUT, '_redirects')],
    configRedirects: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  expect(redirects).toHaveLength(LISTED_REDIRECTS.length)
  for (const { path: from, status, headers } of LISTED_REDIRECTS)
    expect(redirects).toContainEqual(expect.objectContaining({ from, to: headers.location, status }))
})
