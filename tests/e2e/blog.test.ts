import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'

const GUIDES = readContent()
  .guides.toSorted((a, b) => a.order - b.order)
  .map(({ title }) => title)

test('the blog has the featured ranking, every guide and the quiz', async ({ page }) => {
  await page.goto('/blog')
  const featured = page.getByRole('article')
  await expect(featured.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', '/bestofmonth')
  await expect(
    page.locator('a[href="/findquiz1"]:visible').and(page.getByRole('main').getByRole('link')),
  ).toHaveCount(1)
  const guides = page.getByRole('region', { name: 'Guides' })
  await expect(guides.getByRole('heading', { level: 3 })).toHaveText(GUIDES)
  await expect(guides.getByRole('link', { name: 'Read More' })).toHaveCount(GUIDES.length)
  const recent = page.getByRole('region', { name: 'Recent Posts' })
  await expect(recent.getByRole('link')).toHaveAttribute('href', '/findquiz1')
  await expect(recent).toContainText(/[A-Z][a-z]+ \d+, 20\d\d.{20}/)
  await expect(page.getByText('More articles coming soon...')).toHaveCount(0)
  await expect(featured.getByText('Rankings', { exact: true })).toBeVisible()
  await expect(recent.getByText('Quiz', { exact: true })).toBeVisible()
})

test('a guide links back to the blog and on to the rankings', async ({ page }) => {
  const [title = ''] = GUIDES
  await page.goto('/blog')
  await page.getByRole('link', { name: `Read More about ${title}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('link', { name: 'Compare Providers Now' })).toHaveAttribute(
    'href',
    '/bestofmonth',
  )
  await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
})
