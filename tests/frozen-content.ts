// The content of November 2026 (frozen/content, its texts cut short), for tests of code: what an editor changes in
// content/ must not fail them, nor a page that has joined the route map since.
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROUTE_NAMES } from '../lib/base/indexed-routes'

/** The folder in which the frozen content stands as a project's stands in its root. */
export const FROZEN_ROOT = path.resolve('tests/frozen')

const PAGES_FILE = 'content/pages.json'

/** The frozen words for each page, and made ones for a route that has none. */
export function readFrozenPages(): { pages: Record<string, object> } {
  const made = (name: string) => ({
    label: `Made ${name}`,
    title: `A made title for ${name}`,
    description: `A made description for the page ${name}, as long as descriptions are.`,
  })
  const { pages } = JSON.parse(readFileSync(path.join(FROZEN_ROOT, PAGES_FILE), 'utf8'))
  return { pages: Object.fromEntries(ROUTE_NAMES.map((name) => [name, pages[name] ?? made(name)])) }
}

/** Copies the frozen content to where a project's content stands. */
export function copyFrozenContent(root: string) {
  cpSync(FROZEN_ROOT, root, { recursive: true })
  writeFileSync(path.join(root, PAGES_FILE), JSON.stringify(readFrozenPages(), null, 2))
}
