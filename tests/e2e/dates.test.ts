// The calendar file of a plan's payments, from an opened row, a card, and a seller's page; and how to leave a seller.
import { readFileSync } from 'node:fs'
import type { Download, Locator, Page } from 'playwright/test'
import { formatLetter, LEAVING_QUESTIONS } from '../../lib/providers/leaving'
import { listRecords } from '../../lib/providers/ranking'
import { readContent } from '../fixtures/live-content'
import { readClipboard } from './clipboard'
import { expect, test } from './fixtures'
import { waitUntilInteractive } from './matrix/pages'

const { providers, ranking } = readContent()
const RECORDS = listRecords(providers, ranking)
const [FIRST] = RECORDS

const MESSAGE = 'Enter the day you start, like 12/01/2026.'

/** The form under a line "In your calendar", which this opens. */
async function openForm(where: Locator): Promise<Locator> {
  await where.getByText('In your calendar').click()
  const form = where.locator('form', { has: where.page().getByLabel('Your first day') })
  await expect(form.getByRole('button')).toBeEnabled()
  return form
}

async function save(page: Page, form: Locator, day: string): Promise<string> {
  await form.getByLabel('Your first day').fill(day)
  const [file] = await Promise.all([page.waitForEvent('download'), form.getByRole('button').click()])
  return readDownload(file)
}

async function readDownload(file: Download): Promise<string> {
  expect(file.suggestedFilename()).toMatch(/^[a-z0-9-]+-payments\.ics$/)
  return readFileSync(await file.path(), 'utf8').replaceAll('\r\n ', '')
}

const listEntries = (file: string) =>
  [...file.matchAll(/DTSTART;VALUE=DATE:(\d+)\r\n.*\r\nSUMMARY:(.*)\r/g)].map(
    ([, day, title]) => `${day} ${title}`,
  )

/** "12 bills, at least $2,048. Open the file to add them." */
const readSum = (text: string) => /\$[\d,.]*\d/.exec(text)?.[0]

const sumOf = (file: string) =>
  listEntries(file).reduce(
    (sum, entry) => sum + Number(/: \$([\d\\,.]+)/.exec(entry)?.[1]?.replace(/[\\,]/g, '') ?? 0),
    0,
  )

test('its bills in a file, loaded only when somebody asks for it', async ({ page }) => {
  const record = RECORDS.find(({ offers }) => offers[0]?.price)
  const scripts: string[] = []
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()))
  await page.goto(`/providers/${record?.id}`)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
  expect(scripts).toEqual([])
  const panel = page.getByRole('region', { name: `Price of ${record?.name}` })
  const form = await openForm(panel)
  const file = await save(page, form, '2027-01-31')
  const shown = readSum(
    await panel
      .locator('[class]', { hasText: /first year/ })
      .first()
      .innerText(),
  )
  expect(`$${sumOf(file).toLocaleString('en-US')}`).toBe(shown)
  await expect(form.getByRole('status')).toContainText(`${shown}. Open the file to add them.`)
  expect(listEntries(file)[0]).toMatch(`20270131 ${record?.name}: $`)
})

test('by keyboard, and a day that is none is said beside the field', async ({ page }) => {
  await page.goto(`/providers/${FIRST?.id}`)
  await page.getByText('In your calendar').focus()
  await page.keyboard.press('Enter')
  await waitUntilInteractive(page)
  const field = page.getByLabel('Your first day')
  await expect(field).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type('02302027')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(MESSAGE)
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(MESSAGE)
  // What was typed stays: only the day has to be typed again.
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(true)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('28')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field).toHaveValue('2027-02-28')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(listEntries(await readDownload(file))[0]).toContain('20270228')
})

test('an opened row has the dates of the months that the visitor asked for', async ({ page }) => {
  await page.goto('/providers#months=3')
  await waitUntilInteractive(page)
  const box = page.getByRole('checkbox', { name: /^Compare Wegovy pill/ })
  const row = page.locator('div', { has: box }).last() // the innermost
  await row.locator('summary').first().click()
  const file = await save(page, await openForm(row), '2026-12-01')
  const shown = readSum(await row.innerText())
  expect(`$${sumOf(file)}`).toBe(shown)
  expect(listEntries(file)).toHaveLength(3)
  // The row still opens what is in it, and nothing more was opened.
  await expect(page.getByLabel('Your first day')).toHaveCount(1)
})

test('a card of the results has them, too', async ({ page }) => {
  await page.goto('/findquiz1-results')
  await waitUntilInteractive(page)
  const card = page
    .locator('article')
    .filter({ hasText: FIRST?.name ?? '' })
    .first()
  await card.getByText('Ask first').click()
  const file = await save(page, await openForm(card), '2026-12-01')
  expect(listEntries(file)[0]).toMatch(/^20261201 /)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('no control is dead: no dates, and the letter is selected by hand', async ({ page }) => {
    await page.goto(`/providers/${FIRST?.id}`)
    await expect(page.getByText('In your calendar')).toBeHidden()
    await page.getByText(`How to leave ${FIRST?.name}`).click()
    await expect(page.getByLabel('The letter: fill in the brackets')).toHaveValue(/Please cancel my plan/)
    await expect(page.getByRole('button', { name: 'Copy the letter' })).toBeHidden()
    await page.goto('/providers')
    await expect(page.getByText('In your calendar')).toHaveCount(0)
  })
})

test.describe('how to leave', () => {
  test('the letter is copied as it was filled in, or opened as an e-mail', async ({ context, page }) => {
    await context.grantPermissions(['clipboard-write'])
    await page.goto('/leaving')
    const letter = page.getByLabel('The letter: fill in the brackets')
    await expect(letter).toHaveValue(formatLetter().text)
    await expect(letter).toBeInViewport()
    const filled = formatLetter('Some Clinic', 'the monthly one').text
    await letter.fill(filled)
    await page.getByRole('button', { name: 'Copy the letter' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await readClipboard(page)).toBe(filled)
    const mail = await page.getByRole('link', { name: 'Open the letter as an e-mail' }).getAttribute('href')
    expect(new URL(mail ?? '').searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(formatLetter().text)
  })

  test('a visitor who may not copy finds the letter selected', async ({ context, page }) => {
    await context.grantPermissions([])
    await page.goto('/leaving')
    await page.getByRole('button', { name: 'Copy the letter' }).click()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(formatLetter().text)
  })

  test('every seller is listed once, and what is not known is a question', async ({ page }) => {
    await page.goto('/leaving')
    const sellers = page.getByRole('region', { name: 'What we know of each provider' })
    for (const { id, name } of RECORDS)
      await expect(sellers.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        `/providers/${id}#leaving`,
      )
    const ask = page.getByRole('region', { name: 'Ask before you pay' })
    await expect(ask.getByRole('listitem')).toHaveText(LEAVING_QUESTIONS.map(({ question }) => question))
  })

  test('a seller’s page has it, with the letter for that seller', async ({ page }) => {
    await page.goto(`/providers/${FIRST?.id}`)
    await page.goto('/leaving')
    await page.getByRole('main').getByRole('link', { name: FIRST?.name, exact: true }).click()
    // The line opens by itself.
    await expect(page.getByLabel('The letter: fill in the brackets')).toBeVisible()
    await expect(page.getByLabel('The letter: fill in the brackets')).toHaveValue(
      new RegExp(`^To ${FIRST?.name}:`),
    )
    await page.getByRole('link', { name: 'How to leave a provider' }).click()
    await expect(page).toHaveURL('/leaving')
  })
})
