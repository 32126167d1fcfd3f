// The poorest host: it knows clean addresses and 404.html, and sends no header, no redirect, no charset.
import { readRedirects } from '../read-content'
import { expect, PAGES, test } from './fixtures'

test('every page opens', async ({ page }) => {
  for (const address of PAGES) {
    const response = await page.goto(address)
    expect([address, response?.status()]).toEqual([address, 200])
    expect(response?.headers()).not.toHaveProperty('content-security-policy')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.characterSet)).toBe('UTF-8')
  }
})

test('links, the quiz and Back work', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'View Rankings Now' }).click()
  await expect(page).toHaveURL('/bestofmonth')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('link', { name: /^Read More about GLP-1 Side Effects/ }).click()
  await expect(page).toHaveURL('/guides/glp1-side-effects')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
  await page.goto('/findquiz1-results?g=Male&ag=30&state=Texas')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Texas')
})

test.describe('not found', () => {
  test.use({ expectedMessages: /status of 404/ })

  test('a missing page is the not-found page', async ({ page }) => {
    const response = await page.goto('/nope')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  })
})

test.describe('the policy', () => {
  test.use({ expectedMessages: /Content Security Policy|evil\.example/ })

  test('holds without a header', async ({ page }) => {
    for (const address of ['/bestofmonth', '/guides/glp1-side-effects']) {
      await page.goto(address)
      const outcome = await page.evaluate(async () => {
        const image = new Image()
        const refused = new Promise((resolve) =>
          document.addEventListener('securitypolicyviolation', resolve),
        )
        image.src = 'https://evil.example/x.png'
        document.body.append(image)
        const { violatedDirective } = (await refused) as SecurityPolicyViolationEvent
        const fetched = await fetch('https://evil.example/').then(
          () => 'sent',
          () => 'refused',
        )
        return { violatedDirective, fetched }
      })
      expect(outcome).toEqual({ violatedDirective: 'img-src', fetched: 'refused' })
    }
  })
})

test.describe('the redirect on our own host', () => {
  const { source, destination } = readRedirects()[0] ?? { source: '', destination: '' }
  test.skip(source === '', 'no link goes through our own host')
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test('forwards from its own page', async ({ page, context, request, excuse }) => {
        excuse((problem) => problem === `request to another host: ${destination}`)
        expect((await request.get(source, { maxRedirects: 0 })).status()).toBe(200)
        await context.route(destination, (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>The provider</title>' }),
        )
        await page.goto(source, { waitUntil: 'commit' })
        await page.waitForURL(destination)
      })
    })
  }
})
