// What axe finds on the page as it is shown now, in the words of the conditions.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { Fault } from './conditions/look'
import { expect } from './fixtures'

export async function findAxeFaults(page: Page): Promise<Fault[]> {
  // One frame and no strangers: no second page is needed to gather the results. What passes is not described.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  // Forced colours are the visitor's own, and axe reads the page's.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches))
    axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ kind: `axe ${id}`, element: target.join(' '), seen: `fails: ${help}` })),
  )
}

/** axe finds nothing, whichever colours the visitor prefers. */
export async function expectClean(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findAxeFaults(page)).toEqual([])
  }
}
