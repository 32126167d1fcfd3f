// The files for hosts that do not run here, parsed by each host's rules and compared with
// tests/e2e/host-expectations.ts. Those hosts redirect to clean URLs by themselves. `npm run test:workers` queries
// Cloudflare's runtime.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'jsonc-parser'
import { parseAllHeaders } from 'netlify-headers-parser'
import { parseAllRedirects } from 'netlify-redirect-parser'
import { expect, test } from 'playwright/test'
import { type Expectation, FILES, LISTED_REDIRECTS, MISSING, REVALIDATE } from '../e2e/host-expectations'
import { OUT } from './read-export'

/** What Cloudflare and Netlify send for a file without a rule. They do not add a charset to every text. */
const isSentByDefault = (name: string, value: string | RegExp) =>
  name === 'content-type'
    ? typeof value !== 'string' || value === 'text/html; charset=utf-8' || value === 'image/png'
    : value === REVALIDATE

function expectHeaders({ path: address, headers }: Expectation, found: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) {
    if (isSentByDefault(name, value)) continue
    if (typeof value === 'string') expect([address, name, found[name]]).toEqual([address, name, value])
    else expect(found[name]).toMatch(value)
  }
  if (headers['cache-control'] === REVALIDATE)
    expect([address, found['cache-control'] ?? REVALIDATE]).toEqual([address, REVALIDATE])
  const unexpected = Object.keys(found).filter((name) => !(name in headers))
  expect([address, unexpected]).toEqual([address, []])
}

/** Parses `_headers` as both hosts do. */
const readHeaderRules = () =>
  parseAllHeaders({ headersFiles: [path.join(OUT, '_headers')] as never[], netlifyConfigPath: undefined })

test('wrangler.jsonc serves the export, and _headers contains exactly the header rules', async () => {
  expect(parse(readFileSync('wrangler.jsonc', 'utf8')).assets).toEqual({
    directory: './out',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  })
  // Plain ESM: internal-redirects.test.ts imports it dynamically, and a static import would load a second copy.
  const { HEADER_RULES } = await import('../../lib/publish/hosts/headers.mjs')
  const assets = readdirSync(path.join(OUT, 'assets')).map((name) => `/assets/${name}`)
  const expected = HEADER_RULES.flatMap(({ path: rule, headers, isForFiles }) =>
    (isForFiles ? assets : [rule]).map((address) => [address, headers]),
  )
  const { headers: rules } = await readHeaderRules()
  const byAddress = (found: unknown[]) => found.map((rule) => JSON.stringify(rule)).sort()
  expect(byAddress(rules.map(({ for: address, values }) => [address, values]))).toEqual(byAddress(expected))
})

test('_headers gives Netlify and Cloudflare Workers every header once', async () => {
  const { headers: rules, errors } = await readHeaderRules()
  expect(errors).toEqual([])
  expect(rules.length).toBeLessThanOrEqual(100) // Cloudflare ignores the rest
  for (const expectation of [...FILES, ...MISSING]) {
    const matching = rules.filter((rule) => rule.forRegExp?.test(expectation.path))
    const entries = matching.flatMap(({ values }) => Object.entries(values))
    const found = entries.map(([name, value]) => [name.toLowerCase(), String(value)] as const)
    // Cloudflare joins the values if two rules set the same header.
    expect(new Set(found.map(([name]) => name)).size).toBe(found.length)
    expectHeaders(expectation, Object.fromEntries(found))
  }
})

test('nginx.conf has the type of every file', () => {
  const settings = readFileSync('lib/publish/hosts/nginx.conf', 'utf8')
  const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
  const extensions = files.map((file) => path.extname(file).slice(1))
  for (const extension of new Set(extensions.filter(Boolean))) expect(settings).toContain(` ${extension};`)
})

test('_redirects gives both hosts the redirects', async () => {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path.join(OUT, '_redirects')],
    configRedirects: [],
    minimal: true,
  })
  expect(errors).toEqual([])
  expect(redirects).toHaveLength(LISTED_REDIRECTS.length)
  expect(redirects.length).toBeLessThanOrEqual(2000) // Cloudflare ignores the rest
  for (const { path: from, status, headers } of LISTED_REDIRECTS)
    expect(redirects).toContainEqual(expect.objectContaining({ from, to: headers.location, status }))
})
