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
      try {
        document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.wasRun=true">')
        tried.markup = 'accepted'
      } catch {
        tried.markup = 'refused'
      }
      tried.fetch = await fetch('https://evil.example/').then(
        () => 'sent',
        () => 'refused',
      )
      return tried
    })
    expect(outcome).toMatchObject({ wasRun: false, markup: 'refused', fetch: 'refused' })
  })
})
