// The main journeys against `next dev`, which hydrates the islands differently: what works in the export must work for a
// developer as well, and vice versa. The desk's preview starts the server, which the desk also shows next to its forms.
import { test as base, expect as baseExpect } from 'playwright/test'
import { bundlePage } from '../../lib/editing/desk/bundle'
import { startPreview } from '../../lib/editing/desk/preview'
import { startServer } from '../../lib/editing/desk/server'
import { findFreePort } from '../../lib/editing/free-port'
import { installPackages } from '../../lib/editing/install-packages.mjs'
import { answerQuiz, RESULTS } from './quiz-answers'

// The server compiles a page when it is first requested.
const expect = baseExpect.configure({ timeout: 30_000 })

/** Most console errors come from the development server itself. These would also appear in a visitor's browser. */
const PROBLEM = /hydrat|did not match|Content Security Policy|Uncaught|Failed to load/i

const test = base.extend<object, { devServer: string }>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const preview = await startPreview(process.cwd())
      await expect.poll(async () => (await preview.get(null)).state).not.toBe('starting')
      const started = await preview.get(null)
      if (started.state !== 'ready') throw new Error(`next dev did not start: ${JSON.stringify(started)}`)
      await use(started.url)
      preview.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ devServer }, use) => use(devServer),
})

let problems: string[]

test.describe.configure({ mode: 'serial', timeout: 90_000 })

test.beforeEach(({ page }) => {
  problems = []
  page.on('pageerror', ({ message }) => {
    // The browser skips its view transition when the next page takes long to compile.
    if (message !== 'Transition was skipped') problems.push(message)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && PROBLEM.test(message.text())) problems.push(message.text())
  })
})

test.afterEach(() => expect(problems).toEqual([]))

test('home leads to the rankings, which sort and compare', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'View Rankings Now' }).click()
  await expect(page).toHaveURL('/bestofmonth')
  const rows = page.locator('#compare tbody th')
  const ranked = await rows.allTextContents()
  await page.locator('#compare').getByRole('button', { name: 'First year' }).click()
  await expect.poll(() => rows.allTextContents()).not.toEqual(ranked)
  expect((await rows.allTextContents()).sort()).toEqual(ranked.sort())
  for (const index of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(index)
      .check()
  await expect(page).toHaveURL(/#compare=[\w-]+,[\w-]+$/)
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2)
})

test('the quiz leads through its loader to the results', async ({ page }) => {
  await page.goto('/findquiz1')
  await page.getByRole('button', { name: /^Start Now/ }).click()
  await answerQuiz(page)
  await page.getByRole('button', { name: 'See My Cheapest Option' }).click()
  await expect(page.getByText('% Complete')).toBeVisible()
  await expect(page).toHaveURL(RESULTS)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('42 Year Old Woman in New York')
})

test('the calculator calculates', async ({ page }) => {
  await page.goto('/calculator')
  await page.getByLabel('Current weight (lbs)').fill('200')
  await page.getByLabel('Medication').selectOption({ index: 1 })
  await page.getByLabel('Dosage level').selectOption({ index: 2 })
  await page.getByLabel('Timeframe (weeks)').selectOption('52')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('164.0 lbs').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /^Projected weight/ })).toBeVisible()
})

test('the contact form sends', async ({ page }) => {
  await page.goto('/contact')
  const values = { Name: 'Ada', Email: 'ada@example.com', Subject: 'Prices', Message: 'Is this right?' }
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully!')).toBeVisible()
})

test('the desk previews the page of a file next to its form', async ({ page, devServer }) => {
  const root = process.cwd()
  installPackages('lib/editing/desk')
  const port = await findFreePort()
  const desk = await startServer({
    root,
    port,
    page: await bundlePage(root),
    token: 'token',
    isDirectAllowed: false,
    getPreview: async () => ({ state: 'ready', url: devServer }),
  })
  await page.goto(`http://localhost:${port}/token/#content/providers/t-mates.json`)
  await expect(page.getByRole('heading', { level: 1, name: 'T-Mates' })).toBeVisible()
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('T-Mates')
  desk.close()
})
