// The folder of a page decides whether it ships scripts.
import { findIslands } from '@/lib/publish/islands.mjs'
import { findKinds } from '@/lib/publish/pages.mjs'

test('pages are static or tools by their folder; route handlers are no pages', () => {
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
    'app/about/page: expected a page below app/(static) or app/(tools).',
  )
})

test('the islands of a page are found once each, in one order', () => {
  expect(
    findIslands('<div data-island="B"></div><div data-island="A"></div><div data-island="B"></div>'),
  ).toEqual(['A', 'B'])
})
