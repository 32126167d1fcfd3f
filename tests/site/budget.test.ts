// Weight limits of every page. `npm run budget` prints the same as a table.
import { expect, test } from 'playwright/test'
import { readContent } from '../fixtures/live-content'

// ES modules only: a static import would be compiled to require.
const loadBudget = () => import('../bench/budget.mjs')

test('every page stays within its budget', async () => {
  const { readExportedPages, weighPage } = await loadBudget()
  const pages = readExportedPages()
  expect(pages.length).toBeGreaterThan(15)
  expect(pages.flatMap((page) => weighPage(page).over)).toEqual([])
})

test('only pages with a tool load script files', async () => {
  const { CLOCKS, readExportedPages, weighPage } = await loadBudget()
  const withScripts = readExportedPages().filter((page) => weighPage(page).script > 0)
  expect(withScripts.map(({ path }) => path)).toEqual([
    '/calculator',
    '/contact',
    // The refill clock.
    ...[...new Set(CLOCKS)].sort().map((id) => `/drugs/${id}`),
    '/findquiz1-results',
    '/findquiz1',
    '/personalized-ranking',
    '/providers',
    ...readContent().providers.map(({ id }) => `/providers/${id}`),
  ])
})
