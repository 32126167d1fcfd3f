// The folder of a page decides whether it ships scripts.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findKinds, formatListing, readPages } from '@/lib/publish/exported-pages.mjs'

test('pages are static or tools by their folder; route handlers are not pages', () => {
  expect([
    ...findKinds({
      '/(static)/guides/[slug]/page': '/guides/[slug]',
      '/(tools)/calculator/page': '/calculator',
      '/feed.xml/route': '/feed.xml',
      '/_not-found/page': '/_not-found',
    }),
  ]).toEqual([
    ['/_not-found', 'static'],
    ['/guides/[slug]', 'static'],
    ['/calculator', 'tool'],
  ])
})

test('a page in neither folder stops the build', () => {
  expect(() => findKinds({ '/about/page': '/about' })).toThrow(
    'app/about/page: expected a page in app/(static) or app/(tools).',
  )
})

test('every prerendered page is read, with its file, sorted by path; the not-found page is /404', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'weighpoint-pages-'))
  const [distDir, out] = [path.join(folder, '.next'), path.join(folder, 'out')]
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const kinds = {
    '/(static)/page': '/',
    '/(static)/guides/[slug]/page': '/guides/[slug]',
    '/(tools)/quiz/page': '/quiz',
  }
  write('.next/app-path-routes-manifest.json', JSON.stringify({ ...kinds, '/feed.xml/route': '/feed.xml' }))
  const route = (srcRoute: string | null) => ({ srcRoute })
  const routes = {
    '/quiz': route('/quiz'),
    '/': route(null),
    '/_not-found': route(null),
    '/guides/costs': route('/guides/[slug]'),
    '/feed.xml': route(null),
  }
  write('.next/prerender-manifest.json', JSON.stringify({ routes }))
  for (const name of ['index', 'quiz', '404', 'guides/costs']) write(`out/${name}.html`, `<p>${name}</p>`)
  const pages = await readPages({ distDir, out })
  rmSync(folder, { recursive: true })
  expect(pages).toEqual([
    { path: '/', file: 'index.html', kind: 'static', html: '<p>index</p>' },
    { path: '/404', file: '404.html', kind: 'static', html: '<p>404</p>' },
    { path: '/guides/costs', file: 'guides/costs.html', kind: 'static', html: '<p>guides/costs</p>' },
    { path: '/quiz', file: 'quiz.html', kind: 'tool', html: '<p>quiz</p>' },
  ])
  expect(formatListing(pages)).toBe(
    'Published 4 pages to out/.\nStatic, without a script file:\n  /\n  /404\n  /guides/costs\nTools, with React islands:\n  /quiz',
  )
})
