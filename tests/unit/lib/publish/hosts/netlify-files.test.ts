// `_headers` and `_redirects`, as the documentation of Cloudflare Workers and Netlify shows them.
import type { Rule } from '@/lib/publish/hosts/headers.mjs'
import { expandRules, formatHeadersFile, formatRedirectsFile } from '@/lib/publish/hosts/netlify-files.mjs'

test('a path, its headers below it, and an empty line between the rules', () => {
  const rules: Rule[] = [
    { path: '/*', headers: { 'X-Frame-Options': 'DENY', 'Referrer-Policy': 'no-referrer' } },
    { path: '/feed.xml', headers: { 'Cache-Control': 'public, max-age=3600' } },
  ]
  expect(formatHeadersFile(rules)).toBe(`/*
  X-Frame-Options: DENY
  Referrer-Policy: no-referrer

/feed.xml
  Cache-Control: public, max-age=3600
`)
})

test('one redirect a line, each with its status', () => {
  const redirects = [
    { source: '/click/1', destination: 'https://a.example/?b=c', status: 302 as const },
    { source: '/old', destination: '/blog', status: 301 as const },
  ]
  expect(formatRedirectsFile(redirects)).toBe('/click/1 https://a.example/?b=c 302\n/old /blog 301\n')
})

test('a rule for existing files becomes one rule per file, so that no host applies it to a missing one', () => {
  const year = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const everywhere: Rule = { path: '/*', headers: { 'X-Frame-Options': 'DENY' } }
  const logos: Rule = { path: '/logos/*', headers: { 'Cache-Control': 'max-age=60' } }
  const rules: Rule[] = [everywhere, { path: '/static/*', isForFiles: true, headers: year }, logos]
  expect(expandRules(rules, ['/a.html', '/logos/a.svg', '/static/a.js', '/static/b/c.css'])).toEqual([
    everywhere,
    { path: '/static/a.js', headers: year },
    { path: '/static/b/c.css', headers: year },
    logos,
  ])
})
