import { expect, test } from './fixtures'

/** The evening of the last of March where the visitor is; in London April has begun. */
const LATER = '2031-04-01T03:00:00Z'
const BUILD_MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/

test.use({ timezoneId: 'America/Los_Angeles' })

const PLACES = [
  { path: '/', text: 'Updated' },
  { path: '/bestofmonth', text: 'Top GLP-1 Providers Right Now for' },
  { path: '/blog', text: 'Updated' },
] as const

for (const { path, text } of PLACES) {
  test(`${path} names the visitor's month, with no hydration warning`, async ({ page }) => {
    await page.clock.setFixedTime(LATER)
    await page.goto(path)
    await expect(page.getByText(`${text} March 2031`)).toBeVisible()
    await page.waitForFunction(() => document.querySelector('main script') === null) // React has taken over
    await expect(page.getByText(`${text} March 2031`)).toBeVisible()
  })

  test(`${path} names it before any script file has arrived`, async ({ page }) => {
    await page.clock.setFixedTime(LATER)
    const held: (() => void)[] = []
    await page.route('**/*.js', (route) => {
      held.push(() => void route.continue())
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('[data-month]')).toHaveText('March 2031')
    expect(held.length).toBeGreaterThan(0)
    for (const release of held) release()
    await page.unroute('**/*.js')
    await page.waitForFunction(() => document.querySelector('main script') === null)
    await expect(page.locator('[data-month]')).toHaveText('March 2031')
  })
}

test('a soft navigation names the month as well', async ({ page }) => {
  await page.clock.setFixedTime(LATER)
  await page.goto('/')
  await page.getByRole('link', { name: 'View Top Providers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Top GLP-1 Providers Right Now for March 2031',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the month of the build stands', async ({ page }) => {
    await page.goto('/bestofmonth')
    await expect(page.locator('[data-month]')).toHaveText(BUILD_MONTH)
  })
})
