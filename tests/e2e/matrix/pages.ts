// Every page of the export, so that a new one is covered without being listed.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright/test'

const OUT = path.resolve('out')

/** An address that no page has: the host shows 404.html. */
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
      hasScripts: /<script\b[^>]*\ssrc=/.test(html),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

/** Waits until React has taken over every island of the page. Resolves at once on a page without one. */
export const waitUntilInteractive = (page: Page) =>
  page.waitForFunction(() => document.querySelector('main script') === null)
