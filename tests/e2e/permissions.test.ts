// The browser features that our pages may use: the clipboard, for sharing links, and nothing else.
import { expect, test, UNKNOWN_FEATURE } from './fixtures'

/** The Chromium version of the list in lib/publish/hosts/headers.mjs. Other versions have other features. */
const LISTED_CHROMIUM = 150

const FIX = 'Update DENIED_PERMISSIONS in lib/publish/hosts/headers.mjs and LISTED_CHROMIUM in this test'

test('every browser feature that our pages do not use is denied', async ({ page, browser }) => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith(UNKNOWN_FEATURE)) warnings.push(message.text())
  })
  await page.goto('/')
  const { known, allowed } = await page.evaluate(() => {
    // TypeScript's DOM types lack this API. Chromium still uses its original name.
    const { featurePolicy } = document as Document & {
      featurePolicy: { features: () => string[]; allowedFeatures: () => string[] }
    }
    return { known: featurePolicy.features(), allowed: featurePolicy.allowedFeatures() }
  })
  expect(known).toContain('camera')
  expect(allowed).toContain('clipboard-write')
  const found = [...warnings, ...allowed.filter((name) => name !== 'clipboard-write')]

  const isListed = browser.version().startsWith(`${LISTED_CHROMIUM}.`) && process.platform === 'linux'
  test.skip(!isListed && found.length > 0, `${FIX}, for Chromium ${browser.version()}: ${found.join(', ')}`)
  expect(found, FIX).toEqual([])
})
