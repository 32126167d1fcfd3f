// The main journeys against `next dev`, which hydrates the islands in its own way: what works in the export works
// for a developer as well, and the reverse. The desk shows that server next to its forms, and starts it here, too.
import { test as base, expect as expectSoon } from 'playwright/test'
import { bundlePage } from '../../lib/editing/desk/bundle'
import { startPreview } from '../../lib/editing/desk/preview'
import { startServer } from '../../lib/editing/desk/server'
import { findFreePort } from '../../lib/editing/free-port'
import { installPackages } from '../../lib/editing/install-packages.mjs'
import { answerQuiz, RESULTS } from './quiz-answers'

// The server compiles a page when it is first asked for.
const expect = expectSoon.configure({ timeout: 30_000 })

/** A message of the development server is about how it runs, except for what a visitor's browser would report. */
const PROBLEM = /hydrat|did not match|Content Security Policy|Uncaught|Failed to load/i

const test = base.extend<object, { devServer: string }>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const preview = await startPreview(process.cwd())
      await expect.poll(() => preview.get().state).not.toBe('starting')
      const started = preview.get()
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
    // The fade between two pages gives way to a page that compiles for long.
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
  for (const place of [0, 1])
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .nth(place)
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

test('the desk shows the page that a file changes next to its form', async ({ page, devServer }) => {
  const root = process.cwd()
  installPackages('lib/editing/desk')
  const port = await findFreePort()
  const desk = await startServer({
    root,
    port,
    page: await bundlePage(root),
    getPreview: () => ({ state: 'ready', url: devServer }),
  })
  await page.goto(`http://localhost:${port}/#content/providers/t-mates.json`)
  await expect(page.getByRole('heading', { level: 1, name: 'T-Mates' })).toBeVisible()
  const site = page.frameLocator('iframe')
  await expect(site.getByRole('heading', { level: 1 })).toContainText('T-Mates')
  desk.close()
})
