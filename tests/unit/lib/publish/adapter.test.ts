// The folder of a page decides whether it ships scripts.
import { findKinds } from '@/lib/publish/adapter.mjs'

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
