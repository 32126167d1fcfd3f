import { existsSync } from 'node:fs'
import { chromium, type Page } from 'playwright/test'
import { readProviders, readRedirects } from '../fixtures/live-content'
import { expect, PAGES, test } from './fixtures'

const FULL_CHROMIUM = '/usr/bin/chromium'

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Pages that a visitor moves between: static pages and tools. */
const STOPS = [
  { path: '/', heading: 'Find the Best GLP-1 Provider for You', scroll: 300 },
  { path: '/bestofmonth', heading: /Right Now for/, scroll: 900 },
  { path: '/blog', heading: 'Blog', scroll: 200 },
  { path: '/calculator', heading: 'Weight Loss Calculator', scroll: 150 },
]

/** Clicks a link to another page of the site. */
async function follow(page: Page, href: string) {
  await page.locator(`a[href="${href}"]:visible`).last().click()
  await expect(page).toHaveURL(href)
}

for (const from of STOPS) {
  for (const to of STOPS.filter((stop) => stop !== from)) {
    test(`${from.path} → ${to.path} → Back → reload → Forward`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 600 })
      const isAt = async (stop: (typeof STOPS)[number], y: number) => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(stop.heading)
        await expect.poll(() => scrollY(page)).toBe(y)
      }
      await page.goto(from.path)
      await page.evaluate((y) => scrollTo(0, y), from.scroll)
      await page.evaluate((href) => {
        const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)
        if (link) link.click()
        else location.assign(href)
      }, to.path)
      await expect(page).toHaveURL(to.path)
      await isAt(to, to.path === '/' ? 0 : 80)
      await page.evaluate((y) => scrollTo(0, y), to.scroll)
      await page.goBack()
      await expect(page).toHaveURL(from.path)
      await isAt(from, from.scroll)
      await page.reload()
      await isAt(from, from.scroll)
      await page.goForward()
      await expect(page).toHaveURL(to.path)
      await isAt(to, to.scroll)
    })
  }
}

test('Back shows the page that a fragment belongs to', async ({ page }) => {
  await page.goto('/bestofmonth')
  await page.getByRole('link', { name: 'Find My Provider' }).click()
  await expect(page).toHaveURL('/bestofmonth#top')
  await follow(page, '/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await page.goBack()
  await expect(page).toHaveURL('/bestofmonth#top')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Right Now for')
  await page.goBack()
  await expect(page).toHaveURL('/bestofmonth')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Right Now for')
})

test('an internal link in a new tab starts at the top', async ({ page, context }) => {
  await page.goto('/')
  // Not a Ctrl+click: a headless browser sometimes leaves that tab blank while it prerenders the page.
  const link = page.getByRole('link', { name: 'View Rankings Now' })
  await link.evaluate((element: HTMLAnchorElement) => element.setAttribute('target', '_blank'))
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
  await tab.waitForURL('**/bestofmonth')
  await tab.waitForLoadState('networkidle')
  expect(await scrollY(tab)).toBe(0)
})

test('every page enters the back/forward cache', async ({ baseURL }) => {
  // The headless shell has no back/forward cache; Debian's full Chromium does.
  test.skip(!existsSync(FULL_CHROMIUM), `${FULL_CHROMIUM} is missing. Install it: apt-get install chromium`)
  const browser = await chromium.launch({
    executablePath: FULL_CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'], // Playwright disables the cache
  })
  const page = await browser.newPage({ baseURL: String(baseURL) })
  const wasRestored: [string, unknown][] = []
  for (const path of PAGES) {
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
  expect(wasRestored).toEqual(PAGES.map((path) => [path, 'true']))
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

test('a full page load from within the site starts 80 px from the top', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => location.assign('/bestofmonth'))
  await page.waitForURL('/bestofmonth')
  await expect.poll(() => scrollY(page)).toBe(80)
  await page.evaluate(() => location.assign('/'))
  await page.waitForURL('/')
  await expect.poll(() => scrollY(page)).toBe(0)
})

test('landing on a page, a reload, and a fragment keep the browser’s scroll position', async ({ page }) => {
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

test('a page too short to scroll stays at the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/blog')
  await page.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  expect(await scrollY(page)).toBe(0)
})

test('URLs are clean, and unknown ones are not found', { tag: '@host' }, async ({ request, host }) => {
  const open = (path: string) => request.get(path, { maxRedirects: 0 })
  expect((await open('/bestofmonth')).status()).toBe(200)
  expect((await open('/guides/glp1-side-effects')).headers()['content-type']).toContain('text/html')
  for (const [from, to] of [
    ['/bestofmonth/', '/bestofmonth'],
    ['/bestofmonth.html', '/bestofmonth'],
    ['/findquiz1-results/?g=Male&ag=40&state=Texas', '/findquiz1-results?g=Male&ag=40&state=Texas'],
    ['/blog.html?a=%2F%2F&b=?', '/blog?a=%2F%2F&b=?'],
    ['/index.html', '/'],
  ] as const) {
    const response = await open(from)
    expect([response.status(), response.headers().location]).toEqual([301, to])
  }
  for (const missing of [
    '/nope',
    '/click/9',
    '/guides',
    '/guides/nope',
    '/_not-found',
    '/%00',
    '/%E0%A4%A',
    '/..%2f..%2fx',
    '/404',
    '/404.html',
    '/a/../../etc/passwd',
  ]) {
    // nginx responds to a malformed URL with 400 Bad Request.
    const status = (await open(missing)).status()
    expect([missing, status === 400 && host === 'nginx' ? 404 : status]).toEqual([missing, 404])
  }
})

test.describe('not found', { tag: '@host' }, () => {
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

test.describe('a redirect on our host', { tag: '@host' }, () => {
  const { destination } = readRedirects()[0] ?? { destination: '' }
  const provider = readProviders().find(({ linkThroughOwnHost }) => linkThroughOwnHost)
  test.skip(destination === '', 'no link goes through our host')

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('Visit Site opens a new tab that forwards to the provider', async ({
        page,
        context,
        ignoreProblems,
      }) => {
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
    })
  }
})
