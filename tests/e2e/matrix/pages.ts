// The pages of the export, so that a new page is covered automatically, and how to wait for their scripts.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'

const OUT = path.resolve('out')

/** A path without a page: the host shows 404.html. */
export const MISSING_PATH = '/no-such-page'

export type ExportedPage = { path: string; hasScripts: boolean }

/** Sorted by path. Pages that only forward to a provider are left out: bucket.test.ts follows those. */
export function listExportedPages(): ExportedPage[] {
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(path.join(OUT, file), 'utf8') }))
    .filter(({ html }) => !/http-equiv="?refresh/.test(html))
    .map(({ file, html }) => ({
      path: file === '404.html' ? MISSING_PATH : `/${file.replace(/(?:^|\/)?(?:index)?\.html$/, '')}`,
      hasScripts: /<script type="module"/.test(html),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/**
 * Waits until React has taken over every island of the page, but those that are folded, and their fields can be used, which
 * is a render later. Resolves at once without an island.
 */
export const waitUntilInteractive = (page: Page) =>
  page.waitForFunction(() => {
    const find = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((found) => !found.closest('details:not([open])'))
    return (
      find('[data-island] > :first-child').every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ) && find('[data-island] fieldset:disabled').length === 0
    )
  })

/** Holds back script files until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.js', (route) => released.then(() => route.fallback()))
  return () => release()
}

/** Opens a page, delays its scripts until it has been painted, and returns the layout shifts that follow. */
export async function findShiftsOnHydration(page: Page, path: string, width: number): Promise<number[]> {
  // As tall as the page, because the browser counts only shifts in view.
  await page.setViewportSize({ width, height: 12_000 })
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  // Not at the first paint: the footer is in view in this tall window, and it grows while the page is parsed.
  await page.waitForFunction(() => document.readyState !== 'loading')
  // The display font replaces its fallback whenever it arrives, and the fonts of the tests have no fallback of its size.
  await page.evaluate(() => document.fonts.ready)
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
      }),
  )
  release()
  await waitUntilInteractive(page)
  return page.evaluate(
    (painted) =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter((entry) => entry.startTime > painted)
              .map((entry) => Number(Reflect.get(entry, 'value'))),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve([]), 50))
      }),
    painted,
  )
}
