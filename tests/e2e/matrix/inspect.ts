// Checks an open page with in-page.ts, axe, and the Tab key, and collects the issues for one message.
import { AxeBuilder } from '@axe-core/playwright'
import type { CDPSession, Page } from 'playwright/test'
import * as inPage from './in-page'

export type Issue = inPage.Issue

export const NARROW = { name: '320 px', width: 320, height: 640 }
export const WIDE = { name: '1280 px', width: 1280, height: 800 }

export const LARGE_TEXT_SCREENS = [
  { name: '320 px with 200% text', width: 320, height: 640, text: '200%', isTextMeasured: true },
  { name: '640 px with 200% text', width: 640, height: 800, text: '200%' },
  { name: '700 px with 200% text', width: 700, height: 800, text: '200%' },
  { name: '768 px with 200% text', width: 768, height: 900, text: '200%' },
  { name: '1024 px with 200% text', width: 1024, height: 800, text: '200%' },
  { name: '1280 px with 200% text', width: 1280, height: 800, text: '200%', isTextMeasured: true },
] as const

export const SCREENS: readonly Screen[] = [
  NARROW,
  { name: '768 px', width: 768, height: 900 },
  WIDE,
  ...LARGE_TEXT_SCREENS,
  // 1280 × 1024 at 400% zoom.
  { name: '400% zoom', width: 320, height: 256, pixelRatio: 4 },
]

export const LOOKS = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none', reducedMotion: 'no-preference' },
  { name: 'forced colors', colorScheme: 'dark', forcedColors: 'active', reducedMotion: 'no-preference' },
  { name: 'reduced motion', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' },
] as const

/** Targets are wide enough in any face, and a wide one is the system's: see fonts.conf. */
export const NARROW_FACE = '* { font-family: "DejaVu Sans Condensed" !important }'

/** WCAG AAA. */
const MIN_CONTRAST = 7

/** At these widths, only sideways scrolling is checked. */
export const OTHER_WIDTHS = [360, 414, 640, 767, 820, 912, 1024, 1920]

type Screen = {
  name: string
  width: number
  height: number
  text?: string
  pixelRatio?: number
  /** Whether the sizes of letters are compared with those at 100%: the page is laid out twice more. */
  isTextMeasured?: boolean
}
export type Cell = { screen: Screen; look: (typeof LOOKS)[number]; isExpanded: boolean }

/** The functions of in-page.ts. The page keeps them, so that the browser compiles and optimizes them once. */
const FUNCTIONS = `(window.inPage ??= (() => {
  ${Object.values(inPage).map(String).join('\n')}
  return { ${Object.keys(inPage)} }
})())`

const run = <Result>(page: Page, call: string): Promise<Result> => page.evaluate(`${FUNCTIONS}.${call}`)

/** Sets the screen, look, and text size, and expands or collapses all details. */
export async function applyCell(page: Page, cdp: CDPSession, { screen, look, isExpanded }: Cell) {
  const { name: _, ...media } = look
  await page.emulateMedia(media)
  await cdp.send('Emulation.setDeviceMetricsOverride', {
    width: screen.width,
    height: screen.height,
    deviceScaleFactor: screen.pixelRatio ?? 1,
    mobile: false,
  })
  await page.evaluate(
    ({ text, isExpanded }) => {
      document.documentElement.style.fontSize = text
      for (const details of document.querySelectorAll('details')) {
        details.removeAttribute('name') // otherwise only one of a group could be open
        details.open = isExpanded
      }
      scrollTo(0, 0)
    },
    { text: screen.text ?? '', isExpanded },
  )
}

export const inspectLayout = (page: Page, { isTextMeasured }: Screen): Promise<Issue[]> =>
  run(page, `inspectAll(${Boolean(isTextMeasured)})`)
export const inspectContrast = (page: Page): Promise<Issue[]> => run(page, `inspectContrast(${MIN_CONTRAST})`)
export const findSideways = (page: Page): Promise<Issue[]> => run(page, 'findSideways()')
export const findCovered = (page: Page): Promise<Issue[]> => run(page, 'findCovered()')
export const findLostRings = (page: Page): Promise<Issue[]> => run(page, 'findLostRings()')
export const findDeadButtons = (page: Page): Promise<Issue[]> => run(page, 'findDeadButtons()')

export async function runAxe(page: Page): Promise<Issue[]> {
  // Our pages have no frames, so axe needs no second page to merge its results.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    // inspectContrast measures contrast. Lighthouse reports the other rule, which axe still calls experimental.
    rules: { 'color-contrast': { enabled: false }, 'label-content-name-mismatch': { enabled: true } },
  })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ check: `axe ${id}`, element: target.join(' '), message: help })),
  )
}

/** Runs an action while the pointer is over all that can be pressed or filled in, or the focus is on all of it, at once. */
export async function withAll(
  state: 'hover' | 'focus-visible',
  cdp: CDPSession,
  action: () => Promise<void>,
): Promise<void> {
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument')
  const selector = inPage.targetSelector()
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const force = (forcedPseudoClasses: string[]) =>
    Promise.all(nodeIds.map((nodeId) => cdp.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })))
  await force([state])
  await action()
  await force([])
}

/** Presses Tab from the top of the page until the focus leaves it. */
export async function pressTabThrough(page: Page): Promise<Issue[]> {
  const issues: Issue[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const found = await run<Issue[] | null>(page, 'inspectFocused()')
    if (!found) return [...issues, ...(await run<Issue[]>(page, 'findUnreached()'))]
    issues.push(...found)
  }
}

/** The issues of one page, each listed once, with the first cell that shows it. */
export class Findings {
  readonly #lines = new Map<string, string>()

  add(where: string, issues: readonly Issue[]) {
    for (const { check, element, message } of issues) {
      const key = `${check} ${element}`
      if (!this.#lines.has(key)) this.#lines.set(key, `${where}: ${element} ${message} [${check}]`)
    }
  }

  list = (): string[] => [...this.#lines.values()]
}
