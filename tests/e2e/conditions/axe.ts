// What axe finds on the page as it is shown now, in the words of this suite.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import type { Fault } from './look'

export async function findAxeFaults(page: Page): Promise<Fault[]> {
  // One frame and no strangers: no second page is needed to gather the results.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // Forced colours are the visitor's own, and axe reads the page's.
  if (await page.evaluate(() => matchMedia('(forced-colors: active)').matches))
    axe.disableRules('color-contrast')
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ kind: `axe ${id}`, element: target.join(' '), seen: `fails: ${help}` })),
  )
}
