import { existsSync } from 'node:fs'
import { chromium, type Page } from 'playwright/test'
import { readContent, readProviders, readRedirects } from '../fixtures/live-content'
import { expect, test } from './fixtures'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const headline = (page: Page) => page.getByRole('heading', { level: 1 })

type Stop = { path: string; heading: string | RegExp; scroll: number }
const RANKINGS: Stop = { path: '/bestofmonth', heading: /Right Now for/, scroll: 900 }
const CALCULATOR: Stop = { path: '/calculator', heading: 'Weight Loss Calculator', scroll: 150 }
const BLOG: Stop = { path: '/blog', heading: 'Blog', scroll: 200 }
const HOME: Stop = { path: '/', heading: 'Find the Best GLP-1 Provider for You', scroll: 300 }

for (const [from, to] of [
  [RANKINGS, CALCULATOR],
  [BLOG, HOME],
] as const) {
  test(`${from.path} → ${to.path} → Back → reload → Forward`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    const isAt = async (stop: Stop, y: number) => {
      await expect(page).toHaveURL(stop.path)
      await expect(headline(page)).toHaveText(stop.heading)
      await expect.poll(() => scrollY(page)).toBe(y)
    }
    await page.goto(from.path)
    await page.evaluate((y) => scrollTo(0, y), from.scroll)
    await page.evaluate((href) => location.assign(href), to.path)
    await isAt(to, to.path === '/' ? 0 : 80)
    await page.evaluate((y) => scrollTo(0, y), to.scroll)
    await page.goBack()
    await isAt(from, from.scroll)
    await page.reload()
    await isAt(from, from.scroll)
    await page.goForward()
    await isAt(to, to.scroll)
  })
}

test('a fragment wins over the 80 px, and Back returns to the page that it belongs to', async ({ page }) => {
  await page.goto('/blog')
  await page.evaluate(() => location.assign('/bestofmonth#faq'))
  await expect(page).toHaveURL('/bestofmonth#faq')
  await expect(page.locator('#faq')).toBeInViewport()
  await expect
    .poll(() => page.locator('#faq').evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(120)
  await page.getByRole('link', { name: 'Find My Provider' }).click()
  await expect(page).toHaveURL('/bestofmonth#top')
  await page.goBack()
  await expect(page).toHaveURL('/bestofmonth#faq')
  await expect(headline(page)).toContainText('Right Now for')
  await page.goBack()
  await expect(page).toHaveURL('/blog')
})

test('a landing from elsewhere and a reload start at the top, a short page 80 px from it', async ({
  page,
}) => {
  await page.goto('/bestofmonth', { referer: 'https://search.example/', waitUntil: 'load' })
  expect(await scrollY(page)).toBe(0)
  await page.reload({ waitUntil: 'load' })
  expect(await scrollY(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 2600 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect.poll(() => scrollY(page)).toBe(80)
})

/** One page of each kind, with and without a script. */
const KINDS = ['/', '/bestofmonth', '/providers', '/findquiz1', '/calculator', '/contact']

test('pages enter the back/forward cache', async ({ baseURL }) => {
  // A headless shell has no such cache.
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))
  test.skip(!executablePath, 'needs a full Chromium')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'], // Playwright disables the cache
  })
  const page = await browser.newPage({ baseURL: String(baseURL) })
  const guide = readContent().guides[0]?.slug
  const wasRestored: [string, unknown][] = []
  const paths = [...KINDS, `/guides/${guide}`, '/findquiz1-results?g=Male&ag=30&state=Texas']
  for (const path of paths) {
    await page.goto(path)
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `${persisted}`)),
    )
    await page.goto(path === '/' ? '/blog' : '/')
    await page.goBack({ waitUntil: 'commit' })
    const reasons = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      return (entry as unknown as { notRestoredReasons: unknown }).notRestoredReasons
    })
    wasRestored.push([path, reasons ?? (await page.title())])
  }
  await browser.close()
  expect(wasRestored).toEqual(paths.map((path) => [path, 'true']))
})

test('pointing at a link prerenders its page, but never a redirect or a paid link', async ({
  page,
  context,
}) => {
  const prerendered: string[] = []
  context.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch'))
      prerendered.push(new URL(request.url()).pathname)
  })
  await page.goto('/bestofmonth')
  await page.getByRole('link', { name: 'Visit Site' }).last().hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).hover()
  await expect.poll(() => prerendered).toContain('/blog')
  expect(prerendered.filter((path) => !path.startsWith('/assets/'))).toEqual(['/blog'])
})

test.describe('not found', () => {
  test.use({ expectedMessages: /status of 404/ })

  test('a missing page says so and logs its path, which it never shows', async ({ page }) => {
    const path = '/%3Cscript%3Ealert(1)%3C%2Fscript%3E'
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text())
    })
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(headline(page)).toHaveText('Oops! Page not found')
    await expect.poll(() => logged).toEqual([`Page not found: ${path}`])
    await expect(page.getByRole('main')).not.toContainText('alert')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })
})

// bucket.test.ts follows the page that forwards, also without JavaScript.
test('Visit Site opens a new tab that forwards to the provider', async ({
  page,
  context,
  ignoreProblems,
}) => {
  const { destination } = readRedirects()[0] ?? { destination: '' }
  const provider = readProviders().find(({ linkThroughOwnHost }) => linkThroughOwnHost)
  test.skip(destination === '', 'no link goes through our host')
  // The provider's site does not exist here; what can be tested is that the browser requests it.
  ignoreProblems((problem) => problem.includes(new URL(destination).host))
  const requested: string[] = []
  context.on('request', (request) => requested.push(request.url()))
  await page.goto('/bestofmonth')
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.locator(`#${provider?.id}`).getByRole('link', { name: provider?.ctaText }).click(),
  ])
  await expect.poll(() => requested).toContain(destination)
  await tab.close()
})

test('a link to a question opens its answer, with the question in view', async ({ page }) => {
  const { id, question, answer } = readContent().questions.groups.flatMap(({ items }) => items)[4] ?? {}
  await page.goto('/questions')
  await expect(page.getByText(answer ?? '')).toBeHidden()
  await page.goto('/')
  await page.goto(`/questions#${id}`)
  await expect(page.getByText(answer ?? '')).toBeVisible()
  await expect(page.getByRole('heading', { name: question })).toBeInViewport()
})
