// What becomes of a page's scripts: held back as on a slow line, or one of them failing.
import type { Page } from 'playwright/test'
import type { Fault } from './look'

/** Holds scripts and pictures back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held = /\.(?:js|svg|png|webp|avif|jpg)(?:\?|$)/
  await page.route(held, async (route) => {
    await released
    await route.fallback()
  })
  return () => release()
}

/** Opens a page as far as it comes without its scripts: text, style and nothing else. */
export async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((link) => link.sheet),
  )
}

/** What CSS shows only where there is no script, on a page whose scripts are held: axe needs scripts itself. */
export async function showAsWithoutScripts(page: Page, isWithout: boolean): Promise<void> {
  const [waits, shows] = ['(scripting: none)', '(scripting: none), all']
  await page.evaluate(
    ([from, to]) => {
      const change = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && rule.media.mediaText === from) rule.media.mediaText = String(to)
          if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) change(rule.cssRules)
        }
      }
      for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) change(sheet.cssRules)
    },
    isWithout ? [waits, shows] : [shows, waits],
  )
}

/** Until React has taken over the last link of the page, which is in the footer. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const last = [...document.querySelectorAll('footer a')].at(-1)
    return Object.keys(last ?? {}).some((key) => key.startsWith('__reactProps'))
  })
}

/** The script files that a page asks for from now on. */
export function listAskedScripts(page: Page): Set<string> {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(new URL(request.url()).pathname)
  })
  return asked
}

/** Lets one script file fail from now on: it is not found, or the line breaks. A route also keeps the cache out. */
export async function failScript(page: Page, script: string, how: 'not found' | 'line broken') {
  let isAsked = false
  const file = `**${script}`
  await page.route(file, (route) => {
    isAsked = true
    return how === 'not found' ? route.fulfill({ status: 404, body: '' }) : route.abort('connectionfailed')
  })
  return { wasAsked: () => isAsked, mend: () => page.unroute(file) }
}

/** The lines of text that a person sees between header and footer. */
export const readLines = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (document.querySelector('main') ?? document.body).innerText.split('\n').filter((line) => line.trim()),
  )

/** Buttons that look ready and do nothing when they are pressed. */
const findDeadButtons = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const dead: string[] = []
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    for (const button of document.querySelectorAll<HTMLElement>('main button:enabled, main [role=button]')) {
      if (!button.isConnected || !button.checkVisibility()) continue
      let changes = 0
      const observer = new MutationObserver(() => {
        changes += 1
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      const before = `${location.href} ${document.activeElement?.id}`
      button.click()
      await nextFrame()
      observer.disconnect()
      if (changes === 0 && before === `${location.href} ${document.activeElement?.id}`)
        dead.push(button.textContent ?? '')
    }
    return dead
  })

/** What stands elsewhere than before, by the topmost of it: a visitor would press the wrong thing. */
export function findMoved(before: Record<string, number>, after: Record<string, number>): Fault[] {
  const moved = Object.entries(before)
    .map(([element, top]) => ({ element, top, by: Math.abs((after[element] ?? top) - top) }))
    .filter(({ by }) => by > 1)
    .sort((a, b) => a.top - b.top)
  // The topmost takes the others along.
  return moved.slice(0, 1).map(({ element, by }) => ({
    kind: 'moved',
    element,
    seen: `jumps by ${by} px, with ${moved.length - 1} more below it`,
  }))
}

/** What a page lacks of the lines that it always has, and what on it looks ready and is not. */
export async function findLosses(page: Page, always: readonly string[]): Promise<Fault[]> {
  const lines = await readLines(page)
  const lost = always.filter((line) => !lines.includes(line))
  const dead = await findDeadButtons(page)
  return [
    ...lost.slice(0, 1).map((line) => ({
      kind: 'lost',
      element: 'main',
      seen: `lacks “${line}” and ${lost.length - 1} more lines`,
    })),
    ...dead.map((name) => ({
      kind: 'dead',
      element: `button “${name}”`,
      seen: 'looks ready and does nothing when it is pressed',
    })),
  ]
}
