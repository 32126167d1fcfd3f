// Reads the clipboard by pasting it into a field, because Permissions-Policy keeps our pages from reading it directly.
import type { Page } from 'playwright/test'

export async function readClipboard(page: Page): Promise<string> {
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
  const field = page.locator('textarea').first()
  await field.press('ControlOrMeta+v')
  const text = await field.inputValue()
  await field.evaluate((element) => element.remove())
  return text
}
