// The browser features that no page may use. That no browser complains about a name follows from the console, which every
// test watches.
import { expect, test } from './fixtures'

test('no page may use the camera and the like, and the browser knows every name in the header', async ({
  page,
}) => {
  const response = await page.goto('/')
  const header = (await response?.headerValue('permissions-policy')) ?? ''
  const denied = header.split(', ').map((entry) => entry.replace('=()', ''))
  const { known, allowed } = await page.evaluate(() => {
    // TypeScript's DOM types lack this API. Chromium still uses its original name.
    const { featurePolicy } = document as Document & {
      featurePolicy: { features: () => string[]; allowedFeatures: () => string[] }
    }
    return { known: featurePolicy.features(), allowed: featurePolicy.allowedFeatures() }
  })
  expect(denied).toEqual(expect.arrayContaining(['camera', 'microphone', 'geolocation', 'payment']))
  expect(denied.filter((name) => !known.includes(name) || allowed.includes(name))).toEqual([])
  expect(allowed).toContain('clipboard-write') // for the buttons that copy a link
  expect(header.length).toBeLessThanOrEqual(400)
})
