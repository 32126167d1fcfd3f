// The simplest host: it supports clean URLs and 404.html, but sends none of our headers, redirects, or charsets.
import { readRedirects } from '../fixtures/live-content'
import { expect, test } from './fixtures'

test('static pages and tools open and are decoded as UTF-8', async ({ page }) => {
  for (const path of ['/', '/guides/glp1-side-effects', '/findquiz1']) {
    const response = await page.goto(path)
    expect([path, response?.status()]).toEqual([path, 200])
    expect(response?.headers()).not.toHaveProperty('content-security-policy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.characterSet)).toBe('UTF-8')
  }
})

test.describe('a missing page', () => {
  test.use({ expectedMessages: /status of 404/ })

  test('shows the not-found page', async ({ page }) => {
    expect((await page.goto('/nope'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  })
})

test.describe('the policy in the page', () => {
  test.use({ expectedMessages: /Content Security Policy|TrustedScript|TrustedHTML|Refused|evil\.example/ })

  for (const path of ['/calculator', '/guides/glp1-side-effects']) {
    test(`blocks injected scripts, markup, and requests on ${path}`, async ({ page }) => {
      await page.goto(path)
      const outcome = await page.evaluate(async () => {
        try {
          const script = document.createElement('script')
          script.textContent = 'window.wasRun = true'
          document.body.append(script)
        } catch {} // refused by Trusted Types
        try {
          document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.wasRun=true">')
        } catch {}
        const image = new Image()
        const blocked = new Promise((resolve) =>
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
            if (effectiveDirective === 'img-src') resolve(effectiveDirective)
          }),
        )
        image.src = 'https://evil.example/x.png'
        const request = await fetch('https://evil.example/').then(
          () => 'sent',
          () => 'refused',
        )
        return { wasRun: Reflect.get(window, 'wasRun') ?? false, request, blocked: await blocked }
      })
      expect(outcome).toEqual({ wasRun: false, request: 'refused', blocked: 'img-src' })
    })
  }
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    const [redirect] = readRedirects()
    test.use({ javaScriptEnabled })
    test.skip(!redirect, 'no link goes through our host')

    test('a redirect page forwards to the provider', async ({ page, context, ignoreProblems }) => {
      const { source = '', destination = '' } = redirect ?? {}
      ignoreProblems((problem) => problem === `request to another host: ${destination}`)
      await context.route(destination, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>The provider</title>' }),
      )
      await page.goto(source, { waitUntil: 'commit' })
      await page.waitForURL(destination)
    })
  })
}
