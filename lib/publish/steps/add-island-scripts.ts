import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { BROWSERS, removeLargeProps } from '../bundle-islands'
import { insertBefore, type Step } from '../page'

const LOADER = readFileSync(path.join(__dirname, '../browser/load-islands.ts'), 'utf8')

/** Adds the scripts that hydrate the page's islands, and removes the props that they contain. */
export const addIslandScripts: Step = (page, { islands }) => {
  const entry = islands.entries.get(page.path)
  if (!entry) return page
  const files = [islands.react.address, entry.address]
  // All islands of a page hydrate together, so the most urgent one decides when the script loads.
  const times = [...page.html.matchAll(/<div data-island="\w+"(?: data-when="(\w+)")?/g)].map(
    ([, when]) => when,
  )
  // `async`, because a script that delays DOMContentLoaded makes Chromium apply the fragment then: on a slow line that
  // would take the focus and the scroll position from a visitor who has begun to type.
  const tags = times.includes(undefined)
    ? `<link rel="modulepreload" href="${files[0]}"/><script type="module" async src="${files[1]}"></script>`
    : `<script type="module">${compileLoader(files, times.includes('visible') ? 'visible' : 'idle')}</script>`
  return { ...page, html: removeLargeProps(insertBefore(page, '</head>', tags)) }
}

function compileLoader(files: readonly string[], when: 'visible' | 'idle'): string {
  const define = { FILES: JSON.stringify(files), WHEN: JSON.stringify(when) }
  return transformSync(LOADER, { loader: 'ts', minify: true, target: BROWSERS, define }).code.trim()
}
