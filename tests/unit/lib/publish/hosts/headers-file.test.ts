// `_headers` and `_redirects`, as the documentation of Cloudflare Pages and Netlify shows them.
import { formatHeadersFile, formatRedirectsFile, nameFiles } from '@/lib/publish/hosts/headers-file.mjs'
import type { Rule } from '@/lib/publish/hosts/table.mjs'

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
    { source: '/click/1', destination: 'https://a.example/?b=c' },
    { source: '/click/2', destination: 'https://d.example/' },
  ]
  expect(formatRedirectsFile(redirects)).toBe(
    '/click/1 https://a.example/?b=c 302\n/click/2 https://d.example/ 302\n',
  )
})

test('what holds for files that are there is said of each, so that no host says it of a missing one', () => {
  const year = { 'Cache-Control': 'public, max-age=31536000, immutable' }
  const everywhere: Rule = { path: '/*', headers: { 'X-Frame-Options': 'DENY' } }
  const logos: Rule = { path: '/logos/*', headers: { 'Cache-Control': 'max-age=60' } }
  const rules: Rule[] = [everywhere, { path: '/static/*', isForFiles: true, headers: year }, logos]
  expect(nameFiles(rules, ['/a.html', '/logos/a.svg', '/static/a.js', '/static/b/c.css'])).toEqual([
    everywhere,
    { path: '/static/a.js', headers: year },
    { path: '/static/b/c.css', headers: year },
    logos,
  ])
})
