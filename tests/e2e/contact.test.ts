import type { Page } from 'playwright/test'
import { readContent } from '../fixtures/live-content'
import { expect, test } from './fixtures'

async function fill(page: Page, email = 'ada@example.com') {
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Subject').fill('A question')
  await page.getByLabel('Message').fill('Is this right?')
}

test('sending takes about a second, then shows a toast and clears the form', async ({ page }) => {
  await page.clock.install({ time: new Date(2026, 10, 20, 12) })
  await page.goto('/contact')
  await fill(page)
  await page.clock.pauseAt(new Date(2026, 10, 20, 13))
  const button = page.getByRole('button', { name: 'Send Message' })
  await button.click()
  const sending = page.getByRole('button', { name: 'Sending...' })
  await expect(sending).toBeFocused()
  await page.clock.runFor(999)
  await expect(sending).toBeVisible()
  await page.clock.runFor(1)
  const toast = page.getByRole('status')
  await expect(toast).toContainText('Message sent successfully!')
  await expect(toast).toContainText("Thank you for contacting us. We'll get back to you within 24 hours.")
  await expect(button).toBeFocused() // the toast does not take focus
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(page.getByLabel(label)).toHaveValue('')
  await page.clock.runFor(60_000)
  await expect(toast).toContainText('Message sent successfully!')
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toBeEmpty()
  await expect(button).toBeFocused()
})

test('the toast is visible on a phone with the button at the bottom of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.clock.install()
  await page.goto('/contact')
  await fill(page)
  const button = page.getByRole('button', { name: 'Send Message' })
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await button.click()
  await page.clock.runFor(1000)
  await expect(page.getByText('Message sent successfully!')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 })
  const sent = await button.boundingBox()
  const toast = await page.getByRole('status').locator(':scope > *').boundingBox()
  const gap = (toast?.y ?? 0) - (sent?.y ?? 0) - (sent?.height ?? 0)
  expect(gap).toBeGreaterThan(8)
  expect(gap).toBeLessThan(24)
})

test('every field is required, and the e-mail address must be valid', async ({ page }) => {
  await page.goto('/contact')
  const messages = ['Enter your name.', 'Enter your e-mail address.', 'Enter a subject.', 'Enter a message.']
  await page.getByRole('button', { name: 'Send Message' }).click()
  for (const message of messages) await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  for (const label of ['Name', 'Email', 'Subject', 'Message'])
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  await fill(page, 'ada')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
    'Enter an e-mail address like name@example.com.',
  )
  await expect(page.getByLabel('Email')).toHaveValue('ada')
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Name')).not.toHaveAttribute('aria-invalid')
})

test('the browser can autofill name and e-mail, and the page’s text can be copied', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByLabel('Name')).toHaveAttribute('autocomplete', 'name')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email')
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body))
  const copied = await page.evaluate(() => String(getSelection()))
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main p, main a')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.innerText),
  )
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(copied).toContain(line.trim())
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says so and shows the e-mail address', async ({ page }) => {
    await page.goto('/contact')
    await expect(page.getByText('The form needs JavaScript.')).toBeVisible()
    await expect(page.getByRole('link', { name: readContent().site.supportEmail })).toBeVisible()
    await expect(page.getByLabel('Name')).toBeHidden()
  })
})

test('typed text survives a visit to another page', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Message').fill('One price looks old.')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('One price looks old.')
  await expect(page.getByLabel('Name')).toHaveValue('Ada')
})

test('leaving while sending keeps the message and warns that it may not have arrived', async ({ page }) => {
  await page.goto('/contact')
  await fill(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(page.getByRole('alert').filter({ hasText: 'You left while' })).toHaveText(
    'You left while your message was being sent, so it may not have arrived. Everything you wrote is still here: please try again.',
  )
  await expect(page.getByLabel('Message')).toHaveValue('Is this right?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('status')).toContainText('Message sent successfully!')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByText('You left while')).toHaveCount(0)
})
