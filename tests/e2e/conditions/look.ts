// What a person would see wrong on a page. The functions of page/ run in the page, as text: text cut off, covered or
// overlapping, targets too small for a finger, headings out of order, a focus that cannot be seen, and what the
// visitor asked for and does not get.
import type { Page } from 'playwright/test'
import * as contrast from './page/contrast'
import * as covered from './page/covered'
import * as focus from './page/focus'
import * as hover from './page/hover'
import * as seen from './page/seen'
import * as targets from './page/targets'
import * as texts from './page/texts'
import * as visitor from './page/visitor'

export type Fault = seen.Fault

/** The faults of the page as it is shown now. */
export const findFaults = (page: Page): Promise<Fault[]> =>
  run(
    page,
    `(() => {
      const seen = new Map()
      const texts = readTexts(seen)
      return [
        findSideways(seen), findCutOff(texts), findCutOffInFields(seen), findOverlaps(texts, seen),
        findSmallTargets(seen), findHeadingFaults(seen), findBrokenPictures(),
        findSmallLetters(texts), findMotion(), findUnforcedColours(texts),
      ].flat()
    })()`,
  )

/** Text that something lies over, or that a shape cuts out. Takes longer than all the others. */
export const findCoveredFaults = (page: Page): Promise<Fault[]> =>
  run(page, 'findCovered(readTexts(new Map()))')

/** Links, buttons and fields that are too small for a finger. */
export const findTargetFaults = (page: Page): Promise<Fault[]> => run(page, 'findSmallTargets(new Map())')

/** Text with less contrast than this, and the lowest contrast of the page. */
export const findContrastFaults = (page: Page, least: number): Promise<{ lowest: number; faults: Fault[] }> =>
  run(page, `findLowContrast(${least})`)

/** Only whether the page is wider than the screen. */
export const findSidewaysFaults = (page: Page): Promise<Fault[]> => run(page, 'findSideways(new Map())')

/**
 * Focuses every element that the Tab key can reach. The keyboard must have been used before, so that the
 * browser shows the focus.
 */
export const findFocusFaults = (page: Page): Promise<Fault[]> => run(page, 'focusAll()')

/** The faults of the element that has the focus, and who it is; null when nothing has it. */
export const checkFocused = (page: Page): Promise<{ name: string; faults: Fault[] } | null> =>
  run(page, 'checkActive()')

/** Begins anew: scrolled to the top, the Tab key at the beginning. */
export const startTabbing = (page: Page): Promise<void> => run(page, 'goToTop()')

/** Elements that the Tab key should have reached and did not since startTabbing, or reaches out of order. */
export const finishTabbing = (page: Page): Promise<Fault[]> => run(page, 'finishTabs()')

/** Links and buttons that vanish or cannot be read while the pointer is over them: it is put over all at once. */
export async function findHoverFaults(page: Page): Promise<Fault[]> {
  const before = await run<string[]>(page, 'listSeenControls()')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const selector = 'a, button, summary'
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  await Promise.all(
    nodeIds.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] })),
  )
  const faults = await run<Fault[]>(page, 'findUnreadableControls()')
  const after = await run<string[]>(page, 'listSeenControls()')
  await cdp.detach()
  const gone = before.filter((element) => !after.includes(element))
  return [
    ...gone.map((element) => ({ kind: 'hover', element, seen: 'vanishes while the pointer is over it' })),
    ...faults,
  ]
}

/** What can be compared before and after scripts arrive: where each heading and control stands. */
export const readPlaces = (page: Page): Promise<Record<string, number>> => run(page, 'places()')

const SOURCE = [seen, contrast, texts, covered, targets, visitor, focus, hover]
  .flatMap((file) => Object.values(file))
  .map(String)
  .join('\n')

function run<Result>(page: Page, call: string): Promise<Result> {
  return page.evaluate(`(() => { ${SOURCE}; return ${call} })()`)
}
