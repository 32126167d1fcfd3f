import type { Page } from 'playwright/test'
import { SIMULATED_DELAY_MS } from '../../lib/contact/send'
import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'

const { supportEmail } = readContent().site
const VALUES = { Name: 'Ada', Email: 'ada@example.com', Subject: 'A question', Message: 'Is this right?' }
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function fill(page: Page, email = VALUES.Email) {
  for (const [label, value] of Object.entries({ ...VALUES, Email: email }))
    await page.getByLabel(label, { exact: true }).fill(value)
}

test('sending takes a second, then shows a toast in view, clears the form, and keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.clock.install({ time: new Date(2026, 10, 20, 12) })
  await page.goto('/contact')
  await fill(page)
  await page.clock.pauseAt(new Date(2026, 10, 20, 13))
  await sendButton(page).evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await sendButton(page).click()
  const sending = page.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeFocused()
  await page.clock.runFor(SIMULATED_DELAY_MS - 1)
  await expect(sending).toBeVisible()
  await page.clock.runFor(1)
  const toast = page.getByRole('status')
  await expect(toast).toContainText('Message sent successfully!')
  await expect(toast).toContainText("Thank you for contacting us. We'll get back to you within 24 hours.")
  await expect(page.getByText('Message sent successfully!')).toBeInViewport({ ratio: 1 })
  await expect(sendButton(page)).toBeFocused() // the toast does not take focus
  for (const label of Object.keys(VALUES))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
  await toast.getByRole('button', { name: 'Close' }).click()
  await expect(toast).toBeEmpty()
  await expect(sendButton(page)).toBeFocused()
})

test('every field is required, and the e-mail address must be valid', async ({ page }) => {
  await page.goto('/contact')
  await sendButton(page).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  for (const [label, message] of [
    ['Name', 'Enter your name.'],
    ['Email', 'Enter your e-mail address.'],
    ['Subject', 'Enter a subject.'],
    ['Message', 'Enter a message.'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
  await fill(page, 'ada')
  await sendButton(page).click()
  const email = page.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Enter an e-mail address like name@example.com.')
  await expect(email).toHaveAttribute('autocomplete', 'email')
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
})

test('leaving while sending keeps the message and warns, until it is sent', async ({ page }) => {
  const leaveAndReturn = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    await page.goBack()
  }
  const warning = page.getByRole('alert').filter({ hasText: 'You left while your message was being sent' })
  await page.clock.install()
  await page.goto('/contact')
  await fill(page)
  await leaveAndReturn()
  await expect(page.getByLabel('Message')).toHaveValue(VALUES.Message)
  await expect(warning).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await sendButton(page).click()
  await leaveAndReturn()
  await expect(warning).toBeVisible()
  await page.reload()
  await expect(warning).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue(VALUES.Message)
  await sendButton(page).click()
  await page.clock.runFor(SIMULATED_DELAY_MS)
  await expect(page.getByRole('status')).toContainText('Message sent successfully!')
  await leaveAndReturn()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(warning).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says so and shows the e-mail address', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('link', { name: supportEmail })).toBeVisible()
    await expect(page.getByLabel('Name')).toBeHidden()
  })
})
