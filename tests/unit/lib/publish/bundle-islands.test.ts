import { findIslands } from '@/lib/publish/bundle-islands.mjs'

const html = '<div data-island="B"></div><div data-island="A"></div><div data-island="B"></div>'

test('each island of a tool page is found once, in alphabetical order', () => {
  expect(findIslands({ path: '/calculator', kind: 'tool', html })).toEqual(['A', 'B'])
})

test('an island on a static page stops the build; a static page without one has nothing to hydrate', () => {
  expect(() => findIslands({ path: '/about', kind: 'static', html })).toThrow(
    '/about: a page in app/(static) ships no script, but this one has the island B, A. Move the page to app/(tools), or use a server component.',
  )
  expect(findIslands({ path: '/about', kind: 'static', html: '<p>Text</p>' })).toEqual([])
})
