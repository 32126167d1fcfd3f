import type { Page } from 'playwright/test'
import { readContent, readRedirects } from '../fixtures/live-content'
import { expect, test } from './fixtures'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('a link starts 80 px from the top, home at the top', async ({ page }) => {
  await page.goto('/')
  expect(await scrollY(page)).toBe(0)
  await page.getByRole('link', { name: 'View Rankings Now' }).click()
  await expect(page).toHaveURL('/bestofmonth')
  await expect.poll(() => scrollY(page)).toBe(80)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await expect.poll(() => scrollY(page)).toBe(80)
  await page.getByRole('link', { name: 'Weighpoint' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('back and forward restore the old position', async ({ page }) => {
  await page.goto('/bestofmonth')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).scrollIntoViewIfNeeded()
  const before = await scrollY(page)
  expect(before).toBeGreaterThan(500)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect.poll(() => scrollY(page)).toBe(80)
  await page.evaluate(() => scrollTo(0, 400))
  await page.goBack()
  await expect(page).toHaveURL('/bestofmonth')
  await expect.poll(() => scrollY(page)).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL('/blog')
  await expect.poll(() => scrollY(page)).toBe(400)
})

test('back shows the page that a fragment belongs to', async ({ page }) => {
  await page.goto('/bestofmonth')
  await page.getByRole('link', { name: 'Find My Provider' }).click()
  await expect(page).toHaveURL('/bestofmonth#top')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await page.goBack()
  await expect(page).toHaveURL('/bestofmonth#top')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Right Now for')
  await page.goBack()
  await expect(page).toHaveURL('/bestofmonth')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Right Now for')
})

test('a reading page that was reloaded leads back to the page before it', async ({ page }) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: /^Read More about GLP-1 Side Effects/ }).click()
  await expect(page).toHaveURL('/guides/glp1-side-effects')
  await page.reload()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
})

test('a reading page prepares the page whose link a visitor points at, and no other', async ({
  page,
  context,
}) => {
  const prepared: string[] = []
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prerender'))
      prepared.push(new URL(request.url()).pathname)
  })
  await page.goto('/guides/glp1-cost-breakdown')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /LegitScript/ })
    .hover()
  await page.getByRole('link', { name: 'Compare Providers Now' }).hover()
  await expect.poll(() => prepared).toContain('/bestofmonth')
  expect(prepared.filter((path) => !path.startsWith('/_next/'))).toEqual(['/bestofmonth'])
  await page.getByRole('link', { name: 'Compare Providers Now' }).click()
  await expect(page).toHaveURL('/bestofmonth')
  await expect.poll(() => scrollY(page)).toBe(80)
  await page.goBack()
  await expect(page).toHaveURL('/guides/glp1-cost-breakdown')
})

test('a full load that came from this site starts 80 px from the top', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => location.assign('/bestofmonth'))
  await page.waitForURL('/bestofmonth')
  await expect.poll(() => scrollY(page)).toBe(80)
  await page.evaluate(() => location.assign('/'))
  await page.waitForURL('/')
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('a first landing, a reload and a fragment are left alone', async ({ page }) => {
  await page.goto('/bestofmonth')
  await page.waitForLoadState('networkidle')
  expect(await scrollY(page)).toBe(0)

  await page.reload({ waitUntil: 'networkidle' })
  expect(await scrollY(page)).toBe(0)

  await page.goto('/bestofmonth', { referer: 'https://search.example/', waitUntil: 'networkidle' })
  expect(await scrollY(page)).toBe(0)

  await page.goto('/blog')
  await page.evaluate(() => location.assign('/bestofmonth#faq'))
  await page.waitForURL('/bestofmonth#faq')
  await page.waitForLoadState('networkidle')
  const top = await page.locator('#faq').evaluate((section) => section.getBoundingClientRect().top)
  expect(Math.abs(top)).toBeLessThan(40)
})

test('a page too short to scroll stays where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await scrollY(page)).toBe(0)
})

test.describe('not found', () => {
  test.use({ expectedMessages: /status of 404/ })

  for (const path of ['/nope', '/click/9', '/guides/nope/x', '/%3Cscript%3Ealert(1)%3C%2Fscript%3E']) {
    test(`${path} shows the not-found page and logs the path`, async ({ page }) => {
      const logged: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'log') logged.push(message.text())
      })
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      await expect.poll(() => logged).toEqual([`Page not found: ${path}`])
      await expect(page.getByRole('main')).not.toContainText('nope')
      await expect(page.getByRole('main')).not.toContainText('alert')
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find the Best GLP-1 Provider for You')
    })
  }
})

test.describe('the redirect on our own host', () => {
  const { destination } = readRedirects()[0] ?? { destination: '' }
  const provider = readContent().providers.providers.find(({ linkThroughOwnHost }) => linkThroughOwnHost)
  test.skip(destination === '', 'no link goes through our own host')

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('Visit Site opens a new tab that forwards to the provider', async ({ page, context, excuse }) => {
        // The provider's site is not there: that the browser asks for it is what can be seen.
        excuse((problem) => problem.includes(new URL(destination).host))
        const asked: string[] = []
        context.on('request', (request) => asked.push(request.url()))
        await page.goto('/bestofmonth')
        const [tab] = await Promise.all([
          context.waitForEvent('page'),
          page.locator(`#${provider?.id}`).getByRole('link', { name: provider?.ctaText }).click(),
        ])
        await expect.poll(() => asked).toContain(destination)
        await tab.close()
      })
    })
  }
})
