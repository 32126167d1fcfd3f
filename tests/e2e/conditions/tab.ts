// The Tab key, from the top of a page to its end.
import type { Page } from 'playwright/test'
import { checkFocused, type Fault, finishTabbing, startTabbing } from './look'

/** From the top of the page until the focus leaves it or comes round. */
export async function pressTabAllTheWay(page: Page): Promise<Fault[]> {
  await startTabbing(page)
  const faults: Fault[] = []
  let isFirst = true
  for (;;) {
    await page.keyboard.press('Tab')
    const focused = await checkFocused(page)
    if (!focused) break
    if (isFirst && !focused.name.includes('Skip to main content'))
      faults.push({ kind: 'focus', element: focused.name, seen: 'gets the focus before the skip link' })
    isFirst = false
    faults.push(...focused.faults)
  }
  return [...faults, ...(await finishTabbing(page))]
}
