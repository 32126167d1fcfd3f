import { expect, test } from './fixtures'

test('pages come with the headers of the table', async ({ request }) => {
  const headers = (await request.get('/')).headers()
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'")
  expect(headers['strict-transport-security']).toContain('max-age=63072000')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  const missing = (await request.get('/nope')).headers()
  expect(missing['x-frame-options']).toBe('DENY')
})

test.describe('the policy holds', () => {
  test.use({ expectedMessages: /Content Security Policy|TrustedScript|TrustedHTML|Refused/ })

  test('a script, a style and markup that somebody brings in do nothing', async ({ page }) => {
    await page.goto('/bestofmonth')
    const outcome = await page.evaluate(async () => {
      const tried: Record<string, unknown> = {}
      const script = document.createElement('script')
      try {
        script.textContent = 'window.wasRun = true'
        document.body.append(script)
      } catch {
        tried.script = 'refused'
      }
      tried.wasRun = Reflect.get(window, 'wasRun') ?? false
      const images = document.images.length
      document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.wasRun=true">')
      tried.newImages = document.images.length - images
      tried.fetch = await fetch('https://evil.example/').then(
        () => 'sent',
        () => 'refused',
      )
      return tried
    })
    expect(outcome).toMatchObject({ wasRun: false, newImages: 0, fetch: 'refused' })
  })
})

test.describe('an extension that changes the page before it is ready', () => {
  // React says that it rendered anew; nothing else may be wrong.
  test.use({ expectedMessages: /^page error: Minified React error #418/ })

  for (const path of ['/', '/bestofmonth', '/findquiz1-results?g=Male&ag=30&state=Texas', '/calculator']) {
    test(`leaves ${path} whole`, async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          document.body.prepend(document.createElement('font'))
          const heading = document.querySelector('h2')
          if (heading) heading.textContent = 'Changed by an extension'
        })
      })
      await page.goto(path)
      await expect(page.getByText('Changed by an extension')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  }
})

test.describe('a script that is fetched after the page', () => {
  test('has its checksum, on the way to another page and when a part needs it', async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    const before = await page.locator('script[src]').count()
    await page.getByRole('banner').getByRole('link', { name: 'Weight Loss Calculator' }).click()
    await page.getByLabel('Current weight (lbs)').fill('200')
    for (const field of ['Medication', 'Dosage level', 'Timeframe (weeks)'])
      await page.getByLabel(field).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('figure svg').first()).toBeVisible()
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('src'), one.getAttribute('integrity')]))
    expect(scripts.length).toBeGreaterThan(before + 1)
    expect(scripts.filter(([, integrity]) => !integrity?.startsWith('sha256-'))).toEqual([])
  })

  test.describe('that somebody has changed', () => {
    test.use({ expectedMessages: /integrity|ChunkLoadError|Failed to load chunk/ })

    test('does not run', async ({ page }) => {
      await page.goto('/')
      await page.waitForLoadState('networkidle')
      await page.route('**/*.js', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: `window.wasRun=true;${await response.text()}` })
      })
      const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()))
      await page.getByRole('banner').getByRole('link', { name: 'Weight Loss Calculator' }).click()
      await refused
      expect(await page.evaluate(() => Reflect.get(window, 'wasRun'))).toBeUndefined()
    })
  })
})
