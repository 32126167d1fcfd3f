// A new deploy under an open tab: a page of the old build stays usable when its files are gone from the
// host. Build A is the export under test; build B is made here.
import type { ChildProcess } from 'node:child_process'
import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { makeSecondBuild, serveBuild } from './second-build'

const FOLDER = 'test-results/next-deploy'

test.describe.configure({ mode: 'serial' })

let next: { origin: string; server: ChildProcess }

test.beforeAll(async () => {
  test.setTimeout(180_000)
  makeSecondBuild(FOLDER)
  next = await serveBuild(FOLDER)
})

test.afterAll(() => {
  next?.server.kill()
})

/** From now on the host serves build B, and nothing of build A. */
async function deployNext(context: BrowserContext, baseURL: string | undefined) {
  const asked: string[] = []
  await context.route(`${baseURL}/**`, async (route) => {
    const url = route.request().url().replace(String(baseURL), next.origin)
    const response = await route.fetch({ url, maxRedirects: 0 })
    if (response.status() === 404) asked.push(url)
    await route.fulfill({ response })
  })
  return asked
}

/** Only build B has this class. */
const isNext = (page: Page) => expect(page.locator('.next-deploy').first()).toBeAttached()
const isLive = (page: Page) => page.evaluate(() => !document.querySelector('.next-deploy'))

test('links lead on, by full loads, to pages that work', async ({ page, context, baseURL }) => {
  await page.goto('/')
  const missing = await deployNext(context, baseURL)
  expect(await isLive(page)).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Weight Loss Calculator' }).click()
  await expect(page).toHaveURL('/calculator')
  await isNext(page)
  await page.getByLabel('Current weight (lbs)').fill('200')
  await page.getByLabel('Medication').selectOption({ index: 1 })
  await page.getByLabel('Dosage level').selectOption({ index: 1 })
  await page.getByLabel('Timeframe (weeks)').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('img', { name: /^Projected weight falls/ })).toBeVisible()
  expect(missing).toEqual([])
})

test.describe('a script that does not arrive', () => {
  test.use({
    expectedMessages:
      /^request failed: GET \S+\.js |Failed to load (?:resource|chunk)|status of 404|ChunkLoadError/,
  })

  test('after a soft navigation, the page is loaded anew', async ({ page, context }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    // From now on every script that this tab has not yet is gone, until the page is asked for as a whole.
    await context.route('**/*.js', (route) => route.fulfill({ status: 404, body: '' }))
    context.on('request', async (request) => {
      if (request.isNavigationRequest()) await context.unroute('**/*.js')
    })
    await page.getByRole('banner').getByRole('link', { name: 'Weight Loss Calculator' }).click()
    await expect(page).toHaveURL('/calculator')
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeEnabled()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

test('the quiz keeps its answers on the way to the results', async ({ page, context, baseURL }) => {
  await page.clock.install()
  await page.goto('/findquiz1')
  await page.getByRole('button', { name: 'Start Now' }).click()
  await page.getByLabel('Female').check()
  await page.getByLabel('Age').fill('44')
  await deployNext(context, baseURL)
  await page.getByLabel('State').selectOption('Texas')
  await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
  await page.clock.runFor(3_000)
  await expect(page).toHaveURL('/findquiz1-results?g=Female&ag=44&state=Texas')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Top GLP-1 Providers for 44 Year Old Woman in Texas in 2025',
  )
  await isNext(page)
})

test('the calculator still works out what was typed, and keeps it through a look elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/calculator')
  await page.getByText('kg', { exact: true }).click()
  await page.getByLabel('Current weight (kg)').fill('96')
  await deployNext(context, baseURL)
  await page.getByLabel('Medication').selectOption('semaglutide')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await isNext(page)
  await expect(page.getByLabel('Current weight (kg)')).toHaveValue('96')
  await expect(page.getByLabel('Medication')).toHaveValue('semaglutide')
  await page.getByLabel('Dosage level').selectOption('standard')
  await page.getByLabel('Timeframe (weeks)').selectOption('52')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByRole('img', { name: /^Projected weight falls/ })).toBeVisible()
})

test('what was typed into the contact form is still there, is sent, and survives a look elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.org')
  await deployNext(context, baseURL)
  await page.getByLabel('Subject').fill('Price')
  await page.getByLabel('Message').fill('One price looks old.')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy-policy')
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('One price looks old.')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
})
