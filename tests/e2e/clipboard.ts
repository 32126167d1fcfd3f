// What a page copied, read by pasting it: our pages may not read the clipboard (Permissions-Policy), visitors may paste.
import type { Page } from 'playwright/test'

export async function readClipboard(page: Page): Promise<string> {
  await page.evaluate(() => document.body.prepend(document.createElement('textarea')))
  const field = page.locator('textarea').first()
  await field.press('ControlOrMeta+v')
  const text = await field.inputValue()
  await field.evaluate((element) => element.remove())
  return text
}
