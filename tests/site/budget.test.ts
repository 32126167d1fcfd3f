// Weight limits of every page. `npm run budget` prints the same as a table.
import { expect, test } from 'playwright/test'
import { readContent } from '../fixtures/live-content'

test('every page stays within its budget, and only pages with a tool load script files', async () => {
  // ES modules only: a static import would be compiled to require.
  const { CLOCK_PAGES, readExportedPages, weighPage } = await import('../bench/budget.mjs')
  const pages = readExportedPages().map((page) => ({ path: page.path, ...weighPage(page) }))
  expect(pages.length).toBeGreaterThan(15)
  expect.soft(pages.flatMap(({ over }) => over)).toEqual([])
  expect(pages.filter(({ script }) => script > 0).map(({ path }) => path)).toEqual([
    '/calculator',
    '/contact',
    // The refill clock.
    ...CLOCK_PAGES,
    '/findquiz1-results',
    '/findquiz1',
    '/personalized-ranking',
    '/providers',
    ...readContent().providers.map(({ id }) => `/providers/${id}`),
  ])
})
