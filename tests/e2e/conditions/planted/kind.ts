// What a planted fault is, and the ways of looking for it.
import type { Page } from 'playwright/test'
import { LOOKS, SCREENS } from '../grid'
import { type Fault, findCoveredFaults, findFaults, findFocusFaults } from '../look'
import { applyCell } from '../visit'

export type Planted = {
  fault: string
  /** Runs in the page, or is CSS that the page gets on top of its own. */
  plant: (() => void) | string
  look: (page: Page) => Promise<Fault[]>
  says: RegExp
}

export async function byTab(page: Page): Promise<Fault[]> {
  await page.keyboard.press('Tab')
  return findFocusFaults(page)
}

/** All but the focus, in one of the looks and on one of the screens. */
export function under(
  look: (typeof LOOKS)[number]['name'],
  screen: (typeof SCREENS)[number]['name'] = '1280 px',
) {
  return async (page: Page): Promise<Fault[]> => {
    const cdp = await page.context().newCDPSession(page)
    await applyCell(page, cdp, {
      state: 'scripts on',
      screen: SCREENS.find(({ name }) => name === screen) ?? SCREENS[0],
      look: LOOKS.find(({ name }) => name === look) ?? LOOKS[0],
      isOpen: false,
    })
    return [...(await findFaults(page)), ...(await findCoveredFaults(page))]
  }
}

export const inLight = under('light')
